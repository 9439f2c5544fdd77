#include "advice/advice.h"

#include "player/hint_request.h"
#include "review/review_json.h"
#include "solver/solution_json.h"

namespace scoundrel {

EngineParts with_advice(EngineParts parts) {
    parts.solve = [](const Session& session, const Json& request) {
        return answer_solve(session.variant(), session.game(), session.hidden_order(), request);
    };
    parts.hint = [](const Variant& variant, const Game& game, const Json& request) {
        return answer_hint(variant, game, request, choose_net);
    };
    parts.review = [progress = parts.progress](const Session& session, const Json& request) {
        return answer_review(session, choose_net(session.variant().rules), request, progress);
    };
    return parts;
}

}  // namespace scoundrel
