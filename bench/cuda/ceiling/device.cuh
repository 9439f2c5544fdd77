// What every CUDA file here needs: errors that end the program with a message, and memory of the
// device that is given back.
#pragma once

#include <cublas_v2.h>
#include <cuda_fp16.h>

#include <cstdio>
#include <cstdlib>
#include <span>
#include <vector>

namespace scoundrel::ceiling {

inline void must(cudaError_t error, const char* what) {
    if (error == cudaSuccess) return;
    std::fprintf(stderr, "cuda: %s: %s\n", what, cudaGetErrorString(error));
    std::exit(1);
}
inline void must(cublasStatus_t status, const char* what) {
    if (status == CUBLAS_STATUS_SUCCESS) return;
    std::fprintf(stderr, "cublas: %s: %s\n", what, cublasGetStatusString(status));
    std::exit(1);
}
inline void launched(const char* what) { must(cudaGetLastError(), what); }

// Numbers on the device.
template <class T>
class OnDevice {
  public:
    explicit OnDevice(std::size_t count = 0) { resize(count); }
    ~OnDevice() { cudaFree(data_); }
    OnDevice(const OnDevice&) = delete;
    OnDevice& operator=(const OnDevice&) = delete;

    // What was there is lost.
    void resize(std::size_t count) {
        if (count <= room_) return;
        must(cudaFree(data_), "free");
        data_ = nullptr;
        must(cudaMalloc(&data_, count * sizeof(T)), "memory");
        room_ = count;
    }
    void clear(std::size_t count) { must(cudaMemset(data_, 0, count * sizeof(T)), "clear"); }
    void put(std::span<const T> values) {
        resize(values.size());
        must(cudaMemcpy(data_, values.data(), values.size_bytes(), cudaMemcpyHostToDevice), "put");
    }
    std::vector<T> get(std::size_t count) const {
        std::vector<T> values(count);
        must(cudaMemcpy(values.data(), data_, count * sizeof(T), cudaMemcpyDeviceToHost), "get");
        return values;
    }
    T get_one() const { return get(1)[0]; }
    T* data() const { return data_; }
    std::size_t room() const { return room_; }

  private:
    T* data_ = nullptr;
    std::size_t room_ = 0;
};

inline unsigned blocks_for(std::size_t count, unsigned threads) {
    return static_cast<unsigned>((count + threads - 1) / threads);
}

}  // namespace scoundrel::ceiling
