// Work without Python's lock, so that its other threads run meanwhile.
//
// A program may end in the middle of it: whoever asks for the lock from then on is not given it,
// and Python 3.11 ends that thread by unwinding its stack, through C++ as well. pybind11's own
// guard asks in its destructor, where nothing may pass, and the whole program is aborted. This one
// catches the unwinding where it begins and keeps the thread waiting until the process is gone,
// as Python 3.14 does by itself. So whatever the thread holds stays as it is, and nothing has to
// be asked before, which might be otherwise a moment later.
//
// Nothing that is called meanwhile may need Python: a call of it could end the thread as well.
#pragma once

#include <unistd.h>

#include "core.h"

namespace scoundrel::python {

class Unlocked {
  public:
    Unlocked() : state_(PyEval_SaveThread()) {}
    Unlocked(const Unlocked&) = delete;
    Unlocked& operator=(const Unlocked&) = delete;
    ~Unlocked() {
        try {
            PyEval_RestoreThread(state_);
        } catch (...) {  // never left: the unwinding may not be ended, only put off
            for (;;) pause();
        }
    }

  private:
    PyThreadState* state_;
};

}  // namespace scoundrel::python
