// The engine as WebAssembly: a request is written to where `request` says, `answer` answers it.
// One instance is one engine, with one game at a time.
#include "advice/advice.h"

namespace {

std::string text;  // the request, then the answer

scoundrel::Engine& engine() {
    static scoundrel::Engine engine(scoundrel::with_advice({}));
    return engine;
}

}  // namespace

extern "C" {

// Room for a request of so many bytes.
[[clang::export_name("request")]] char* wasm_request(std::size_t size) {
    text.assign(size, ' ');
    return text.data();
}

// Gives where the answer begins; it is good until the next request.
[[clang::export_name("answer")]] const char* wasm_answer() {
    text = engine().answer(text).value_or("");
    return text.data();
}

[[clang::export_name("answer_size")]] std::size_t wasm_answer_size() { return text.size(); }
}
