// A request and its answer as values. Whoever answers (site.h) knows no sockets, and what speaks
// HTTP (http_server.h) knows nothing of pages.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace scoundrel::web {

struct Field {
    std::string name, value;
};

struct Request {
    std::string method;
    std::string address;           // as it was sent, without what stands behind a question mark
    std::size_t header_bytes = 0;  // its first line included
    std::vector<Field> fields{};

    // Fields of one name are one list, as HTTP has it; empty where there is none.
    std::string field(std::string_view name) const;
    // Whether something is to follow it.
    bool brings_body() const;
};

struct Answer {
    unsigned status;
    std::vector<Field> fields{};
    std::shared_ptr<const std::string> body = std::make_shared<std::string>();
};

// In lower case, of ASCII alone: names of fields, hosts and encodings.
std::string lowered(std::string_view text);

}  // namespace scoundrel::web
