// What Python hands over, checked: a text, a whole number, a seed. Whoever hands over something
// else is told in a sentence what is wanted; by itself pybind11 would list the functions of this
// module, which nobody is to know.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

#include "core.h"

namespace scoundrel::python {

// `wanted` is a sentence, "a move is a text, such as '7De'", and is completed by what came instead.
std::string text_of(py::handle value, const char* wanted);

// A whole number, numpy's too, of any size. A bool is none: who passes one has mixed something up.
py::int_ whole_of(py::handle value, const std::string& wanted);

// The same within bounds; `what` is a name, "max_steps".
std::uint64_t number_of(py::handle value, const std::string& what, std::uint64_t least,
                        std::uint64_t most);

inline int int_of(py::handle value, const std::string& what, int least, int most) {
    return static_cast<int>(number_of(value, what, static_cast<std::uint64_t>(least),
                                      static_cast<std::uint64_t>(most)));
}

inline std::uint64_t seed_of(py::handle value) {
    return number_of(value, "a seed", 0, std::numeric_limits<std::uint64_t>::max());
}

// A seed as it stands in a game's id: any text will do there.
std::string seed_text_of(py::handle value);

}  // namespace scoundrel::python
