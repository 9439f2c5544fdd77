// Speaks HTTP with whoever comes, many at a time on one thread, and bounds what each may take of
// us: bytes, time, connections. The only source that knows libmicrohttpd; what is answered is left
// to others (site.h).
#pragma once

#include <functional>

#include "web/http.h"

namespace scoundrel::web {

// Serves those who come to the socket, which listens and becomes the server's own, until `ended`
// says so: it is asked after each signal, and at least once a second. False, and errno says why, if
// the server could not be started.
bool serve(int listening, const std::function<Answer(const Request&)>& answer,
           const std::function<bool()>& ended);

}  // namespace scoundrel::web
