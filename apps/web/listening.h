// The socket that the page is served at: of this machine alone, so that no other can reach it.
#pragma once

namespace scoundrel::web {

// Port 0 takes any that is free. -1, and errno says why not.
int listen_at(int port);

// Which one it has become.
int port_of(int listening);

}  // namespace scoundrel::web
