// A disk that fails once, or from then on, to be loaded before a program (LD_PRELOAD). Of the calls
// of the system on files below a folder the one with a given number fails, in a given way; who
// drives it (faults.py) tries every number. Also a clock that is wrong.
//
//   FAULT_UNDER=FOLDER    calls on anything else, and on standard streams, are not counted
//   FAULT_AT=N            the N-th call that can fail so; 0: none
//   FAULT_KIND=KIND       EIO, ENOSPC, EACCES, EINTR, or short: only a part is read or written
//   FAULT_PERSIST=1       and every one after it
//   FAULT_LOG=FILE        gets a line for each call that failed, or, with FAULT_AT=0, for each call
//   WRONG_CLOCK=SECONDS   since 1970: what time it is
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <string_view>

namespace {

enum Kind : unsigned { none = 0, io = 1, space = 2, access_ = 4, interrupt = 8, part = 16 };

struct Named {
    const char* name;
    Kind kind;
    int error;
};
constexpr Named kinds[] = {{"EIO", io, EIO},
                           {"ENOSPC", space, ENOSPC},
                           {"EACCES", access_, EACCES},
                           {"EINTR", interrupt, EINTR},
                           {"short", part, 0}};

const char* variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

struct Plan {
    std::string_view under = variable("FAULT_UNDER");
    long at = std::atol(variable("FAULT_AT"));
    bool persist = *variable("FAULT_PERSIST") != 0;
    const char* log = variable("FAULT_LOG");
    Named kind = {"", none, 0};
    long count = 0;
    bool ours[1 << 12] = {};  // open files below the folder

    Plan() {
        for (const Named& each : kinds)
            if (std::string_view(variable("FAULT_KIND")) == each.name) kind = each;
    }
};

Plan& plan() {
    static Plan the_plan;
    return the_plan;
}

void write_down(const char* call, const char* what) {
    if (*plan().log == 0) return;
    const int fd = static_cast<int>(
        ::syscall(SYS_openat, AT_FDCWD, plan().log, O_WRONLY | O_CREAT | O_APPEND, 0600));
    const std::string line = std::to_string(plan().count) + " " + call + " " + what + "\n";
    (void)::syscall(SYS_write, fd, line.data(), line.size());
    (void)::syscall(SYS_close, fd);
}

// Whether this call, which can fail in these ways, is to fail now.
bool fails(const char* call, const char* what, unsigned ways) {
    Plan& the = plan();
    if (the.at == 0) return write_down(call, what), false;
    if ((ways & the.kind.kind) == 0) return false;
    ++the.count;
    if (the.persist ? the.count < the.at : the.count != the.at) return false;
    write_down(call, what);
    errno = the.kind.error;
    return true;
}

bool is_ours(const char* path) {
    const std::string_view under = plan().under;
    return !under.empty() && std::string_view(path).starts_with(under);
}
bool is_ours(int fd) {
    return fd >= 0 && fd < static_cast<int>(std::size(plan().ours)) && plan().ours[fd];
}
bool fails_at(const char* call, const char* path, unsigned ways) {
    return is_ours(path) && fails(call, path, ways);
}
bool fails_at(const char* call, int fd, unsigned ways) {
    if (!is_ours(fd)) return false;
    char path[1 << 12] = {};
    (void)!::readlink(("/proc/self/fd/" + std::to_string(fd)).c_str(), path, sizeof path - 1);
    return fails(call, path, ways);
}

int remember(int fd, bool ours) {
    if (fd >= 0 && fd < static_cast<int>(std::size(plan().ours))) plan().ours[fd] = ours;
    return fd;
}

template <class Function>
Function* real(const char* name) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

unsigned ways_to_open(int flags) {
    return io | access_ | interrupt | ((flags & O_CREAT) != 0 ? unsigned{space} : 0);
}

// Less than was asked for, and less than there is in most files here.
size_t some_of(size_t size) { return size > 32 ? 16 : size / 2; }

template <class Call>
ssize_t transfer(const char* call, int fd, size_t size, unsigned ways, Call done) {
    if (!fails_at(call, fd, ways | io | interrupt | (size > 1 ? unsigned{part} : 0)))
        return done(size);
    return plan().kind.kind == part ? done(some_of(size)) : -1;
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    static auto* const next = real<int(const char*, int, ...)>("open");
    va_list more;
    va_start(more, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    if (fails_at("open", path, ways_to_open(flags))) return -1;
    return remember(next(path, flags, mode), is_ours(path));
}
int openat(int at, const char* path, int flags, ...) {
    static auto* const next = real<int(int, const char*, int, ...)>("openat");
    va_list more;
    va_start(more, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    if (fails_at("openat", path, io | access_)) return -1;
    return remember(next(at, path, flags, mode), is_ours(path));
}
int close(int fd) {
    static auto* const next = real<int(int)>("close");
    const bool fail = fails_at("close", fd, io);
    remember(fd, false);
    const int done = next(fd);
    if (fail) errno = EIO;
    return fail ? -1 : done;
}
ssize_t read(int fd, void* data, size_t size) {
    static auto* const next = real<ssize_t(int, void*, size_t)>("read");
    return transfer("read", fd, size, none, [&](size_t some) { return next(fd, data, some); });
}
ssize_t pread(int fd, void* data, size_t size, off_t at) {
    static auto* const next = real<ssize_t(int, void*, size_t, off_t)>("pread");
    return transfer("pread", fd, size, none, [&](size_t some) { return next(fd, data, some, at); });
}
ssize_t write(int fd, const void* data, size_t size) {
    static auto* const next = real<ssize_t(int, const void*, size_t)>("write");
    return transfer("write", fd, size, space, [&](size_t some) { return next(fd, data, some); });
}
ssize_t pwrite(int fd, const void* data, size_t size, off_t at) {
    static auto* const next = real<ssize_t(int, const void*, size_t, off_t)>("pwrite");
    return transfer("pwrite", fd, size, space,
                    [&](size_t some) { return next(fd, data, some, at); });
}
int fsync(int fd) {
    static auto* const next = real<int(int)>("fsync");
    return fails_at("fsync", fd, io | space | interrupt) ? -1 : next(fd);
}
int fdatasync(int fd) {
    static auto* const next = real<int(int)>("fdatasync");
    return fails_at("fdatasync", fd, io | space | interrupt) ? -1 : next(fd);
}
int ftruncate(int fd, off_t size) {
    static auto* const next = real<int(int, off_t)>("ftruncate");
    return fails_at("ftruncate", fd, io | interrupt) ? -1 : next(fd, size);
}
int flock(int fd, int how) {
    static auto* const next = real<int(int, int)>("flock");
    return fails_at("flock", fd, io | interrupt) ? -1 : next(fd, how);
}
int fstat(int fd, struct stat* status) {
    static auto* const next = real<int(int, struct stat*)>("fstat");
    return fails_at("fstat", fd, io) ? -1 : next(fd, status);
}
int stat(const char* path, struct stat* status) {
    static auto* const next = real<int(const char*, struct stat*)>("stat");
    return fails_at("stat", path, io | access_) ? -1 : next(path, status);
}
int lstat(const char* path, struct stat* status) {
    static auto* const next = real<int(const char*, struct stat*)>("lstat");
    return fails_at("lstat", path, io | access_) ? -1 : next(path, status);
}
int link(const char* from, const char* to) {
    static auto* const next = real<int(const char*, const char*)>("link");
    return fails_at("link", to, io | space | access_) ? -1 : next(from, to);
}
int unlink(const char* path) {
    static auto* const next = real<int(const char*)>("unlink");
    return fails_at("unlink", path, io | access_) ? -1 : next(path);
}
int rename(const char* from, const char* to) {
    static auto* const next = real<int(const char*, const char*)>("rename");
    return fails_at("rename", to, io | space | access_) ? -1 : next(from, to);
}
int mkdir(const char* path, mode_t mode) {
    static auto* const next = real<int(const char*, mode_t)>("mkdir");
    return fails_at("mkdir", path, io | space | access_) ? -1 : next(path, mode);
}
int rmdir(const char* path) {
    static auto* const next = real<int(const char*)>("rmdir");
    return fails_at("rmdir", path, io | access_) ? -1 : next(path);
}
int chmod(const char* path, mode_t mode) {
    static auto* const next = real<int(const char*, mode_t)>("chmod");
    return fails_at("chmod", path, io | access_) ? -1 : next(path, mode);
}
struct dirent* readdir(DIR* directory) {
    static auto* const next = real<struct dirent*(DIR*)>("readdir");
    return fails_at("readdir", ::dirfd(directory), io) ? nullptr : next(directory);
}
int clock_gettime(clockid_t clock, struct timespec* time) {
    static auto* const next = real<int(clockid_t, struct timespec*)>("clock_gettime");
    const char* const wrong = std::getenv("WRONG_CLOCK");
    if (wrong == nullptr || clock != CLOCK_REALTIME) return next(clock, time);
    *time = {std::atol(wrong), 0};
    return 0;
}

}  // extern "C"
