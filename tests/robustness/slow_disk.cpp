// A slow disk, to be loaded before a program (LD_PRELOAD): every write happens in two parts with
// pauses around them, and every wait for the disk takes a while. A kill at a random instant then
// often meets a write that is half done.
#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

#include <cstdlib>

namespace {

unsigned below(size_t limit) {
    static unsigned state = static_cast<unsigned>(::getpid());
    return static_cast<unsigned>(::rand_r(&state)) % static_cast<unsigned>(limit);
}

void pause_a_while() {
    constexpr unsigned longest = 4000;  // microseconds
    ::usleep(below(longest));
}

template <class Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

ssize_t write_in_parts(int file, const void* data, size_t size, off_t at) {
    static auto* const write_part = real<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    pause_a_while();
    const size_t first = below(size + 1);
    if (first > 0) {
        const ssize_t done = write_part(file, data, first, at);
        if (done != static_cast<ssize_t>(first)) return done;
        for (int i = 0; i < 4; ++i) pause_a_while();
    }
    const char* const rest = static_cast<const char*>(data) + first;
    const ssize_t done = write_part(file, rest, size - first, at + static_cast<off_t>(first));
    pause_a_while();
    return done < 0 ? done : done + static_cast<ssize_t>(first);
}

}  // namespace

extern "C" {

ssize_t pwrite(int file, const void* data, size_t size, off_t at) {
    return write_in_parts(file, data, size, at);
}
ssize_t pwrite64(int file, const void* data, size_t size, off_t at) {
    return write_in_parts(file, data, size, at);
}
int fdatasync(int file) {
    static auto* const sync = real<int(int)>("fdatasync");
    pause_a_while();
    return sync(file);
}
int fsync(int file) {
    static auto* const sync = real<int(int)>("fsync");
    pause_a_while();
    return sync(file);
}
int link(const char* from, const char* to) {
    static auto* const make_link = real<int(const char*, const char*)>("link");
    pause_a_while();
    const int done = make_link(from, to);
    pause_a_while();
    return done;
}
int ftruncate(int file, off_t size) {
    static auto* const truncate_file = real<int(int, off_t)>("ftruncate");
    const int done = truncate_file(file, size);
    pause_a_while();
    return done;
}

}  // extern "C"
