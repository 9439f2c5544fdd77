// The time and chance as the operating system has them.
#pragma once

#include "game/host.h"

namespace scoundrel {

Host system_host();

}  // namespace scoundrel
