#include "command/failure.h"

#include <iostream>

#include "phrases/catalogue.h"

namespace scoundrel::cli {

void require_output() {
    if (!std::cout) throw Failure(say({}, Phrase::cli_unwritten));
}

}  // namespace scoundrel::cli
