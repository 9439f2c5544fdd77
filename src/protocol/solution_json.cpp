#include "protocol/solution_json.h"

#include "notation/moves.h"
#include "solver/solution_text.h"

namespace scoundrel {

Json solution_json(const Solution& solution) {
    Json line = Json::array();
    for (const Move move : solution.line) line.push_back(print_move(move));
    Json json{{"verdict", verdict_text(solution.verdict)},
              {"best_score", solution.best_score},
              {"line", std::move(line)},
              {"avoids", solution.avoids},
              {"nodes", solution.nodes}};
    if (solution.limit != Limit::none) json["limit"] = limit_text(solution.limit);
    if (solution.at_least) json["at_least"] = *solution.at_least;
    return json;
}

}  // namespace scoundrel
