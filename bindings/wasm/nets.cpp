#include "nets.h"

#include <map>

#include "nets/embedded_nets.h"
#include "player/net_file.h"

namespace scoundrel {

namespace {

std::map<std::string, std::string, std::less<>> files;  // by rule set

}  // namespace

bool hand_net(std::string file) {
    const auto net = parse_net(file);
    if (!net) return false;
    files.insert_or_assign(net->rules, std::move(file));
    return true;
}

bool any_net_handed() { return !files.empty(); }

std::string_view embedded_net(std::string_view rule_set) {
    const auto file = files.find(rule_set);
    return file == files.end() ? std::string_view() : file->second;
}

}  // namespace scoundrel
