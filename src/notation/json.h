// The JSON library, in the one form used here: objects keep the order of their fields.
// Built without exceptions, so every access is checked first.
#pragma once

#include <nlohmann/json.hpp>

namespace scoundrel {

using Json = nlohmann::ordered_json;

// On one line, whatever bytes the strings hold.
inline std::string print_json(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace scoundrel
