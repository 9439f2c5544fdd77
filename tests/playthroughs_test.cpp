#include <gtest/gtest.h>

#include "support/files.h"
#include "support/playthrough.h"

namespace scoundrel::test {
namespace {

// One test a file, so that a change of the rules shows in which games.
class PlaythroughTest : public testing::Test {
  public:
    explicit PlaythroughTest(const std::filesystem::path& path) : path_(path) {}
    void TestBody() override {
        const std::string golden = read_file(path_);
        const Playthrough playthrough = parse_playthrough(golden);
        const auto expected = lines_of(golden);
        const auto played = lines_of(print_playthrough(playthrough));
        EXPECT_GT(playthrough.moves.size(), 10u);
        for (std::size_t i = 0; i < std::max(expected.size(), played.size()); ++i) {
            const auto line = [i](const auto& lines) { return i < lines.size() ? lines[i] : "-"; };
            if (line(expected) == line(played)) continue;
            ADD_FAILURE_AT(path_.c_str(), static_cast<int>(i + 1))
                << "golden " << line(expected) << "\nplayed " << line(played);
            return;
        }
    }

  private:
    std::filesystem::path path_;
};

const bool registered = [] {
    for (const auto& path : files_in("tests/data/playthroughs", {".txt"})) {
        std::string name = path.stem();
        std::ranges::replace(name, '-', '_');
        testing::RegisterTest("Playthrough", name.c_str(), nullptr, nullptr, path.c_str(), 1,
                              [path]() -> testing::Test* {
                                  return new PlaythroughTest(path);  // gtest takes and deletes it
                              });
    }
    return true;
}();

TEST(Playthrough, AGameWrittenDownIsReadBack) {
    const Playthrough game = telling_game({}, 1);
    const Playthrough again = parse_playthrough(print_playthrough(game));
    EXPECT_EQ(print_game_id(again.id), print_game_id(game.id));
    EXPECT_EQ(again.moves, game.moves);
}

}  // namespace
}  // namespace scoundrel::test
