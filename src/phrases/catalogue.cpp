#include "phrases/catalogue.h"

#include <atomic>
#include <optional>

#include "phrases/spelling.h"
#include "phrases/untrusted.h"

namespace scoundrel {

namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
char to_lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

// Where the brace that opens at `open` closes, or npos.
std::size_t closing_brace(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == '{') ++depth;
        if (text[i] == '}' && --depth == 0) return i;
    }
    return text.npos;
}

// The parts between the bars that are in no inner braces.
std::vector<std::string_view> split_at_bars(std::string_view text) {
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t from = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '{') ++depth;
        if (text[i] == '}') --depth;
        if (text[i] != '|' || depth > 0) continue;
        parts.push_back(text.substr(from, i - from));
        from = i + 1;
    }
    parts.push_back(text.substr(from));
    return parts;
}

class Speaker {
  public:
    Speaker(const Voice& voice, const Arguments& arguments)
        : voice_(voice), arguments_(arguments) {}

    std::string fill(std::string_view text) const {
        std::string filled;
        while (!text.empty()) {
            const auto open = std::min(text.find('{'), text.size());
            filled += text.substr(0, open);
            text.remove_prefix(open);
            if (text.empty()) break;
            const auto close = closing_brace(text, 0);
            if (close == text.npos) return filled.append(text);
            const auto inside = text.substr(1, close - 1);
            filled += placeholder(inside).value_or(std::string(text.substr(0, close + 1)));
            text.remove_prefix(close + 1);
        }
        return filled;
    }

  private:
    std::optional<std::string> placeholder(std::string_view inside) const {
        const auto parts = split_at_bars(inside);
        return parts.size() == 1 ? named(inside) : chosen(parts);
    }

    std::optional<std::string> chosen(const std::vector<std::string_view>& parts) const {
        const Argument* argument = find_argument(parts.front());
        if (argument == nullptr) return {};
        const std::size_t form = voice_.catalogue->plural(argument->number);
        return fill(parts[std::min(form + 1, parts.size() - 1)]);
    }

    std::optional<std::string> named(std::string_view name) const {
        // As it stands first: a language can list a raised form where raising takes more than
        // ASCII.
        auto text = value_of(name);
        if (text || name.empty() || !is_upper(name.front())) return text;
        std::string key(name);
        key.front() = to_lower(key.front());
        text = value_of(key);
        if (text && !text->empty()) text->front() = to_upper(text->front());
        return text;
    }

    std::optional<std::string> value_of(std::string_view name) const {
        if (const Argument* argument = find_argument(name))
            return printable(argument->text, {.cards = true});
        const auto& catalogue = *voice_.catalogue;
        for (const Form& form : catalogue.weapon_forms)
            if (form.name == name) return std::string(form.texts[static_cast<int>(voice_.weapon)]);
        for (const Form& form : catalogue.avoid_forms)
            if (form.name == name) return std::string(form.texts[static_cast<int>(voice_.avoid)]);
        return {};
    }

    const Argument* find_argument(std::string_view name) const {
        for (const Argument& argument : arguments_)
            if (argument.name == name) return &argument;
        return nullptr;
    }

    const Voice& voice_;
    const Arguments& arguments_;
};

// Threads may be saying things while a front-end changes the language.
std::atomic<const Catalogue*> language = &english();
std::atomic<bool> signs = false;
std::atomic<bool> ascii = false;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

const Catalogue* find_catalogue(std::string_view name) {
    for (const Catalogue* one : catalogues())
        if (one->language == name) return one;
    return nullptr;
}

const Catalogue& spoken() { return *language; }
void speak(const Catalogue& catalogue) { language = &catalogue; }

void use_signs(bool use) { signs = use; }
void spell_in_ascii(bool spell) { ascii = spell; }

std::string with_signs(std::string text) {
    if (!signs) return text;
    for (std::size_t at = text.rfind('-'); at != text.npos;
         at = at == 0 ? text.npos : text.rfind('-', at - 1)) {
        if (at + 1 == text.size() || !is_digit(text[at + 1])) continue;
        const char before = at == 0 ? ' ' : text[at - 1];
        if (before == '+') text.replace(at - 1, 2, "±");
        if (before == ' ' || before == '(') text.replace(at, 1, "−");
    }
    return text;
}

std::string say(const Voice& voice, Phrase phrase, const Arguments& arguments) {
    const auto text = voice.catalogue->texts[static_cast<std::size_t>(phrase)];
    const std::string said = Speaker(voice, arguments).fill(text);
    return ascii ? in_ascii(said) : with_signs(said);
}

std::string say_list(const Voice& voice, const std::vector<std::string>& items, Phrase last) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += say(voice, i + 1 == items.size() ? last : Phrase::list_comma);
        text += items[i];
    }
    return text;
}

}  // namespace scoundrel
