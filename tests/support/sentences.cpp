#include "support/sentences.h"

#include <sstream>

#include <nlohmann/json.hpp>

#include "notation/cards.h"
#include "protocol/protocol.h"
#include "support/files.h"

namespace scoundrel::test {

namespace {

using Sorted = nlohmann::json;  // objects compare whatever the order of their fields

struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

// A literal deal as a game id: the cards named on top and the rest in canonical order, or with
// `exactly` a deck of these cards alone.
std::string deal_id(const std::string& text) {
    auto words = words_of(text);
    auto variant = parse_rules(words.at(0));
    if (!variant) throw Failure(variant.error().message);
    const bool exactly = words.at(1) == "exactly";
    Deck deck;
    CardSet named;
    for (std::size_t i = exactly ? 2 : 1; i < words.size(); ++i) {
        const auto card = parse_card(words[i]);
        if (!card) throw Failure(words[i] + " is not a card");
        deck.push(*card);
        named.add(*card);
    }
    if (exactly) {
        variant->rules.deck = named;
    } else {
        for (const Card card : variant->rules.deck - named) deck.push(card);
    }
    return print_rules(*variant) + ":" + print_deck(deck);
}

class Runner {
  public:
    void run(const Directive& directive) {
        const auto& [line, word, rest] = directive;
        if (word == "play") {
            for (const auto& move : words_of(rest)) ask(request("move", move));
        } else if (word == "repeat") {
            repeat(words_of(rest));
        } else if (word == "legal") {
            for (const auto& move : words_of(rest)) expect_listed(move, true);
        } else if (word == "illegal") {
            for (const auto& move : words_of(rest)) {
                expect_listed(move, false);
                refuse("illegal_move", request("move", move));
            }
        } else if (word == "moves") {
            expect_moves(rest == "none" ? "" : rest);
        } else if (word == "is") {
            expect_field(rest);
        } else if (word == "id") {
            const auto equals = rest.find(" = ");
            ask(request("game", rest.substr(0, equals)));
            expect_field("game " + Sorted(rest.substr(equals + 3)).dump());
        } else if (word == "refuse") {
            std::istringstream stream(rest);
            std::string code;
            std::string what;
            std::string argument;
            stream >> code >> what;
            std::getline(stream >> std::ws, argument);
            refuse(code, request(what, argument));
        } else {
            ask(request(word, rest));
        }
    }

  private:
    static Sorted request(const std::string& word, const std::string& rest) {
        if (word == "deal") return {{"do", "new"}, {"game", deal_id(rest)}};
        if (word == "game") return {{"do", "new"}, {"game", rest}};
        if (word == "table") return {{"do", "new"}, {"rules", rest}, {"dealer", "table"}};
        if (word == "position") return position_request(rest);
        if (word == "move") return {{"do", "move"}, {"move", rest}};
        if (word == "reveal") return {{"do", "reveal"}, {"cards", words_of(rest)}};
        if (word == "die") return {{"do", "reveal"}, {"die", rest}};
        if (word == "undo" || word == "redo") return {{"do", word}, {"count", std::stoi(rest)}};
        if (word == "replace") {
            const auto cards = words_of(rest);
            return {{"do", "reveal"}, {"replace", {{cards.at(0), cards.at(1)}}}};
        }
        throw Failure("there is no directive " + word);
    }

    static Sorted position_request(const std::string& rest) {
        std::istringstream stream(rest);
        Sorted request{{"do", "new"}};
        stream >> request["position"];
        std::string word;
        std::string seed;
        if (stream >> word >> seed)
            request["seed"] = seed;
        else
            request["dealer"] = "table";
        return request;
    }

    Sorted answer_to(const Sorted& request) {
        return Sorted::parse(engine_.answer(request.dump()).value());
    }

    void ask(const Sorted& request) {
        const Sorted answer = answer_to(request);
        if (!answer["ok"]) throw Failure("refused: " + answer["error"].dump());
        state_ = answer["state"];
    }

    void refuse(const std::string& code, const Sorted& request) {
        const Sorted answer = answer_to(request);
        const std::string got = answer["ok"] ? "accepted" : answer["error"]["code"];
        if (got != code) throw Failure(request.dump() + ": expected " + code + ", got " + got);
        if (state_.is_null()) return;
        const Sorted now = answer_to({{"do", "state"}});
        if (now.value("state", Sorted()) != state_)
            throw Failure(request.dump() + " was refused, but changed the state");
    }

    void repeat(std::vector<std::string> words) {
        const int times = std::stoi(words.at(0));
        words.erase(words.begin());
        Sorted moves = Sorted::array();
        for (int i = 0; i < times; ++i)
            for (const auto& move : words) moves.push_back(move);
        ask({{"do", "move"}, {"moves", std::move(moves)}});
    }

    std::vector<std::string> legal() const { return state_.at("legal"); }

    void expect_listed(const std::string& move, bool expected) const {
        const auto list = legal();
        if ((std::ranges::find(list, move) != list.end()) != expected)
            throw Failure(move + (expected ? " is not" : " is") + " among the legal moves " +
                          joined(list));
    }

    void expect_moves(const std::string& text) const {
        auto expected = words_of(text);
        auto got = legal();
        std::ranges::sort(expected);
        std::ranges::sort(got);
        if (expected != got)
            throw Failure("expected " + joined(expected) + "\ngot      " + joined(got));
    }

    void expect_field(const std::string& text) const {
        const auto blank = text.find(' ');
        const std::string path = text.substr(0, blank);
        std::string pointer = "/" + path;
        std::ranges::replace(pointer, '.', '/');
        const Sorted::json_pointer place(pointer);
        if (!state_.contains(place)) throw Failure("the state has no field " + path);
        const Sorted expected = Sorted::parse(text.substr(blank + 1));
        if (state_[place] != expected)
            throw Failure(path + ": expected " + expected.dump() + ", got " + state_[place].dump());
    }

    Protocol engine_{{}, {game_requests(), rules_requests()}};
    Sorted state_;
};

}  // namespace

std::vector<SentenceCase> read_sentence_cases() {
    std::vector<SentenceCase> cases;
    for (const auto& path : files_in("tests/sentences", {".txt"})) {
        int number = 0;
        for (const auto& line : lines_of(read_file(path))) {
            ++number;
            std::istringstream stream(line);
            std::string word;
            std::string rest;
            if (!(stream >> word) || word.starts_with('#')) continue;
            std::getline(stream >> std::ws, rest);
            rest.erase(rest.find_last_not_of(" \r") + 1);
            if (word != "case") {
                cases.back().directives.push_back({number, word, rest});
                continue;
            }
            const auto blank = std::min(rest.find(' '), rest.size());
            SentenceCase next{path.string(), number, {}, rest.substr(blank), {}};
            std::istringstream sentences(rest.substr(0, blank));
            for (std::string each; std::getline(sentences, each, ',');)
                next.sentences.push_back(each);
            cases.push_back(std::move(next));
        }
    }
    return cases;
}

std::optional<SentenceFailure> run_sentence_case(const SentenceCase& sentence_case) {
    Runner runner;
    for (const Directive& directive : sentence_case.directives) {
        const auto failed = [&](const std::string& why) {
            return SentenceFailure{directive.line,
                                   directive.word + " " + directive.rest + "\n" + why};
        };
        try {
            runner.run(directive);
        } catch (const std::exception& failure) {
            return failed(failure.what());
        }
    }
    return {};
}

}  // namespace scoundrel::test
