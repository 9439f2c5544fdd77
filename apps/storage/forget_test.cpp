#include "storage/forget.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "storage/file_storage.h"
#include "support/files.h"
#include "support/folder.h"

namespace scoundrel {
namespace {

namespace fs = std::filesystem;
using test::Folder;
using testing::HasSubstr;

class Forget : public testing::Test {
  protected:
    Forget() {
        fs::create_directories(folder.path("config/scoundrel"));
        FileStorage storage(games());
        EXPECT_TRUE(storage.add("one", "x"));
        EXPECT_TRUE(storage.add("two", "x"));
        folder.write("data/scoundrel/games/.draft-0123", "killed");
        folder.write("config/scoundrel/preferences", "ascii = yes\n");
        fs::create_directories(folder.path("cache/scoundrel"));
        folder.write("cache/scoundrel/figures.txt", "scoundrel figures 1\n");
        folder.write("config/scoundrel/preferences.0123456789abcdef.part", "killed");
    }
    std::string games() const { return folder.path("data/scoundrel/games"); }
    KeptFiles kept() const {
        return find_kept(games(), {folder.path("config/scoundrel/preferences"),
                                   folder.path("cache/scoundrel/figures.txt")})
            .value();
    }

    Folder folder;
};

TEST_F(Forget, DeletesAllAndOnceIsEnough) {
    EXPECT_EQ(kept().games.size(), 2u);
    EXPECT_EQ(kept().others.size(), 6u);
    ASSERT_TRUE(forget(kept()));
    for (const char* gone : {"data/scoundrel", "config/scoundrel", "cache/scoundrel"})
        EXPECT_FALSE(fs::exists(folder.path(gone))) << gone;
    EXPECT_TRUE(fs::exists(folder.path("data"))) << "which is not ours";
    EXPECT_TRUE(kept().empty());
    EXPECT_TRUE(forget(kept()));
}

TEST_F(Forget, LeavesAloneWhatIsNotOurs) {
    const std::vector<std::string> foreign = {"data/scoundrel/games/notes.txt",
                                              "data/scoundrel/games/list.check",
                                              "data/scoundrel/games/.hidden",
                                              "data/scoundrel/other",
                                              "config/scoundrel/preferences.my",
                                              "config/scoundrel/preferences.x.part",
                                              "elsewhere"};
    for (const std::string& file : foreign) folder.write(file, "mine");
    fs::create_directory(folder.path("data/scoundrel/games/folder.game"));
    fs::create_symlink(folder.path("elsewhere"), folder.path("data/scoundrel/games/link.game"));
    ASSERT_EQ(::mkfifo(folder.path("data/scoundrel/games/pipe.game").c_str(), 0600), 0);
    ASSERT_TRUE(forget(kept()));
    EXPECT_TRUE(kept().empty());
    for (const std::string& file : foreign)
        EXPECT_EQ(test::read_file(folder.path(file)), "mine") << file;
    for (const char* left : {"folder.game", "link.game", "pipe.game"})
        EXPECT_TRUE(fs::exists(fs::symlink_status(games() + "/" + left))) << left;
}

TEST_F(Forget, IsRefusedWhileAGameIsOpenElsewhere) {
    FileStorage other(games());
    ASSERT_TRUE(other.claim("two").value());
    const auto done = forget(kept());
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, HasSubstr("open in another program"));
    EXPECT_EQ(kept().games.size(), 2u) << "none was deleted";
    EXPECT_TRUE(other.extend("two", 1, "y"));
    other.release("two");
    EXPECT_TRUE(forget(kept()));
}

TEST_F(Forget, NowhereThereIsNothing) {
    EXPECT_TRUE(find_kept("", {""})->empty());
    EXPECT_TRUE(find_kept(folder.path("none"), {folder.path("none/none")})->empty());
    folder.write("file", "");
    EXPECT_FALSE(find_kept(folder.path("file"), {}));
}

}  // namespace
}  // namespace scoundrel
