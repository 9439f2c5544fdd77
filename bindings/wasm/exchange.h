// What both modules are to their host. A request of the protocol is written to where `request`
// says, and `answer` gives where its answer begins, which is good until the next request. As long
// as the module is `busy` that is empty: `go_on` does the next step, and gives the answer once
// there is one.
#pragma once

#include <cstddef>
#include <string>

#include "protocol/protocol.h"

namespace scoundrel {

Protocol& protocol();  // each module has its own

inline std::string exchanged;  // the request, then the answer

}  // namespace scoundrel

extern "C" {

// Room for a request of so many bytes.
[[clang::export_name("request")]] inline char* wasm_request(std::size_t size) {
    scoundrel::exchanged.assign(size, ' ');
    return scoundrel::exchanged.data();
}

[[clang::export_name("answer")]] inline const char* wasm_answer() {
    using namespace scoundrel;
    exchanged = protocol().begin(exchanged).value_or("");
    return exchanged.data();
}

[[clang::export_name("go_on")]] inline const char* wasm_go_on(bool stop) {
    using namespace scoundrel;
    exchanged = protocol().go_on(stop).value_or("");
    return exchanged.data();
}

[[clang::export_name("busy")]] inline bool wasm_busy() { return scoundrel::protocol().busy(); }

[[clang::export_name("answer_size")]] inline std::size_t wasm_answer_size() {
    return scoundrel::exchanged.size();
}
}
