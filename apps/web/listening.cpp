#include "web/listening.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>

namespace scoundrel::web {

int listen_at(int port) {
    const int made = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (made < 0) return -1;
    const int yes = 1;  // connections of a server that has ended do not keep the port
    (void)::setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_port = htons(static_cast<std::uint16_t>(port));
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::bind(made, reinterpret_cast<const sockaddr*>(&here), sizeof here) == 0 &&
        ::listen(made, SOMAXCONN) == 0)
        return made;
    const int why = errno;
    (void)::close(made);
    return errno = why, -1;
}

int port_of(int listening) {
    sockaddr_in here{};
    socklen_t size = sizeof here;
    (void)::getsockname(listening, reinterpret_cast<sockaddr*>(&here), &size);
    return ntohs(here.sin_port);
}

}  // namespace scoundrel::web
