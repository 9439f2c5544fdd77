// The nets of this instance: handed in by the page when they are needed, so that the module itself
// is small (data/nets is five times as large).
#pragma once

#include <string>

namespace scoundrel {

// A file of data/nets; false, and nothing kept, if it is not one.
bool hand_net(std::string file);
bool any_net_handed();

}  // namespace scoundrel
