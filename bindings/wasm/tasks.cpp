#include "tasks.h"

#include "notation/game_id.h"
#include "tui/lessons.h"
#include "tui/puzzles.h"
#include "words/catalogue.h"

namespace scoundrel {

Json tasks_json() {
    Json lessons = Json::array();
    for (const tui::Lesson& lesson : tui::lessons()) {
        const GameId id = tui::game_of(lesson);
        const Voice voice = Voice::of(id.variant);
        Json steps = Json::array();
        for (const tui::LessonStep& step : lesson.steps)
            steps.push_back({{"text", say(voice, step.text)}, {"move", step.move}});
        lessons.push_back({{"name", say(voice, lesson.name)},
                           {"rules", lesson.rules},
                           {"game", print_game_id(id)},
                           {"steps", std::move(steps)}});
    }
    Json puzzles = Json::array();
    for (const tui::Puzzle& puzzle : tui::puzzles)
        puzzles.push_back({{"game", std::string(puzzle.rules) + "#" + std::to_string(puzzle.seed)},
                           {"rules", puzzle.rules},
                           {"seed", puzzle.seed},
                           {"best", puzzle.best}});
    return {{"lessons", std::move(lessons)}, {"puzzles", std::move(puzzles)}};
}

}  // namespace scoundrel
