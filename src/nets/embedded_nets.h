// The files of data/nets as they stand in the program; embedded_nets.cpp is made by the build.
#pragma once

#include <string_view>

namespace scoundrel {

// Of a rule set, by its id. Each has one.
std::string_view embedded_net(std::string_view rule_set);

}  // namespace scoundrel
