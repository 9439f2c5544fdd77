// The nets of this instance: handed in by the host when they are needed, so that the module itself
// is small (data/nets is five times as large). The requests for that are this binding's own.
#pragma once

#include "protocol/request.h"

namespace scoundrel {

// net_for takes the request that needs a net, and says which: {"net":"classic","handed":false}.
// take_net takes a file of data/nets, as base64.
Requests net_requests();

}  // namespace scoundrel
