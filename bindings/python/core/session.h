// A session, as Python's Game has it.
#pragma once

#include "core.h"
#include "game/session.h"

namespace scoundrel::python {

struct PythonSession {
    Session session;
};

// A text that is not a move is an illegal one.
Move read_move(py::handle written);

}  // namespace scoundrel::python
