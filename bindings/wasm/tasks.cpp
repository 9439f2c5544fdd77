#include "tasks.h"

#include "notation/game_id.h"
#include "game/lessons.h"
#include "game/puzzles.h"
#include "words/catalogue.h"

namespace scoundrel {

Json tasks_json() {
    Json taught = Json::array();
    for (const Lesson& lesson : lessons()) {
        const GameId id = game_of(lesson);
        const Voice voice = Voice::of(id.variant);
        Json steps = Json::array();
        for (const LessonStep& step : lesson.steps)
            steps.push_back({{"text", say(voice, step.text)}, {"move", step.move}});
        taught.push_back({{"name", say(voice, lesson.name)},
                          {"rules", lesson.rules},
                          {"game", print_game_id(id)},
                          {"steps", std::move(steps)}});
    }
    Json posed = Json::array();
    for (const Puzzle& puzzle : puzzles)
        posed.push_back({{"game", std::string(puzzle.rules) + "#" + std::to_string(puzzle.seed)},
                         {"rules", puzzle.rules},
                         {"seed", puzzle.seed},
                         {"best", puzzle.best}});
    return {{"lessons", std::move(taught)}, {"puzzles", std::move(posed)}};
}

}  // namespace scoundrel
