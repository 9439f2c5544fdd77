#include "system/files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include "support/files.h"
#include "support/folder.h"
#include "system/open_file.h"

namespace scoundrel {
namespace {

namespace fs = std::filesystem;
using test::Folder;
using testing::HasSubstr;

constexpr std::size_t plenty = 1 << 20;

std::string why(const Result<std::string>& result) {
    return result ? "it was read" : result.error().message;
}

void make_socket(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, sizeof address.sun_path - 1);
    const int fd = ::socket(AF_UNIX, SOCK_STREAM, 0);
    ASSERT_EQ(::bind(fd, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    ::close(fd);
}

TEST(ReadFile, OnlyFilesAreRead) {
    const Folder folder;
    folder.write("file", "text");
    fs::create_symlink("file", folder.path("link"));
    EXPECT_EQ(read_file(folder.path("file"), plenty).value(), "text");
    EXPECT_EQ(read_file(folder.path("link"), plenty).value(), "text");
    ASSERT_EQ(::mkfifo(folder.path("pipe").c_str(), 0600), 0);
    make_socket(folder.path("socket"));
    EXPECT_THAT(why(read_file(folder.path(), plenty)), HasSubstr("Is a directory"));
    EXPECT_THAT(why(read_file(folder.path("pipe"), plenty)), HasSubstr("it is a pipe"));
    EXPECT_THAT(why(read_input(folder.path("pipe"), plenty)), HasSubstr("named -"));
    EXPECT_FALSE(read_file(folder.path("socket"), plenty));
    EXPECT_THAT(why(read_file("/dev/zero", plenty)), HasSubstr("it is a device"));
    EXPECT_THAT(why(read_file("/dev/tty", plenty)), HasSubstr("/dev/tty: "));
    EXPECT_THAT(why(read_file(folder.path("none"), plenty)), HasSubstr("No such file"));
}

TEST(ReadFile, TheLimitHoldsAlsoWhereNoSizeIsTold) {
    const Folder folder;
    folder.write("file", std::string(1025, 'x'));
    EXPECT_EQ(read_file(folder.path("file"), 1025)->size(), 1025u);
    EXPECT_THAT(why(read_file(folder.path("file"), 1024)), HasSubstr("larger than 1 KiB"));
    ASSERT_EQ(fs::file_size("/proc/self/maps"), 0u);
    EXPECT_THAT(why(read_file("/proc/self/maps", 1024)), HasSubstr("larger than 1 KiB"));
    EXPECT_THAT(too_large(std::size_t{256} << 20), HasSubstr("256 MiB"));
}

TEST(Paths, WithANulByteLeadNowhere) {
    const Folder folder;
    folder.write("file", "text");
    const std::string path = folder.path("file") + std::string("\0.rules", 7);
    EXPECT_THAT(why(read_file(path, plenty)), HasSubstr("NUL"));
    EXPECT_THAT(why(read_input(path, plenty)), HasSubstr("NUL"));
    EXPECT_THAT(why(read_rules_file(path)), HasSubstr("NUL"));
    EXPECT_FALSE(write_file(path, "other"));
    EXPECT_FALSE(make_directories(path));
    EXPECT_FALSE(sync_directory(folder.path() + std::string("\0x", 2)));
    EXPECT_FALSE(is_there(path));
    EXPECT_FALSE(is_file(path));
    EXPECT_EQ(test::read_file(folder.path("file")), "text");
    EXPECT_EQ(folder.files(), 1);
}

TEST(WriteFile, ReplacesAFileWholeAlsoBehindALink) {
    const Folder folder;
    folder.write("file", "old");
    fs::create_symlink("file", folder.path("link"));
    ASSERT_TRUE(write_file(folder.path("link"), "new"));
    EXPECT_TRUE(fs::is_symlink(folder.path("link")));
    EXPECT_EQ(test::read_file(folder.path("file")), "new");
    EXPECT_EQ(folder.files(), 2) << "and no draft";
    EXPECT_THAT(write_file("/dev/full", "x").error().message, HasSubstr("No space left"));
    EXPECT_TRUE(write_file("/dev/null", "x"));
    EXPECT_FALSE(write_file(folder.path(), "x"));
}

}  // namespace
}  // namespace scoundrel
