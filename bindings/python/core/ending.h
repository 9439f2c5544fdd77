// What becomes of a thread that is in here when the program ends.
//
// Whoever asks for Python's lock from then on is not given it: Python 3.11 ends that thread by
// unwinding its stack, through C++ as well. Where the unwinding meets a destructor or a handler of
// all exceptions, as pybind11 has them, the whole program is aborted, and on its way it lets go of
// Python's objects without the lock. So it is met where it begins, by a destructor of our own, and
// the thread waits there until the process is gone, as Python 3.14 does by itself: whatever it
// holds stays as it is, and nothing has to be asked before, which might be otherwise a moment
// later.
//
// This is for all that gives the lock away: work without it, and what runs code in Python. Left
// out is `__index__` of a caller's own class, where the unwinding finds nothing that stops it.
#pragma once

#include <unistd.h>

#include "core.h"

namespace scoundrel::python {

// Between its making and all_well() Python's C API is called and nothing else: no object with a
// destructor is made there. Not a `catch`: while another exception is handled, as when one is
// translated for Python, an unwinding that is caught ends the program.
class WaitsForTheEnd {
  public:
    WaitsForTheEnd() = default;
    WaitsForTheEnd(const WaitsForTheEnd&) = delete;
    WaitsForTheEnd& operator=(const WaitsForTheEnd&) = delete;
    ~WaitsForTheEnd() {
        while (!well_) pause();
    }
    void all_well() { well_ = true; }

  private:
    bool well_ = false;
};

// Work without Python's lock, so that its other threads run meanwhile. Nothing in it needs Python.
class Unlocked {
  public:
    Unlocked() : state_(PyEval_SaveThread()) {}
    Unlocked(const Unlocked&) = delete;
    Unlocked& operator=(const Unlocked&) = delete;
    ~Unlocked() noexcept(false) {
        WaitsForTheEnd here;
        PyEval_RestoreThread(state_);
        here.all_well();
    }

  private:
    PyThreadState* state_;
};

}  // namespace scoundrel::python
