// The engine as WebAssembly, with hints, the solver and reviews: one instance is one engine, with
// one game at a time. Nets are handed in.
#include "protocol/advice.h"
#include "coach/deal_search.h"
#include "exchange.h"
#include "nets.h"
#include "nets/nets.h"
#include "words/catalogue.h"

// The host is told how much of a review is done.
[[clang::import_module("host"), clang::import_name("progress")]] void host_progress(double part);

namespace {

using namespace scoundrel;

template <class Ask>
auto with_net(Ask ask) {
    return [ask](const auto&... given) -> Result<Json> {
        if (!any_net_handed())
            return fail(ErrorCode::not_available, "no net has been handed in yet");
        return ask(given...);
    };
}

Engine& engine() {
    static Engine engine([] {
        EngineParts parts;
        parts.progress = [](double part) { return host_progress(part), true; };
        parts = with_advice(std::move(parts));
        parts.hint = with_net(parts.hint);
        parts.review = with_net(parts.review);
        return parts;
    }());
    return engine;
}

}  // namespace

extern "C" {

[[clang::export_name("answer")]] const char* wasm_answer() {
    return exchange::answer(engine().answer(exchange::text).value_or(""));
}

// A deal as hard as wanted (advice/deal_search.h).
[[clang::export_name("find")]] const char* wasm_find() {
    const Json request = Json::parse(exchange::text, nullptr, false);
    const auto found = answer_find(request.is_object() ? request : Json::object());
    return exchange::answer(found ? print_json(*found) : found.error().message);
}

// Whatever is said in words from now on is said in this language.
[[clang::export_name("language")]] void wasm_language() {
    if (const Catalogue* found = find_catalogue(exchange::text)) speak(*found);
}

// Rules in the request; answers with the rule set whose net serves them best.
[[clang::export_name("net_for")]] const char* wasm_net_for() {
    const auto variant = parse_rules(exchange::text);
    if (!variant) return exchange::answer("");
    const auto any = [](const RuleSet&) { return true; };
    return exchange::answer(std::string(nearest_rule_set(variant->rules, any).id));
}

// The request is a file of data/nets. False if it is not.
[[clang::export_name("take_net")]] bool wasm_take_net() {
    return hand_net(std::move(exchange::text));
}
}
