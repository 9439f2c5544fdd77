// The views as they look, kept as plain text: a file a scene and language, with all sizes one after
// the other. In ASCII a screen is the same but for its glyphs; where it is not, the lines that
// differ stand below it.
// SCOUNDREL_UPDATE_GOLDEN=1 build/bin/tui_test writes them anew; read them before keeping them.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include "phrases/catalogue.h"
#include "phrases/spelling.h"
#include "support/files.h"
#include "tui/scenes.h"

namespace scoundrel::tui::test {
namespace {

// Times differ from run to run.
std::string without_times(std::string screen) {
    for (std::size_t at = 0; (at = screen.find("20", at)) != screen.npos; ++at) {
        const std::string_view rest = std::string_view(screen).substr(at);
        if (rest.size() >= 16 && rest[4] == '-' && rest[7] == '-' && rest[10] == ' ' &&
            rest[13] == ':')
            screen.replace(at, 16, "2026-11-15 09:30");
    }
    return screen;
}

std::vector<std::string> lines_in(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// The same screen drawn with the glyphs of any terminal.
std::string drawn_in_ascii(const std::string& screen) {
    std::string all;
    for (const std::string& line : lines_in(screen)) {
        Canvas canvas(200, 1, true);
        canvas.text(0, 0, scoundrel::in_ascii(line));
        all += canvas.plain();
    }
    return all;
}

std::string differences(const std::string& folded, const std::string& ascii) {
    const auto expected = lines_in(folded), seen = lines_in(ascii);
    std::string all;
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (i >= expected.size() || seen[i] != expected[i])
            all += std::to_string(i) + ":" + seen[i] + "\n";
    return all.empty() ? "" : "-- in ASCII\n" + all;
}

// Opened once in the smallest window, and then looked at in all: so each size also shows that
// nothing is lost when the window changes.
std::vector<std::string> screens_of(const Scene& scene, bool ascii) {
    At at;
    at.context.preferences.ascii = ascii;
    at.app.set_ascii(ascii);
    at.width = sizes[0].width;
    at.height = sizes[0].height;
    open_scene(at, scene);
    std::vector<std::string> all;
    for (const Size size : sizes) {
        at.width = size.width;
        at.height = size.height;
        all.push_back(without_times(at.screen()));
    }
    at.app.set_ascii(false);
    return all;
}

std::string all_sizes(const Scene& scene, const Catalogue& language) {
    const Speaking speaking(language);
    const auto screens = screens_of(scene, false), plain = screens_of(scene, true);
    std::string all;
    for (std::size_t i = 0; i < screens.size(); ++i) {
        for (const char c : plain[i]) EXPECT_TRUE((c >= ' ' && c < 127) || c == '\n') << plain[i];
        all += "== " + std::to_string(sizes[i].width) + "x" + std::to_string(sizes[i].height) +
               "\n" + screens[i] + differences(drawn_in_ascii(screens[i]), plain[i]);
    }
    return all;
}

std::filesystem::path golden_path(std::string_view language, const std::string& scene) {
    return scoundrel::test::in_tree("tests/tui/golden/" + std::string(language) + "/" + scene +
                                    ".txt");
}

class Golden : public testing::TestWithParam<Scene> {};

TEST_P(Golden, LooksAsItDid) {
    for (const Catalogue* language : catalogues()) {
        const auto path = golden_path(language->language, GetParam().name);
        const std::string screens = all_sizes(GetParam(), *language);
        if (std::getenv("SCOUNDREL_UPDATE_GOLDEN") != nullptr) {
            std::filesystem::create_directories(path.parent_path());
            std::ofstream(path) << screens;
            continue;
        }
        ASSERT_TRUE(std::filesystem::exists(path)) << path << " is missing";
        EXPECT_EQ(screens, scoundrel::test::read_file(path)) << path;
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, Golden, testing::ValuesIn(scenes()),
                         [](const auto& scene) { return scene_name(scene.param); });

// Whatever is listed by hand drifts: no file without its scene and language.
TEST(GoldenFiles, AllBelongToASceneInALanguage) {
    std::set<std::filesystem::path> known;
    for (const Catalogue* language : catalogues())
        for (const Scene& scene : scenes())
            known.insert(golden_path(language->language, scene.name));
    for (const auto& file : std::filesystem::recursive_directory_iterator(
             scoundrel::test::in_tree("tests/tui/golden")))
        if (file.is_regular_file()) {
            EXPECT_TRUE(known.contains(file.path())) << file.path();
        }
}

}  // namespace
}  // namespace scoundrel::tui::test
