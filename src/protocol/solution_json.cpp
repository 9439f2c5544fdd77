#include "protocol/solution_json.h"

#include "notation/moves.h"
#include "protocol/request.h"
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

Result<Limits> read_solve_limits(const Json& request) {
    for (const char* name : {"ms", "nodes"})
        if (const auto checked = check_field(request, {name, FieldType::positive}); !checked)
            return std::unexpected(checked.error());
    Limits limits;
    limits.nodes = whole_or(request, "nodes", limits.nodes);
    if (request.contains("ms")) {
        using std::chrono::milliseconds;
        const auto most = static_cast<std::uint64_t>(milliseconds::max().count());
        limits.stop = stop_after(milliseconds(std::min(whole_or(request, "ms", most), most)));
    }
    return limits;
}

}  // namespace scoundrel
