// A small matrix of as many rows as columns.
#pragma once

#include <cstddef>
#include <vector>

namespace scoundrel {

class SquareMatrix {
  public:
    explicit SquareMatrix(std::size_t size) : size_(size), cells_(size * size) {}

    std::size_t size() const { return size_; }
    double& operator()(std::size_t row, std::size_t column) { return cells_[row * size_ + column]; }
    double operator()(std::size_t row, std::size_t column) const {
        return cells_[row * size_ + column];
    }

  private:
    std::size_t size_;
    std::vector<double> cells_;
};

inline SquareMatrix operator*(const SquareMatrix& a, const SquareMatrix& b) {
    SquareMatrix product(a.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < a.size(); ++j)
            for (std::size_t k = 0; k < a.size(); ++k) product(i, j) += a(i, k) * b(k, j);
    return product;
}

// Of one that is symmetric and positive definite, so that no pivot need be looked for.
inline SquareMatrix inverse(SquareMatrix matrix) {
    const std::size_t n = matrix.size();
    for (std::size_t k = 0; k < n; ++k) {  // Gauss and Jordan, in place
        const double pivot = 1 / matrix(k, k);
        matrix(k, k) = 1;
        for (std::size_t j = 0; j < n; ++j) matrix(k, j) *= pivot;
        for (std::size_t i = 0; i < n; ++i) {
            if (i == k) continue;
            const double factor = matrix(i, k);
            matrix(i, k) = 0;
            for (std::size_t j = 0; j < n; ++j) matrix(i, j) -= factor * matrix(k, j);
        }
    }
    return matrix;
}

}  // namespace scoundrel
