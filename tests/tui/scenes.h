// The scenes of the terminal game: every view in a state worth looking at, reached by its keys.
// They are looked at as goldens and in windows of every size.
#pragma once

#include <span>
#include <string>

#include "phrases/catalogue.h"
#include "tui/context_support.h"

namespace scoundrel::tui::test {

struct Scene {
    const char* name;  // and that of its golden files
    const char* game;  // begun first, if any
    const char* keys;
    void (*prepare)(At& at) = nullptr;  // done before the keys
};

void PrintTo(const Scene& scene, std::ostream* out);
std::span<const Scene> scenes();

// A scene as an identifier: tests are called by it.
std::string scene_name(const Scene& scene);

// In that window from the first key on.
void open_scene(At& at, const Scene& scene);

// A game played by whatever leaves most health.
Session some_game(std::string_view id);
// A review that no net and no clock has made: chances that go up and down by eighths, mistakes of
// every kind, points given away now and then, and an end at zero; or one without a fault.
GameReview prepared_review(const Session& session, bool flawless = false);

// Everything is said in that language meanwhile.
struct Speaking {
    explicit Speaking(const Catalogue& language) { speak(language); }
    ~Speaking() { speak(english()); }
};

struct Size {
    int width, height;
};
inline constexpr Size sizes[] = {{40, 16}, {60, 20}, {80, 23}, {80, 24}, {120, 40}};

}  // namespace scoundrel::tui::test
