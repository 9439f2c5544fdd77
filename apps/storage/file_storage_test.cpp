#include "storage/file_storage.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>

#include "game/history.h"
#include "game/import.h"
#include "game/journal.h"
#include "game/memory_storage.h"
#include "support/failing_storage.h"
#include "support/files.h"
#include "support/folder.h"
#include "support/random_session.h"

namespace scoundrel {
namespace {

using namespace test;
namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

// What every storage promises: files, the page's, and the one that other tests stand on.
struct Kind {
    std::string name;
    std::function<std::unique_ptr<Storage>(const Folder&)> make;
    friend void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name; }
};
class EveryStorage : public testing::TestWithParam<Kind> {
  protected:
    Folder folder;
    std::unique_ptr<Storage> storage = GetParam().make(folder);
};

TEST_P(EveryStorage, KeepsWhatItIsGiven) {
    const std::string text("a\0b\r\n\xff\n", 7);
    ASSERT_TRUE(storage->extend("one", 0, text));
    EXPECT_EQ(storage->read("one").value(), text);
    ASSERT_TRUE(storage->extend("one", text.size(), "more\n"));
    EXPECT_EQ(storage->read("one").value(), text + "more\n");
    EXPECT_THAT(storage->list().value(), ElementsAre("one"));
}

TEST_P(EveryStorage, DropsATornTail) {
    ASSERT_TRUE(storage->extend("one", 0, "good\ntor"));
    ASSERT_TRUE(storage->extend("one", 5, "next\n"));
    EXPECT_EQ(storage->read("one").value(), "good\nnext\n");
    ASSERT_TRUE(storage->extend("one", 5, ""));
    EXPECT_EQ(storage->read("one").value(), "good\n");
}

TEST_P(EveryStorage, CannotKeepWhatIsNotThere) {
    ASSERT_TRUE(storage->extend("one", 0, "short"));
    EXPECT_FALSE(storage->extend("one", 6, "more"));
    EXPECT_EQ(storage->read("one").value(), "short");
    EXPECT_FALSE(storage->extend("two", 3, "more")) << "and makes no game of it";
    EXPECT_THAT(storage->list().value(), ElementsAre("one"));
}

TEST_P(EveryStorage, ANewGameNeedsAFreeName) {
    ASSERT_TRUE(storage->add("one", "first"));
    EXPECT_FALSE(storage->extend("one", 0, "second"));
    EXPECT_EQ(storage->read("one").value(), "first");
    ASSERT_TRUE(storage->claim("one").value());
    EXPECT_TRUE(storage->extend("one", 0, "third")) << "but whoever holds it may write it anew";
    EXPECT_EQ(storage->read("one").value(), "third");
}

TEST_P(EveryStorage, AddingIsExclusive) {
    EXPECT_TRUE(storage->add("one", "first").value());
    EXPECT_FALSE(storage->add("one", "second").value());
    EXPECT_EQ(storage->read("one").value(), "first");
    EXPECT_TRUE(storage->add("empty", "").value());
    EXPECT_EQ(storage->read("empty").value(), "");
}

TEST_P(EveryStorage, HoldsAGameOnce) {
    ASSERT_TRUE(storage->add("one", "first"));
    EXPECT_TRUE(storage->claim("one").value());
    EXPECT_FALSE(storage->claim("one").value());
    storage->release("one");
    EXPECT_TRUE(storage->claim("one").value());
    storage->release("one");
    storage->release("one");
    storage->release("never heard of");
    ASSERT_TRUE(storage->extend("one", 5, "!"));
    EXPECT_FALSE(storage->claim("one").value()) << "extending claims";
}

TEST_P(EveryStorage, WhatIsNotThereIsAnError) {
    EXPECT_FALSE(storage->read("one"));
    EXPECT_FALSE(storage->claim("one"));
    EXPECT_TRUE(storage->list()->empty());
}

INSTANTIATE_TEST_SUITE_P(
    Storage, EveryStorage,
    testing::Values(Kind{"files",
                         [](const Folder& folder) {
                             return std::make_unique<FileStorage>(folder.path("games"));
                         }},
                    Kind{"page", [](const Folder&) { return std::make_unique<MemoryStorage>(); }},
                    Kind{"tests",
                         [](const Folder&) { return std::make_unique<FailingStorage>(); }}),
    [](const auto& kind) { return kind.param.name; });

TEST(FileStorage, TwoProgramsNeverHoldTheSameGame) {
    const Folder folder;
    FileStorage first(folder.path());
    FileStorage second(folder.path());
    ASSERT_TRUE(first.extend("one", 0, "first\n"));
    EXPECT_FALSE(second.claim("one").value());
    const auto refused = second.extend("one", 6, "second\n");
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("open in another program"));
    EXPECT_EQ(second.read("one").value(), "first\n") << "reading is free";
    ASSERT_TRUE(second.extend("two", 0, "second\n"));
    EXPECT_THAT(first.list().value(), ElementsAre("one", "two"));
    first.release("one");
    EXPECT_TRUE(second.claim("one").value());
    EXPECT_FALSE(first.extend("one", 6, "first again\n"));
}

TEST(FileStorage, AProgramThatEndsLetsGo) {
    const Folder folder;
    {
        ASSERT_TRUE(FileStorage(folder.path()).extend("one", 0, "first\n"));
    }
    EXPECT_TRUE(FileStorage(folder.path()).claim("one").value());
}

// Runs it in a program of its own; true if it says so and ends well.
bool elsewhere(const std::function<bool()>& act) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(act() ? 0 : 1);
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

TEST(FileStorage, AClaimHoldsAgainstOtherProcesses) {
    const Folder folder;
    FileStorage storage(folder.path());
    ASSERT_TRUE(storage.extend("one", 0, "first\n"));
    const auto can_claim = [&] { return FileStorage(folder.path()).claim("one").value(); };
    EXPECT_FALSE(elsewhere(can_claim));
    storage.release("one");
    EXPECT_TRUE(elsewhere(can_claim));
}

TEST(FileStorage, OfManyThatAddOneNameOneSucceeds) {
    const Folder folder;
    constexpr int programs = 8;
    constexpr int names = 20;
    std::vector<pid_t> children;
    for (int i = 0; i < programs; ++i) {
        const pid_t child = ::fork();
        if (child == 0) {
            FileStorage storage(folder.path());
            int added = 0;
            for (int n = 0; n < names; ++n) {
                const std::string text(static_cast<std::size_t>(20'000 + i), char('a' + i));
                added += storage.add("n" + std::to_string(n), text).value() ? 1 : 0;
            }
            ::_exit(added);
        }
        children.push_back(child);
    }
    int added = 0;
    for (const pid_t child : children) {
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFEXITED(status));
        added += WEXITSTATUS(status);
    }
    EXPECT_EQ(added, names);
    FileStorage storage(folder.path());
    const auto listed = storage.list().value();
    for (const std::string& name : listed) {
        const std::string text = storage.read(name).value();
        EXPECT_EQ(text, std::string(20'000 + static_cast<std::size_t>(text[0] - 'a'), text[0]));
    }
    EXPECT_EQ(folder.files(), 2 * names) << "games and their notes, and no drafts";
}

// While files may not grow beyond so many bytes, as on a disk that is full.
class SmallDisk {
  public:
    explicit SmallDisk(rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        handler_ = ::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        ::signal(SIGXFSZ, handler_);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

  private:
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

TEST(FileStorage, AFullDiskKeepsWhatWasThere) {
    const Folder folder;
    FileStorage storage(folder.path());
    ASSERT_TRUE(storage.extend("one", 0, "0123456789"));
    for (rlim_t limit = 10; limit < 20; ++limit) {
        Result<void> done;
        {
            const SmallDisk disk(limit);
            done = storage.extend("one", 10, "abcdefghij");
        }
        ASSERT_FALSE(done);
        EXPECT_THAT(done.error().message, HasSubstr(folder.path("one.game: ")));
        EXPECT_EQ(read_file(folder.path("one.game")), "0123456789") << "room for " << limit;
    }
    EXPECT_TRUE(storage.extend("one", 10, "abcdefghij"));
    EXPECT_EQ(storage.read("one").value(), "0123456789abcdefghij");
}

TEST(FileStorage, AFullDiskLeavesNoHalfGames) {
    const Folder folder;
    FileStorage storage(folder.path());
    {
        const SmallDisk disk(5);
        EXPECT_FALSE(storage.extend("one", 0, "0123456789"));
        EXPECT_FALSE(storage.add("two", "0123456789"));
    }
    EXPECT_EQ(folder.files(), 0);
    EXPECT_TRUE(storage.extend("one", 0, "0123456789"));
    EXPECT_TRUE(storage.add("two", "0123456789").value());
}

TEST(FileStorage, AJournalCatchesUpWhenThereIsRoomAgain) {
    const Folder folder;
    FileStorage storage(folder.path());
    Session session = session_of("classic+health=99#1", "one");
    Journal journal = Journal::begin(storage, session);
    SplitMix64 random(1);
    for (rlim_t limit = 0; limit < 400; limit += 7) {
        {
            const SmallDisk disk(limit);
            go_on(session, random, false);
            (void)journal.save(session);
        }
        const auto text = storage.read("one");
        EXPECT_TRUE(print_log(session).starts_with(text.value_or("")));
    }
    ASSERT_TRUE(journal.save(session));
    EXPECT_EQ(storage.read("one").value(), print_log(session));
}

// The superuser becomes somebody whom permissions bind; anybody else is bound already.
constexpr uid_t nobody = 65534;
constexpr uid_t unlisted = 54321;  // not even in the list of users
bool become(uid_t user) { return ::geteuid() != 0 || (::setgid(user) == 0 && ::setuid(user) == 0); }
bool without_rights(const std::function<bool()>& act) {
    return elsewhere([&] { return become(nobody) && act(); });
}

TEST(FileStorage, AReadOnlyFolderCanBeRead) {
    if (!without_rights([] { return true; })) GTEST_SKIP() << "we cannot become nobody";
    const Folder folder;
    folder.write("one.game", "text");
    fs::permissions(folder.path("one.game"), fs::perms(0444));
    fs::permissions(folder.path(), fs::perms(0555));
    EXPECT_TRUE(without_rights([&] {
        FileStorage storage(folder.path());
        return storage.list().value().size() == 1 && storage.read("one").value() == "text";
    }));
    EXPECT_TRUE(without_rights([&] {
        FileStorage storage(folder.path());
        const auto told = [](const auto& result) {
            return !result && result.error().message.ends_with("Permission denied");
        };
        return told(storage.extend("two", 0, "x")) && told(storage.extend("one", 4, "x")) &&
               told(storage.add("two", "x")) && told(storage.claim("one"));
    }));
    EXPECT_EQ(read_file(folder.path("one.game")), "text");
}

TEST(FileStorage, AFolderThatCannotBeIsAnError) {
    const Folder folder;
    folder.write("file", "");
    FileStorage storage(folder.path("file/games"));
    const auto told = [](const auto& result) {
        return !result && result.error().message.ends_with("Not a directory");
    };
    EXPECT_TRUE(told(storage.list()));
    EXPECT_TRUE(told(storage.extend("one", 0, "x")));
    EXPECT_TRUE(told(storage.add("one", "x")));
    EXPECT_TRUE(told(storage.read("one")));
    EXPECT_TRUE(told(storage.claim("one")));
}

TEST(FileStorage, MakesItsFolderOnceThereIsSomethingToKeep) {
    const Folder folder;
    FileStorage storage(folder.path("a/b/c"));
    EXPECT_TRUE(storage.list()->empty());
    EXPECT_FALSE(fs::exists(folder.path("a")));
    EXPECT_TRUE(storage.extend("one", 0, "x"));
    EXPECT_TRUE(fs::exists(folder.path("a/b/c/one.game")));
}

TEST(FileStorage, GamesAreTheirOwnersAlone) {
    const Folder folder;
    FileStorage storage(folder.path());
    ASSERT_TRUE(storage.extend("one", 0, "x"));
    ASSERT_TRUE(storage.add("two", "x"));
    for (const char* name : {"one.game", "two.game"})
        EXPECT_EQ(fs::status(folder.path(name)).permissions(), fs::perms(0600)) << name;
}

TEST(FileStorage, OnlyGamesAreListed) {
    const Folder folder;
    for (const char* name :
         {"one.game", ".draft-123", ".hidden.game", "notes.txt", "game", "x.gam"})
        folder.write(name, "x");
    FileStorage storage(folder.path());
    EXPECT_THAT(storage.list().value(), ElementsAre("one"));
}

TEST(FileStorage, AFolderNamedLikeAGameIsAnErrorOfItsOwn) {
    const Folder folder;
    fs::create_directory(folder.path("one.game"));
    FileStorage storage(folder.path());
    EXPECT_FALSE(storage.read("one"));
    const History history = read_history(storage).value();
    ASSERT_EQ(history.unreadable.size(), 1u);
    EXPECT_THAT(history.unreadable[0].why, HasSubstr("Is a directory"));
}

TEST(FileStorage, OldDraftsAreSweptAndYoungOnesAreNot) {
    const Folder folder;
    folder.write(".draft-old", "killed");
    folder.write(".draft-young", "still being written");
    fs::last_write_time(folder.path(".draft-old"),
                        fs::file_time_type::clock::now() - std::chrono::hours(25));
    FileStorage storage(folder.path());
    EXPECT_TRUE(storage.add("one", "x").value());
    EXPECT_FALSE(fs::exists(folder.path(".draft-old")));
    EXPECT_EQ(read_file(folder.path(".draft-young")), "still being written");
}

TEST(FileStorage, WhoeverDeletesAGameBeingPlayedIsNoticed) {
    const Folder folder;
    FileStorage storage(folder.path());
    ASSERT_TRUE(storage.extend("one", 0, "x"));
    fs::remove(folder.path("one.game"));
    const auto done = storage.extend("one", 1, "y");
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, HasSubstr("deleted"));
}

TEST(FileStorage, ManyGamesOneAfterTheOtherNeedNotManyFiles) {
    const Folder folder;
    rlimit before{};
    ::getrlimit(RLIMIT_NOFILE, &before);
    const rlimit few{40, before.rlim_max};
    ::setrlimit(RLIMIT_NOFILE, &few);
    FileStorage storage(folder.path());
    std::string text;
    for (int i = 0; i < 100; ++i) {
        Session session = session_of("classic#1", "n" + std::to_string(i));
        Journal journal = Journal::begin(storage, session);
        EXPECT_TRUE(journal.save(session));
        ASSERT_TRUE(session.play(Move(Verb::avoid)));
        text += print_record(session.record());
    }
    const auto merge = import_games(storage, text);
    ::setrlimit(RLIMIT_NOFILE, &before);
    ASSERT_TRUE(merge) << merge.error().message;
    EXPECT_EQ(merge->extended, 100);
}

// The case: a line that somebody appends to an open game was cut off without a word.
TEST(FileStorage, WhatSomebodyElseWritesIntoAnOpenGameIsToldAndLeftAlone) {
    const std::string ours = "ours\n";
    const std::pair<std::string, std::string> cases[] = {
        {ours + "theirs\n", "changed by another program"},
        {"OURS\n", "changed by another program"},
        {"our", "cut short"},
    };
    for (const auto& [text, why] : cases) {
        const Folder folder;
        FileStorage storage(folder.path());
        ASSERT_TRUE(storage.extend("one", 0, ours));
        fs::last_write_time(folder.path("one.game"), fs::file_time_type{});  // long ago
        ASSERT_TRUE(storage.extend("one", ours.size(), ""))
            << "a file that was only touched is ours";
        folder.write("one.game", text);
        for (int again = 0; again < 2; ++again) {
            const auto done = storage.extend("one", ours.size(), "more\n");
            ASSERT_FALSE(done) << text;
            EXPECT_THAT(done.error().message, HasSubstr(why));
            EXPECT_EQ(read_file(folder.path("one.game")), text);
        }
    }
}

TEST(FileStorage, AChangeBetweenClaimingAndWritingIsTold) {
    const Folder folder;
    folder.write("one.game", "first\n");
    FileStorage storage(folder.path());
    ASSERT_TRUE(storage.claim("one").value());
    ASSERT_EQ(storage.read("one").value(), "first\n");
    folder.write("one.game", "first\nsecond\n");
    EXPECT_FALSE(storage.extend("one", 6, "third\n"));
    EXPECT_EQ(read_file(folder.path("one.game")), "first\nsecond\n");
}

TEST(FileStorage, AnOpenGameThatIsRenamedOrReplacedIsTold) {
    const Folder folder;
    FileStorage storage(folder.path());
    for (const char* name : {"one", "two"}) ASSERT_TRUE(storage.extend(name, 0, "x"));
    fs::rename(folder.path("one.game"), folder.path("other.game"));
    fs::rename(folder.path("two.game"), folder.path("aside"));
    folder.write("two.game", "x");
    const auto renamed = storage.extend("one", 1, "y");
    const auto replaced = storage.extend("two", 1, "y");
    ASSERT_FALSE(renamed || replaced);
    EXPECT_THAT(renamed.error().message, HasSubstr("renamed while the game was open"));
    EXPECT_THAT(replaced.error().message, HasSubstr("another file was put in its place"));
    for (const char* file : {"other.game", "aside", "two.game"})
        EXPECT_EQ(read_file(folder.path(file)), "x") << file;
}

TEST(FileStorage, WhatIsNoFileIsNeitherWaitedForNorReadWithoutEnd) {
    const Folder folder;
    ASSERT_EQ(::mkfifo(folder.path("pipe.game").c_str(), 0600), 0);
    fs::create_symlink("/dev/zero", folder.path("device.game"));
    FileStorage storage(folder.path());
    for (const char* name : {"pipe", "device"}) {
        EXPECT_THAT(storage.read(name).error().message, HasSubstr(", not a file"));
        EXPECT_THAT(storage.claim(name).error().message, HasSubstr(", not a file"));
        EXPECT_FALSE(storage.check(name));
    }
    EXPECT_EQ(read_history(storage)->unreadable.size(), 2u);
}

TEST(FileStorage, NoNameLeadsToAnotherFile) {
    const Folder folder;
    folder.write("one.game", "x");
    FileStorage storage(folder.path());
    const std::string name("one.game\0", 9);
    EXPECT_FALSE(storage.read(name));
    EXPECT_FALSE(storage.claim(name));
    EXPECT_FALSE(storage.extend(name, 0, "x"));
    EXPECT_FALSE(storage.add(name, "x"));
    EXPECT_EQ(folder.files(), 1);
}

TEST(FileStorage, NewDirectoriesAreTheirOwnersAloneWhateverTheMask) {
    for (const mode_t mask : {0000u, 0022u, 0077u, 0277u}) {
        const Folder folder;
        const mode_t before = ::umask(mask);
        const bool done = FileStorage(folder.path("a/b")).add("one", "x").has_value();
        ::umask(before);
        ASSERT_TRUE(done);
        for (const char* made : {"a", "a/b"})
            EXPECT_EQ(fs::status(folder.path(made)).permissions(), fs::perms(0700)) << made;
    }
}

class Notes : public testing::Test {
  protected:
    Check check() { return FileStorage(folder.path()).check("one").value(); }
    std::string text() { return read_file(folder.path("one.game")); }
    std::string note() { return read_file(folder.path("one.check")); }
    void go_on(const std::string& more) {
        FileStorage storage(folder.path());
        ASSERT_TRUE(storage.claim("one").value());
        ASSERT_TRUE(storage.extend("one", storage.read("one")->size(), more));
    }

    void begin(const std::string& text) {
        ASSERT_TRUE(FileStorage(folder.path()).extend("one", 0, text));
    }

    Folder folder;
};

TEST_F(Notes, StandBesideWhatWasWritten) {
    FileStorage storage(folder.path());
    ASSERT_TRUE(storage.extend("one", 0, "first\n"));
    EXPECT_EQ(note(), print_check(note_of(6, hash_of("first\n"))));
    ASSERT_TRUE(storage.extend("one", 6, "second\nto"));
    EXPECT_EQ(note(), print_check(note_of(15, hash_of("first\nsecond\nto"))));
    ASSERT_TRUE(storage.extend("one", 13, "third\n"));
    EXPECT_EQ(note(), print_check(note_of(19, hash_of("first\nsecond\nthird\n"))));
    EXPECT_EQ(check(), Check::good);
    ASSERT_TRUE(storage.add("two", "whole\n"));
    EXPECT_EQ(storage.check("two").value(), Check::good);
    EXPECT_EQ(fs::status(folder.path("two.check")).permissions(), fs::perms(0600));
}

TEST_F(Notes, TellAChangeForEverAndAGameGoesOnAllTheSame) {
    begin("first\n");
    folder.write("one.game", "First\n");
    EXPECT_EQ(check(), Check::changed);
    go_on("second\n");
    EXPECT_EQ(text(), "First\nsecond\n");
    EXPECT_EQ(check(), Check::changed) << "writing on does not make it good";
    folder.write("one.game", "fir");
    EXPECT_EQ(check(), Check::changed) << "so is what was cut off";
}

TEST_F(Notes, OfAnOlderVersionsGameThereAreNoneUntilItGoesOn) {
    folder.write("one.game", "first\n");
    EXPECT_EQ(check(), Check::none);
    go_on("second\n");
    EXPECT_EQ(check(), Check::good);
}

TEST_F(Notes, CutInWritingAreNone) {
    begin("first\n");
    folder.write("one.game", "first\nsecond\n");
    const std::string old = note();
    const std::string fresh = print_check(note_of(13, hash_of("first\nsecond\n")));
    for (std::size_t torn = 0; torn <= old.size(); ++torn) {
        folder.write("one.check", fresh.substr(0, torn) + old.substr(torn));
        EXPECT_NE(check(), Check::changed) << torn;
        folder.write("one.check", fresh.substr(0, torn));
        EXPECT_NE(check(), Check::changed) << torn;
    }
}

// Killed after a move was written and before its note was: the note covers less.
TEST_F(Notes, ThatCoverLessAreGood) {
    begin("first\n");
    folder.write("one.game", "first\nsecond\n");
    EXPECT_EQ(check(), Check::good);
}

TEST_F(Notes, NeverLeadIntoAnotherFile) {
    folder.write("precious", "mine");
    fs::create_symlink(folder.path("precious"), folder.path("one.check"));
    begin("first\n");
    EXPECT_EQ(read_file(folder.path("precious")), "mine");
}

// The environment of the test, given back afterwards.
class Variable {
  public:
    Variable(const char* name, const char* value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        value != nullptr ? ::setenv(name, value, 1) : ::unsetenv(name);
    }
    ~Variable() { before_ ? ::setenv(name_, before_->c_str(), 1) : ::unsetenv(name_); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

  private:
    const char* name_;
    std::optional<std::string> before_;
};

TEST(GamesDirectory, FollowsTheXdgRules) {
    const Variable home("HOME", "/home/you");
    {
        const Variable data("XDG_DATA_HOME", "/data");
        EXPECT_EQ(games_directory().value(), "/data/scoundrel/games");
    }
    for (const char* not_absolute : {static_cast<const char*>(nullptr), "", "relative/path", "."}) {
        const Variable data("XDG_DATA_HOME", not_absolute);
        EXPECT_EQ(games_directory().value(), "/home/you/.local/share/scoundrel/games");
    }
}

TEST(GamesDirectory, WithoutAHomeThereIsAnErrorThatHelps) {
    const Variable home("HOME", nullptr);
    const Variable data("XDG_DATA_HOME", nullptr);
    if (::geteuid() != 0 || !elsewhere([] { return become(unlisted); }))
        GTEST_SKIP() << "we cannot become somebody without a home";
    EXPECT_TRUE(elsewhere([] {
        if (!become(unlisted)) return false;
        const auto directory = games_directory();
        return !directory && directory.error().message.contains("XDG_DATA_HOME");
    }));
}

}  // namespace
}  // namespace scoundrel
