#include "web/http_server.h"

#include <microhttpd.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <chrono>
#include <list>

namespace scoundrel::web {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::seconds;

constexpr unsigned most_visitors = 256;  // those who come then wait until one has gone
// The library's own memory for a request. What does not fit into it the library refuses itself,
// without our headers; so there is room for requests that are too large to be answered otherwise.
constexpr std::size_t memory_of_request = std::size_t{128} << 10;
constexpr seconds longest_request{10};  // from the answer before, or the beginning
constexpr seconds longest_answer{120};
constexpr seconds between_looks{1};

// Whoever is connected.
struct Visitor {
    int socket;
    bool is_answered = false;  // and not through with it
    Clock::time_point since = Clock::now();

    void begin(bool answered) {
        is_answered = answered;
        since = Clock::now();
    }
};

class Server {
  public:
    explicit Server(const std::function<Answer(const Request&)>& answer) : answer_(answer) {}
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server() {
        if (daemon_ != nullptr) MHD_stop_daemon(daemon_);
    }

    bool start(int listening);
    void run(const std::function<bool()>& ended);

    MHD_Result answer(MHD_Connection* connection, const char* address, const char* method,
                      bool is_whole);
    void come(MHD_Connection* connection, void** visitor);
    void go(void** visitor);

  private:
    void wait() const;
    void end_the_slow();

    const std::function<Answer(const Request&)>& answer_;
    std::list<Visitor> visitors_;
    MHD_Daemon* daemon_ = nullptr;
    Clock::time_point next_look_ = Clock::now();
};

Visitor& visitor_of(MHD_Connection* connection) {
    const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return *static_cast<Visitor*>(info->socket_context);
}

Request read_request(MHD_Connection* connection, const char* address, const char* method) {
    const auto* size = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    Request request{.method = method, .address = address, .header_bytes = size->header_size};
    const auto take = [](void* fields, MHD_ValueKind, const char* name, const char* value) {
        std::string text = value == nullptr ? "" : value;
        text.erase(text.find_last_not_of(" \t") + 1);
        static_cast<std::vector<Field>*>(fields)->push_back({name, std::move(text)});
        return MHD_YES;
    };
    MHD_get_connection_values(connection, MHD_HEADER_KIND, take, &request.fields);
    return request;
}

// The body is shared: it lives until the last who takes it has it.
MHD_Response* make_response(const Answer& answer) {
    using Body = std::shared_ptr<const std::string>;
    const auto let_go = [](void* body) { delete static_cast<Body*>(body); };
    auto hold = std::make_unique<Body>(answer.body);
    auto* bytes = const_cast<char*>(answer.body->data());  // only read
    MHD_Response* response = MHD_create_response_from_buffer_with_free_callback_cls(
        answer.body->size(), bytes, let_go, hold.get());
    if (response == nullptr) return nullptr;
    (void)hold.release();
    for (const auto& [name, value] : answer.fields)
        MHD_add_response_header(response, name.c_str(), value.c_str());
    return response;
}

// What the library calls; nothing may be thrown through it.
MHD_Result on_request(void* server, MHD_Connection* connection, const char* address,
                      const char* method, const char*, const char*, std::size_t*,
                      void** seen) noexcept try {
    const bool is_whole = *seen != nullptr;  // it is told of twice: once its header is there
    *seen = server;
    return static_cast<Server*>(server)->answer(connection, address, method, is_whole);
} catch (...) {
    return MHD_NO;  // ends the connection
}

void on_visit(void* server, MHD_Connection* connection, void** visitor,
              MHD_ConnectionNotificationCode code) noexcept {
    if (code == MHD_CONNECTION_NOTIFY_STARTED)
        static_cast<Server*>(server)->come(connection, visitor);
    else
        static_cast<Server*>(server)->go(visitor);
}

void on_answered(void*, MHD_Connection* connection, void**, MHD_RequestTerminationCode) noexcept {
    visitor_of(connection).begin(false);
}

// Addresses are decoded by whoever knows what they mean.
std::size_t leave_as_it_is(void*, MHD_Connection*, char* text) noexcept {
    return std::char_traits<char>::length(text);
}

bool Server::start(int listening) {
    daemon_ = MHD_start_daemon(MHD_USE_EPOLL, 0, nullptr, nullptr, on_request, this,
                               MHD_OPTION_LISTEN_SOCKET, listening, MHD_OPTION_CONNECTION_LIMIT,
                               most_visitors, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory_of_request,
                               MHD_OPTION_NOTIFY_CONNECTION, on_visit, this,
                               MHD_OPTION_NOTIFY_COMPLETED, on_answered, this,
                               MHD_OPTION_UNESCAPE_CALLBACK, leave_as_it_is, this, MHD_OPTION_END);
    return daemon_ != nullptr;
}

void Server::run(const std::function<bool()>& ended) {
    while (!ended()) {
        wait();
        MHD_run(daemon_);
        if (Clock::now() < next_look_) continue;
        next_look_ = Clock::now() + between_looks;
        end_the_slow();
    }
}

void Server::wait() const {
    using Milliseconds = std::chrono::milliseconds;
    MHD_UNSIGNED_LONG_LONG soonest = Milliseconds(between_looks).count();
    MHD_UNSIGNED_LONG_LONG wanted = 0;
    if (MHD_get_timeout(daemon_, &wanted) == MHD_YES) soonest = std::min(soonest, wanted);
    const auto* info = MHD_get_daemon_info(daemon_, MHD_DAEMON_INFO_EPOLL_FD);
    pollfd what{.fd = info->epoll_fd, .events = POLLIN, .revents = 0};
    ::poll(&what, 1, static_cast<int>(soonest));
}

// The library minds how long nothing comes; here counts how long all of it takes, so that nobody
// holds a place by sending or taking a byte now and then.
void Server::end_the_slow() {
    for (const Visitor& visitor : visitors_)
        if (Clock::now() - visitor.since > (visitor.is_answered ? longest_answer : longest_request))
            ::shutdown(visitor.socket, SHUT_RDWR);
}

// A request that brings a body is answered before that comes, which ends the connection; one that
// brings none when it is whole, and others can follow.
MHD_Result Server::answer(MHD_Connection* connection, const char* address, const char* method,
                          bool is_whole) {
    const Request request = read_request(connection, address, method);
    if (!is_whole && !request.brings_body()) return MHD_YES;
    const Answer answer = answer_(request);
    MHD_Response* response = make_response(answer);
    if (response == nullptr) return MHD_NO;
    visitor_of(connection).begin(true);
    const MHD_Result queued = MHD_queue_response(connection, answer.status, response);
    MHD_destroy_response(response);  // the connection has its own hold of it
    return queued;
}

void Server::come(MHD_Connection* connection, void** visitor) {
    const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    *visitor = &visitors_.emplace_back(Visitor{.socket = info->connect_fd});
}

void Server::go(void** visitor) {
    visitors_.remove_if([&](const Visitor& one) { return &one == *visitor; });
}

}  // namespace

bool serve(int listening, const std::function<Answer(const Request&)>& answer,
           const std::function<bool()>& ended) {
    Server server(answer);
    if (!server.start(listening)) return false;
    server.run(ended);
    return true;
}

}  // namespace scoundrel::web
