// What a call over the C border has to say when it fails: a code, and a message kept for the thread
// that called. No exception crosses that border: guarded() turns the standard library's into codes.
#pragma once

#include <new>
#include <string_view>

#include "scoundrel.h"

namespace scoundrel::c {

// Keeps `call: what` as this thread's message, and gives the code back. About wrong use it speaks
// English: it is the programmer's who wrote the call, as an assert is. What a text lacks is told in
// the words of src/phrases.
int told(int code, std::string_view call, std::string_view what);

// The usual mistakes, with their words.
int told(int code, std::string_view call);

template <class Work>
int guarded(std::string_view call, Work work) noexcept {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return told(SCOUNDREL_ERROR_MEMORY, call);
    } catch (...) {
        return told(SCOUNDREL_ERROR_INSIDE, call);
    }
}

}  // namespace scoundrel::c
