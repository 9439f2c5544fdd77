#include "command/arguments.h"

#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <cstring>
#include <mutex>

namespace scoundrel::cli {

namespace {

char* first_hidden = nullptr;
char* end_of_hidden = nullptr;

std::vector<std::string>& typed() {
    static std::vector<std::string> words;
    return words;
}

}  // namespace

void hold_arguments(int count, char** arguments) {
    if (count < 2) return;
    typed().assign(arguments + 1, arguments + count);
    first_hidden = arguments[1];
    end_of_hidden = arguments[count - 1] + std::strlen(arguments[count - 1]);
}

const std::vector<std::string>& typed_arguments() { return typed(); }

void hide_from_others() {
    static std::once_flag once;
    std::call_once(once, [] {
        // They lie one after the other, each with its end.
        if (first_hidden < end_of_hidden)
            std::memset(first_hidden, 0, static_cast<std::size_t>(end_of_hidden - first_hidden));
#ifdef __linux__
        ::prctl(PR_SET_DUMPABLE, 0);
#endif
    });
}

}  // namespace scoundrel::cli
