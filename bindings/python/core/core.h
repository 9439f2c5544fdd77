// What the parts of the module share: the library that binds, and how failures are raised.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <string>

#include "notation/error.h"
#include "notation/rules_text.h"

namespace scoundrel::python {

namespace py = pybind11;

struct Failure {
    std::string code;
    std::string message;
};

[[noreturn]] inline void raise(const Error& error) {
    throw Failure{std::string(code_text(error.code)), error.message};
}

// The value, or the failure raised.
template <class T>
T value_of(Result<T> result) {
    if (!result) raise(result.error());
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

inline Variant variant_of(const std::string& text) { return value_of(parse_rules(text)); }

void bind_notation(py::module_& module);
void bind_session(py::module_& module);
void bind_engine(py::module_& module);
void bind_player(py::module_& module);
void bind_tables(py::module_& module);

}  // namespace scoundrel::python
