// Bytes made smaller for the way, as gzip: the only source that knows zlib.
#pragma once

#include <string>
#include <string_view>

namespace scoundrel::web {

std::string packed(std::string_view bytes);

}  // namespace scoundrel::web
