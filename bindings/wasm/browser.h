// Time and chance as the host gives them through WASI: a browser, or node.
#pragma once

#include "game/host.h"

namespace scoundrel {

Host browser();

}  // namespace scoundrel
