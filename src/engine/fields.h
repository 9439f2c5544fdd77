// Fields of a request, checked: a missing or wrong-typed one is a bad_request that names it.
#pragma once

#include <string>
#include <vector>

#include "notation/error.h"
#include "notation/json.h"

namespace scoundrel {

inline std::unexpected<Error> bad_request(std::string message) {
    return fail(ErrorCode::bad_request, std::move(message));
}

inline const Json* find_field(const Json& request, const char* name) {
    const auto at = request.find(name);
    return at == request.end() ? nullptr : &*at;
}

inline Result<std::string> text_field(const Json& request, const char* name) {
    const Json* field = find_field(request, name);
    if (field == nullptr) return bad_request("'" + std::string(name) + "' is missing");
    if (!field->is_string()) return bad_request("'" + std::string(name) + "' must be a text");
    return field->get<std::string>();
}

inline Result<std::vector<std::string>> texts_field(const Json& request, const char* name) {
    const Json* field = find_field(request, name);
    const auto wrong = [name] {
        return bad_request("'" + std::string(name) + "' must be a list of texts");
    };
    if (field == nullptr || !field->is_array()) return wrong();
    std::vector<std::string> texts;
    for (const Json& item : *field) {
        if (!item.is_string()) return wrong();
        texts.push_back(item.get<std::string>());
    }
    return texts;
}

}  // namespace scoundrel
