// The protocol as a call. An engine answers one thread at a time; others may stop it.
#include <mutex>

#include "arguments.h"
#include "protocol/engine.h"

namespace scoundrel::python {

namespace {

class PythonEngine {
  public:
    explicit PythonEngine(std::function<std::uint64_t()> random) : engine_(std::move(random)) {}

    std::optional<std::string> ask(py::handle line) {
        const std::string request = text_of(line, "a request is a text, one object of JSON");
        const std::unique_lock asking(asking_, std::try_to_lock);
        if (!asking.owns_lock()) throw std::runtime_error("another thread is asking this engine");
        const py::gil_scoped_release free;
        return engine_.ask(request);
    }
    void stop() { engine_.stop(); }

  private:
    Engine engine_;
    std::mutex asking_;
};

// Python's own chance: a number at a time, by a call that takes the lock.
std::unique_ptr<PythonEngine> make_engine(py::function random) {
    return std::make_unique<PythonEngine>([random = std::move(random)] {
        const py::gil_scoped_acquire lock;
        return random().cast<std::uint64_t>();
    });
}

}  // namespace

void bind_engine(py::module_& module) {
    whole_class<PythonEngine>(module, "Engine")
        .def(py::init(&make_engine))
        .def("ask", &PythonEngine::ask)
        .def("stop", &PythonEngine::stop);
}

}  // namespace scoundrel::python
