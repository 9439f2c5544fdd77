// A program from outside, started below a process of ours that outlives neither it nor us: the
// supervisor. It ends all that the program started as soon as the program has ended, or we have,
// even if we are killed.
#pragma once

#include <sys/types.h>

#include <string>
#include <utility>

#include "bots/confinement.h"

namespace scoundrel::cli {

// An open file of ours.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int fd) : fd_(fd) {}
    Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(fd_, other.fd_);
        return *this;
    }
    ~Descriptor() { close(); }
    void close();
    int get() const { return fd_; }

  private:
    int fd_ = -1;
};

class Supervised {
  public:
    // A command line for /bin/sh.
    Supervised(const std::string& command, const Confinement& confinement);
    // Ends it, and all it started.
    ~Supervised();
    Supervised(const Supervised&) = delete;
    Supervised& operator=(const Supervised&) = delete;

    // Whether the program has ended, and with it all it started.
    bool has_ended() const;

    const Guards& guards() const { return status_.guards; }
    // The program's own process; as its own namespace counts, if it has one.
    pid_t process() const { return status_.program; }

    // The other ends of its standard streams.
    Descriptor to, from, errors;

    // What the supervisor tells when it has begun.
    struct Status {
        pid_t program = -1;
        Guards guards{};
    };

  private:
    bool start(const std::string& command, const Walls* walls);

    Status status_;
    pid_t supervisor_ = -1;
    Descriptor life_;  // open as long as we live: nobody else holds this end
};

}  // namespace scoundrel::cli
