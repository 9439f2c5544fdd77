#include "words/sheet.h"

#include <algorithm>
#include <array>

#include "phrases/layout.h"
#include "words/explain.h"
#include "words/rule_names.h"

namespace scoundrel {

namespace {

constexpr int label_columns = 11;
constexpr std::size_t most_title_lines = 3;
constexpr CardSet life_cards =
    CardSet::run(Suit::diamonds, 11, 14) | CardSet::run(Suit::hearts, 11, 14);
constexpr int life_of_cards = 20;  // 1 + 2 + 3 + 4, in two suits

// The label stands in the margin.
std::string section(std::string_view label, std::string_view text) {
    return hang(padded(label, label_columns), text, sheet_columns);
}

std::string without_trailing_blanks(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

// Something drawn on the table: four rows of equal width, and its name above.
struct Drawing {
    std::string name;
    std::array<std::string, 4> rows;
};

Drawing pile(std::string name) {
    return {std::move(name), {"+----+", "|::::|", "|::::|", "+----+"}};
}
Drawing place(std::string name) {
    return {std::move(name), {"+----+", "|    |", "|    |", "+----+"}};
}
Drawing room(std::string name) {
    return {std::move(name),
            {"+----+ +----+ +----+ +----+", "|    | |    | |    | |    |",
             "|    | |    | |    | |    |", "+----+ +----+ +----+ +----+"}};
}
Drawing stack(std::string name) {
    return {std::move(name),
            {"+----+--+--+--+", "|    |  |  |  |", "|    |  |  |  |", "+----+--+--+--+"}};
}
Drawing nothing() { return {}; }

// Side by side: left, middle, right.
std::string row_of(const std::array<Drawing, 3>& drawings) {
    constexpr std::array columns{17, 40, 12};
    std::array<std::string, 5> lines;
    for (std::string& line : lines) line.assign(label_columns, ' ');
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        lines[0] += padded(drawings[i].name, columns[i]);
        for (std::size_t row = 0; row < drawings[i].rows.size(); ++row)
            lines[row + 1] += padded(drawings[i].rows[row], columns[i]);
    }
    std::string text;
    for (const std::string& line : lines) text += without_trailing_blanks(line);
    return text;
}

class Sheet {
  public:
    Sheet(const Variant& variant, const Catalogue& catalogue)
        : variant_(variant),
          catalogue_(catalogue),
          voice_(Voice::of(variant, catalogue)),
          facts_(variant.rules),
          arguments_(rule_arguments(voice_, facts_)) {}

    // Airy where the page allows it.
    std::string text() const {
        const std::string airy = text(true);
        return std::ranges::count(airy, '\n') <= sheet_lines ? airy : text(false);
    }

  private:
    std::string text(bool airy) const { return heading() + deck() + table() + turn(airy); }

    std::string words(Phrase phrase) const { return say(voice_, phrase, arguments_); }

    // With the whole of its name, unless that would fill the page.
    std::string heading() const {
        const std::string title = name_of(variant_, catalogue_);
        auto lines = wrap(title + " (" + print_rules(variant_) + ")", sheet_columns);
        if (lines.size() > most_title_lines)
            lines = wrap(say(voice_, Phrase::sheet_title,
                             {{"title", title}, {"id", std::string(variant_.base->id)}}),
                         sheet_columns);
        std::string text;
        for (const auto& line : lines) text += line + "\n";
        return text + std::string(sheet_columns, '=') + "\n";
    }

    std::string deck() const {
        const bool whole = facts_.rules.deck == CardSet::whole_pack();
        std::string text = words(whole ? Phrase::take_nothing : Phrase::take_out);
        for (const Phrase phrase :
             {Phrase::deck_kinds, facts_.courts ? Phrase::values : Phrase::values_plain,
              Phrase::shuffle})
            text += " " + words(phrase);
        return section(words(Phrase::sheet_deck), text) + "\n";
    }

    std::string table() const {
        const bool by_cards = facts_.rules.health_at_start() == life_of_cards &&
                              facts_.rules.health == life_of_cards &&
                              (facts_.rules.deck & life_cards).empty();
        std::string text =
            row_of({pile(words(Phrase::sheet_dungeon)), room(words(Phrase::sheet_room)),
                    place(words(Phrase::sheet_discard))});
        if (facts_.weapons || facts_.slot)
            text +=
                row_of({nothing(), facts_.weapons ? stack(words(Phrase::sheet_held)) : nothing(),
                        facts_.slot ? place(words(Phrase::sheet_slot)) : nothing()});
        return text + "\n" +
               section(words(Phrase::sheet_health),
                       words(by_cards ? Phrase::life_by_cards : Phrase::life_by_counter));
    }

    std::string turn(bool airy) const {
        std::string text;
        for (const Paragraph& paragraph : tell(sheet_rows(), variant_, catalogue_)) {
            std::string sentences;
            for (const Sentence& sentence : paragraph.sentences)
                sentences += (sentences.empty() ? "" : " ") + sentence.text;
            text += (airy ? "\n" : "") + section(paragraph.title, sentences);
        }
        return text;
    }

    const Variant& variant_;
    const Catalogue& catalogue_;
    Voice voice_;
    Facts facts_;
    Arguments arguments_;
};

}  // namespace

std::string rule_sheet(const Variant& variant, const Catalogue& catalogue) {
    return Sheet(variant, catalogue).text();
}

}  // namespace scoundrel
