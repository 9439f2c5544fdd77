#include "arguments.h"

namespace scoundrel::python {

namespace {

[[noreturn]] void refuse(const std::string& wanted, py::handle value) {
    throw py::type_error(wanted + ", not " + Py_TYPE(value.ptr())->tp_name);
}

}  // namespace

std::string text_of(py::handle value, const char* wanted) {
    if (!PyUnicode_Check(value.ptr())) refuse(wanted, value);
    Py_ssize_t size = 0;
    const char* bytes = PyUnicode_AsUTF8AndSize(value.ptr(), &size);
    if (bytes == nullptr) throw py::error_already_set();  // half a character: Python says which
    return {bytes, static_cast<std::size_t>(size)};
}

py::int_ whole_of(py::handle value, const std::string& wanted) {
    if (PyLong_CheckExact(value.ptr())) return py::reinterpret_borrow<py::int_>(value);
    if (PyBool_Check(value.ptr()) || !PyIndex_Check(value.ptr())) refuse(wanted, value);
    PyObject* number = PyNumber_Index(value.ptr());
    if (number == nullptr) {  // an array of several
        PyErr_Clear();
        refuse(wanted, value);
    }
    return py::reinterpret_steal<py::int_>(number);
}

std::uint64_t number_of(py::handle value, const std::string& what, std::uint64_t least,
                        std::uint64_t most) {
    const py::int_ whole = whole_of(value, what + " is a whole number");
    const std::uint64_t number = PyLong_AsUnsignedLongLong(whole.ptr());
    const bool fits = PyErr_Occurred() == nullptr;
    if (fits && number >= least && number <= most) return number;
    PyErr_Clear();
    throw py::value_error(what + " is a whole number from " + std::to_string(least) + " to " +
                          std::to_string(most) + ", not " +
                          std::string(py::str(py::handle(whole))));
}

std::string seed_text_of(py::handle value) {
    if (PyUnicode_Check(value.ptr())) return text_of(value, "a seed is a text");
    return std::to_string(seed_of(whole_of(value, "a seed is a whole number or a text")));
}

}  // namespace scoundrel::python
