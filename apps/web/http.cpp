#include "web/http.h"

#include <algorithm>

namespace scoundrel::web {

std::string lowered(std::string_view text) {
    std::string low(text);
    for (char& c : low)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return low;
}

std::string Request::field(std::string_view name) const {
    std::string list;
    for (const Field& field : fields)
        if (lowered(field.name) == name) list += (list.empty() ? "" : ", ") + field.value;
    return list;
}

bool Request::brings_body() const {
    return std::ranges::any_of(fields, [](const Field& field) {
        const std::string name = lowered(field.name);
        return name == "transfer-encoding" ||
               (name == "content-length" &&
                field.value.find_first_not_of('0') != std::string::npos);
    });
}

}  // namespace scoundrel::web
