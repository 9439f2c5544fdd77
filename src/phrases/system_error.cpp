#include "phrases/system_error.h"

#include <cerrno>
#include <cstring>

#include "phrases/catalogue.h"

namespace scoundrel {

std::string say_system_error(int number) {
    switch (number) {
        case ENOENT: return say({}, Phrase::system_not_found);
        case EACCES: return say({}, Phrase::system_not_allowed);
        case EISDIR: return say({}, Phrase::system_directory);
        case ENOTDIR: return say({}, Phrase::system_no_directory);
        case EEXIST: return say({}, Phrase::system_there);
        case ENOSPC: return say({}, Phrase::system_full);
        case EROFS: return say({}, Phrase::system_read_only);
        default: return std::strerror(number);
    }
}

}  // namespace scoundrel
