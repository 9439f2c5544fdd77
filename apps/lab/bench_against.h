// The speed of this engine beside another one's that speaks the protocol: the same requests to
// both, in one run, by processor time.
#pragma once

#include <string>

#include "json/json.h"

namespace scoundrel::cli {

// `command` is a single command that answers requests with a line each. Shown on the way unless it
// is wanted as JSON.
Json bench_against(const std::string& command, bool show);

}  // namespace scoundrel::cli
