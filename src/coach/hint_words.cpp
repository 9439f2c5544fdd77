#include "coach/hint_words.h"

#include <algorithm>

#include "coach/difference_words.h"
#include "coach/worth_words.h"

namespace scoundrel {

namespace {

using enum Phrase;

// What a fact is in the text: what another way gives away, then what it would do worse, what it
// would do better, and sentences of their own.
enum class Part : std::uint8_t { sentence, rival, worse, better };

struct PartOf {
    Part operator()(const fact::SecondBest&) const { return Part::rival; }
    Part operator()(const fact::Later&) const { return Part::rival; }
    Part operator()(const fact::Health& fact) const {
        return fact.rival ? side(fact.against) : Part::sentence;
    }
    Part operator()(const fact::Weapon& fact) const { return side(fact.against); }
    Part operator()(const fact::Left& fact) const { return side(fact.against); }
    Part operator()(const fact::Faced& fact) const { return side(fact.against); }
    Part operator()(const fact::Used& fact) const { return side(fact.against); }
    Part operator()(const fact::Risk& fact) const { return side(fact.against); }
    Part operator()(const fact::InStore& fact) const { return side(fact.against); }
    Part operator()(const fact::Escape& fact) const { return side(fact.against); }
    Part operator()(const fact::InTurn&) const { return Part::worse; }
    Part operator()(const fact::Waste&) const { return Part::worse; }
    Part operator()(const fact::FirstBack&) const { return Part::worse; }
    template <class Other>
    Part operator()(const Other&) const {
        return Part::sentence;
    }
    static Part side(bool against) { return against ? Part::better : Part::worse; }
};

std::string join_clauses(const Voice& voice, const std::vector<std::string>& clauses) {
    std::string text;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (i > 0) text += say(voice, i + 1 == clauses.size() ? hint_clause_and : list_comma);
        text += clauses[i];
    }
    return text;
}

}  // namespace

std::string say_plan(const Voice& voice, const Hint::Choice& choice) {
    if (choice.plan.size() < 2 || choice.dies) return "";
    std::vector<std::string> steps;
    for (std::size_t i = 1; i < choice.plan.size(); ++i)
        if (choice.plan[i].verb() != Verb::next || choice.left.empty())
            steps.push_back(say_step(voice, choice.plan[i]));
    if (!choice.left.empty())
        steps.push_back(say(voice,
                            choice.plan.back().verb() == Verb::next ? step_leave : step_carry,
                            {{"cards", say_cards(voice, choice.left)}}));
    return say(voice, hint_plan, {{"what", say_list(voice, steps)}});
}

std::string say_plan(const Voice& voice, const Hint& hint) {
    return say_plan(voice, hint.moves.front());
}

std::string say_fact(const Voice& voice, const Fact& fact) {
    return std::visit([&](const auto& one) { return spoken(voice, one); }, fact);
}

// The rival is named once, and what follows is told of it.
std::string say_reason(const Voice& voice, const std::vector<Fact>& because) {
    std::vector<std::string> sentences;
    std::size_t i = 0;
    const auto part_at = [&](std::size_t place) { return std::visit(PartOf{}, because[place]); };
    const auto part = [&] { return part_at(i); };
    const auto clauses = [&](Part wanted) {
        std::vector<std::string> list;
        while (i < because.size() && part() == wanted)
            list.push_back(say_fact(voice, because[i++]));
        return join_clauses(voice, list);
    };
    while (i < because.size()) {
        if (part() == Part::sentence) {
            sentences.push_back(say_fact(voice, because[i++]));
        } else if (part() == Part::better) {
            const Phrase phrase =
                i > 0 && part_at(i - 1) == Part::worse ? hint_in_return : hint_in_favour;
            sentences.push_back(say(voice, phrase, {{"what", clauses(Part::better)}}));
        } else {
            const auto* rival = std::get_if<fact::SecondBest>(&because[i]);
            const bool as_good = rival != nullptr && may_be_as_good(voice, *rival);
            std::string text = clauses(Part::rival);
            if (const std::string worse = clauses(Part::worse); !worse.empty())
                text += say(voice, as_good ? hint_but : hint_why, {{"what", worse}});
            sentences.push_back(text + say(voice, sentence_end));
        }
    }
    std::string text;
    for (const std::string& sentence : sentences) text += (text.empty() ? "" : " ") + sentence;
    return text;
}

std::string say_gist(const Voice& voice, const std::vector<Fact>& because) {
    const auto is = [](Part part) {
        return [part](const Fact& fact) { return std::visit(PartOf{}, fact) == part; };
    };
    const auto rival = std::ranges::find_if(because, is(Part::rival));
    if (rival == because.end()) return say_reason(voice, because);
    auto end = rival + 1;
    if (end != because.end() && is(Part::worse)(*end)) ++end;
    return say_reason(voice, {because.begin(), end});
}

}  // namespace scoundrel
