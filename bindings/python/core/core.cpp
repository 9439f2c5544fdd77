// The module scoundrel._core: what the package needs from C++, one function for each group of it.
// What goes wrong becomes scoundrel.errors.Error there, with the code of the protocol.
#include "core.h"

namespace scoundrel::python {

namespace {

// Raised at the border only: src/ throws nothing.
void translate(std::exception_ptr thrown) {
    try {
        if (thrown) std::rethrow_exception(thrown);
    } catch (const Failure& failure) {
        const py::object type = py::module_::import("scoundrel.errors")
                                    .attr(failure.code == "illegal_move" ? "IllegalMove" : "Error");
        PyErr_SetObject(type.ptr(), type(failure.code, failure.message).ptr());
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
