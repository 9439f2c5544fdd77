#include "bots/confinement.h"

#include <unistd.h>

#include <filesystem>

#ifdef __linux__
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#endif

namespace scoundrel::cli {

namespace {

constexpr std::string_view temporary = "TMPDIR=";
constexpr const char* temporary_place = "/dev/shm";

}  // namespace

Walls::Walls(const Confinement& confinement) {
    const auto map = [](unsigned id) {
        return std::to_string(id) + " " + std::to_string(id) + " 1\n";
    };
    user_map_ = map(::geteuid());
    group_map_ = map(::getegid());
    for (const std::string& path : confinement.hidden) {
        std::error_code error;
        const auto real = std::filesystem::canonical(path, error);
        hidden_.push_back(error ? path : real.string());
    }
    for (char** variable = environ; *variable != nullptr; ++variable)
        if (!std::string_view(*variable).starts_with(temporary)) variables_.emplace_back(*variable);
    variables_.push_back(std::string(temporary) + temporary_place);
    for (std::string& variable : variables_) environment_.push_back(variable.data());
    environment_.push_back(nullptr);
}

#ifdef __linux__

namespace {

// Whole in one write, as these files of the kernel want it.
bool write_to(const char* path, const std::string& text) {
    const int fd = ::open(path, O_WRONLY | O_CLOEXEC);
    if (fd < 0) return false;
    const bool good = ::write(fd, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    ::close(fd);
    return good;
}

// Ours is not dumpable, and the map of such a process belongs to root.
bool keep_user(const std::string& user_map, const std::string& group_map) {
    ::prctl(PR_SET_DUMPABLE, 1);
    (void)write_to("/proc/self/setgroups", "deny");  // as long as there is a map, it is no matter
    const bool kept =
        write_to("/proc/self/uid_map", user_map) && write_to("/proc/self/gid_map", group_map);
    ::prctl(PR_SET_DUMPABLE, 0);
    return kept;
}

bool mount_new(const char* type, const char* at, unsigned long flags, const char* data) {
    return ::mount(type, at, type, MS_NOSUID | flags, data) == 0;
}

bool own_processes() {
    return mount_new("proc", "/proc", MS_NODEV | MS_NOEXEC | MS_RDONLY, nullptr) ||
           mount_new("tmpfs", "/proc", MS_NODEV | MS_NOEXEC | MS_RDONLY, nullptr);
}

int clone_of(const char* path) {
    return ::open_tree(AT_FDCWD, path, OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
}
bool put_over(int clone, const char* path) {
    const bool put =
        clone >= 0 && ::move_mount(clone, "", AT_FDCWD, path, MOVE_MOUNT_F_EMPTY_PATH) == 0;
    if (clone >= 0) ::close(clone);
    return put;
}

// The harmless ones. There is no terminal among them: what a program says goes through us.
bool own_devices() {
    constexpr const char* kept[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random",
                                    "/dev/urandom"};
    int clones[std::size(kept)];
    for (std::size_t i = 0; i < std::size(kept); ++i) clones[i] = clone_of(kept[i]);
    bool good = mount_new("tmpfs", "/dev", MS_NOEXEC, "mode=0755,size=1m");
    for (std::size_t i = 0; i < std::size(kept); ++i) {
        if (good) ::close(::open(kept[i], O_CREAT | O_WRONLY | O_CLOEXEC, 0600));
        good = put_over(clones[i], kept[i]) && good;
    }
    return good && ::symlink("/proc/self/fd", "/dev/fd") == 0 &&
           ::symlink("/proc/self/fd/0", "/dev/stdin") == 0 &&
           ::symlink("/proc/self/fd/1", "/dev/stdout") == 0 &&
           ::symlink("/proc/self/fd/2", "/dev/stderr") == 0 && ::mkdir(temporary_place, 0700) == 0;
}

bool read_only() {
    mount_attr attributes{};
    attributes.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID;
    return ::mount_setattr(AT_FDCWD, "/", AT_RECURSIVE, &attributes, sizeof attributes) == 0;
}

bool own_files(const std::vector<std::string>& hidden) {
    bool good = own_devices();
    for (const std::string& path : hidden)
        good = good && put_over(clone_of("/dev/null"), path.c_str());
    return good && read_only() &&
           mount_new("tmpfs", temporary_place, MS_NODEV, "mode=0700,size=64m");
}

// Who is root in a namespace must not get its rights back by exec.
bool limit_rights() {
    for (unsigned long right = 0; ::prctl(PR_CAPBSET_READ, right, 0, 0, 0) >= 0; ++right)
        if (::prctl(PR_CAPBSET_DROP, right, 0, 0, 0) != 0) return false;
    return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

#if defined(__x86_64__)
constexpr unsigned own_machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr unsigned own_machine = AUDIT_ARCH_AARCH64;
#else
constexpr unsigned own_machine = 0;
#endif

// A network namespace does not part sockets that have a path, and behind some of those wait servers
// that start programs outside. Only system calls of this machine's own kind are let through, since
// those of others have other numbers.
bool refuse_sockets() {
    if (own_machine == 0) return false;
    constexpr auto load = [](unsigned at) {
        return sock_filter{BPF_LD | BPF_W | BPF_ABS, 0, 0, at};
    };
    constexpr auto skip_unless = [](unsigned value, unsigned char skipped) {
        return sock_filter{BPF_JMP | BPF_JEQ | BPF_K, 0, skipped, value};
    };
    constexpr auto answer = [](unsigned what) { return sock_filter{BPF_RET | BPF_K, 0, 0, what}; };
    constexpr unsigned x32_calls = 0x40000000;
    sock_filter rules[] = {
        load(offsetof(seccomp_data, arch)),
        skip_unless(own_machine, 1),
        {BPF_JMP | BPF_JA, 0, 0, 1},
        answer(SECCOMP_RET_ERRNO | ENOSYS),
        load(offsetof(seccomp_data, nr)),
        {BPF_JMP | BPF_JGE | BPF_K, 0, 1, x32_calls},
        answer(SECCOMP_RET_ERRNO | ENOSYS),
        skip_unless(SYS_io_uring_setup, 1),  // which makes sockets too
        answer(SECCOMP_RET_ERRNO | ENOSYS),
        skip_unless(SYS_socket, 3),
        load(offsetof(seccomp_data, args)),
        skip_unless(AF_UNIX, 1),
        answer(SECCOMP_RET_ERRNO | EACCES),
        answer(SECCOMP_RET_ALLOW),
    };
    const sock_fprog program{std::size(rules), rules};
    return ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

}  // namespace

Walls::Fork Walls::fork_apart() {
    constexpr unsigned long long apart =
        CLONE_NEWPID | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;
    for (const bool own_user : {true, false}) {  // root may do without
        clone_args arguments{};
        arguments.flags = own_user ? apart | CLONE_NEWUSER : apart;
        arguments.exit_signal = SIGCHLD;
        const long child = ::syscall(SYS_clone3, &arguments, sizeof arguments);
        if (child >= 0) return {static_cast<pid_t>(child), own_user};
    }
    return {};
}

std::optional<Guards> Walls::build(bool own_user) const {
    if (own_user && !keep_user(user_map_, group_map_)) return {};
    const bool apart = ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
    Guards guards{.children = true};
    guards.processes = apart && own_processes();
    const bool files = apart && own_files(hidden_);
    const bool limited = limit_rights();  // or else root could mount it all again
    guards.files = files && limited;
    guards.network = limited && refuse_sockets();
    return guards;
}

void renounce_rights(bool confined) {
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (!confined) return;
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3]{};
    ::syscall(SYS_capset, &header, none);
}

#else

Walls::Fork Walls::fork_apart() { return {}; }
std::optional<Guards> Walls::build(bool) const { return {}; }
void renounce_rights(bool) {}

#endif

}  // namespace scoundrel::cli
