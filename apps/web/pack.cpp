#include "web/pack.h"

#include <zlib.h>

#include <new>

namespace scoundrel::web {

std::string packed(std::string_view bytes) {
    constexpr int gzip = 15 + 16;  // zlib's largest window, and gzip's header around it
    constexpr int usual_memory = 8;
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzip, usual_memory,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    std::string small(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // reads it only
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(small.data());
    stream.avail_out = static_cast<uInt>(small.size());
    deflate(&stream, Z_FINISH);  // in one go: so much is never needed
    small.resize(stream.total_out);
    deflateEnd(&stream);
    return small;
}

}  // namespace scoundrel::web
