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

// A class all of whose objects are whole. pybind11's own `__new__` hands out objects that nothing
// was put into yet; one that is another class's Python refuses to call. Subclasses could skip
// `__init__` again, so there are none.
template <class T>
py::class_<T> whole_class(py::module_& module, const char* name) {
    py::class_<T> made(module, name, py::is_final());
    reinterpret_cast<PyTypeObject*>(made.ptr())->tp_new = [](PyTypeObject* type, PyObject*,
                                                             PyObject*) {
        return py::detail::make_new_instance(type);
    };
    return made;
}

void bind_notation(py::module_& module);
void bind_session(py::module_& module);
void bind_engine(py::module_& module);
void bind_player(py::module_& module);
void bind_tables(py::module_& module);

}  // namespace scoundrel::python
