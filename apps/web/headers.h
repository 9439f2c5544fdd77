// What strangers write into a request, read: the name they ask for, the file, what they take and
// what they have already.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace scoundrel::web {

// The host without its port, in lower case; nothing where it is none.
std::optional<std::string> host_name(std::string_view host);

// The file that an address asks for, below the page's folder and with a slash before it; nothing
// where no file of a page can be meant.
std::optional<std::string> file_of(std::string_view address);

// By Accept-Encoding; what has a weight of zero is not taken.
bool takes_gzip(std::string_view accepted);

// By If-None-Match.
bool knows(std::string_view tags, std::string_view tag);

}  // namespace scoundrel::web
