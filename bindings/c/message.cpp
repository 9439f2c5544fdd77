#include "message.h"

#include <algorithm>
#include <cstring>

namespace scoundrel::c {

namespace {

constexpr std::size_t longest_message = 1024;
thread_local char message[longest_message] = "";

std::size_t append(std::size_t at, std::string_view text) {
    const std::size_t fits = std::min(text.size(), longest_message - 1 - at);
    std::memcpy(message + at, text.data(), fits);
    return at + fits;
}

std::string_view usual(int code) {
    switch (code) {
        case SCOUNDREL_ERROR_NULL: return "a pointer is NULL that must not be";
        case SCOUNDREL_ERROR_HANDLE: return "there is no such engine, or it was freed already";
        case SCOUNDREL_ERROR_TEXT: return "the text cannot be read";
        case SCOUNDREL_ERROR_RULES: return "these rules were not read by scoundrel_read_rules()";
        case SCOUNDREL_ERROR_STATE:
            return "the state was not dealt, was dealt by other rules, or is damaged";
        case SCOUNDREL_ERROR_SHORT: return "the buffer is too short; nothing was written";
        case SCOUNDREL_ERROR_BUSY: return "another thread is asking this engine";
        case SCOUNDREL_ERROR_ENDED: return "the engine was told to quit";
        case SCOUNDREL_ERROR_RANGE: return "a number is outside of what it may be";
        case SCOUNDREL_ERROR_MEMORY: return "no memory is left";
        default: return "something went wrong inside the library";
    }
}

}  // namespace

int told(int code, std::string_view call, std::string_view what) {
    std::size_t at = append(0, call);
    at = append(at, ": ");
    message[append(at, what)] = '\0';
    return code;
}

int told(int code, std::string_view call) { return told(code, call, usual(code)); }

}  // namespace scoundrel::c

const char* scoundrel_message(void) { return scoundrel::c::message; }
