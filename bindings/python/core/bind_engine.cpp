// The protocol as a call. An engine answers one thread at a time; others may stop it.
#include <sys/random.h>

#include <mutex>

#include "arguments.h"
#include "ending.h"
#include "protocol/engine.h"

namespace scoundrel::python {

namespace {

// Not Python's own: an engine asks for it while others have the lock.
std::uint64_t chance() {
    std::uint64_t bits = 0;
    while (getrandom(&bits, sizeof bits, 0) != static_cast<ssize_t>(sizeof bits)) {
    }
    return bits;
}

class PythonEngine {
  public:
    std::optional<std::string> ask(py::handle line) {
        const std::string request = text_of(line, "a request is a text, one object of JSON");
        const std::unique_lock asking(asking_, std::try_to_lock);
        if (!asking.owns_lock()) throw std::runtime_error("another thread is asking this engine");
        const Unlocked free;
        return engine_.ask(request);
    }
    void stop() { engine_.stop(); }

  private:
    Engine engine_{chance};
    std::mutex asking_;
};

}  // namespace

void bind_engine(py::module_& module) {
    whole_class<PythonEngine>(module, "Engine")
        .def(py::init<>())
        .def("ask", &PythonEngine::ask)
        .def("stop", &PythonEngine::stop);
}

}  // namespace scoundrel::python
