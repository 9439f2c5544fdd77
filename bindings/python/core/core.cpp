// The module scoundrel._core: what the package needs from C++, one function for each group of it.
// What goes wrong becomes scoundrel.errors.Error there, with the code of the protocol.
#include "core.h"

#include "ending.h"

namespace scoundrel::python {

namespace {

PyObject* text(const std::string& text) {
    return PyUnicode_FromStringAndSize(text.data(), static_cast<Py_ssize_t>(text.size()));
}

// By hand, since it runs code in Python: the exceptions' `__init__`. A call that fails has set an
// error of its own, which is raised instead.
void set_error(const Failure& failure) {
    WaitsForTheEnd here;
    const char* name = failure.code == "illegal_move" ? "IllegalMove" : "Error";
    PyObject* module = PyImport_ImportModule("scoundrel.errors");
    PyObject* type = module == nullptr ? nullptr : PyObject_GetAttrString(module, name);
    PyObject *code = text(failure.code), *message = text(failure.message);
    PyObject* error = type == nullptr || code == nullptr || message == nullptr
                          ? nullptr
                          : PyObject_CallFunctionObjArgs(type, code, message, nullptr);
    if (error != nullptr) PyErr_SetObject(type, error);
    for (PyObject* object : {error, message, code, type, module}) Py_XDECREF(object);
    here.all_well();
}

// Raised at the border only: src/ throws nothing.
void translate(std::exception_ptr thrown) {
    try {
        if (thrown) std::rethrow_exception(thrown);
    } catch (const Failure& failure) {
        set_error(failure);
    }
}

}  // namespace

PYBIND11_MODULE(_core, module) {
    module.doc() = "What the package scoundrel needs from C++; use the package.";
    py::register_exception_translator(translate);
    bind_notation(module);
    bind_session(module);
    bind_engine(module);
    bind_player(module);
    bind_tables(module);
}

}  // namespace scoundrel::python
