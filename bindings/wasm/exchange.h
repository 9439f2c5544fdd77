// Texts between a page and a module: a request is written to where `request` says; every function
// that answers gives where its answer begins, which is good until the next request.
#pragma once

#include <cstddef>
#include <string>

namespace scoundrel::exchange {

inline std::string text;  // the request, then the answer

inline const char* answer(std::string answer) {
    text = std::move(answer);
    return text.data();
}

}  // namespace scoundrel::exchange

extern "C" {

// Room for a request of so many bytes.
[[clang::export_name("request")]] inline char* wasm_request(std::size_t size) {
    scoundrel::exchange::text.assign(size, ' ');
    return scoundrel::exchange::text.data();
}

[[clang::export_name("answer_size")]] inline std::size_t wasm_answer_size() {
    return scoundrel::exchange::text.size();
}
}
