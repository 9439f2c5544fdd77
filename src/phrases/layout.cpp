#include "phrases/layout.h"

#include <algorithm>

namespace scoundrel {

namespace {

bool begins_character(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

// How many bytes the first `characters` take.
std::size_t bytes_of(std::string_view text, int characters) {
    std::size_t at = 0;
    for (; at < text.size(); ++at)
        if (begins_character(text[at]) && characters-- == 0) break;
    return at;
}

// French and German set a blank where no line may be broken: « mot », 12 %, Encore ?
bool belong_together(std::string_view word, std::string_view next) {
    return word.ends_with("«") || next.starts_with("»") || next.starts_with("%") || next == ":" ||
           next == ";" || next == "!" || next == "?";
}

// What a line may be broken between.
std::vector<std::string> unbroken(std::string_view text) {
    std::vector<std::string> pieces;
    std::string_view last;
    for (const std::string_view word : words_of(text)) {
        if (!pieces.empty() && belong_together(last, word))
            pieces.back().append(" ").append(word);
        else
            pieces.emplace_back(word);
        last = word;
    }
    return pieces;
}

}  // namespace

int text_width(std::string_view text) {
    return static_cast<int>(std::ranges::count_if(text, begins_character));
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (!word.empty()) words.push_back(word);
    }
    return words;
}

std::vector<std::string> wrap(std::string_view text, int width) {
    std::vector<std::string> lines(1);
    for (const std::string& word : unbroken(text)) {
        const bool first = lines.back().empty();
        if (!first && text_width(lines.back()) + 1 + text_width(word) <= width) {
            lines.back().append(" ").append(word);
            continue;
        }
        if (!first) lines.emplace_back();
        std::string_view rest = word;
        while (text_width(rest) > width) {
            const auto most = bytes_of(rest, width);
            const auto joint = rest.substr(0, most + 1).rfind('+');  // between knobs, if there are
            const auto cut = joint == rest.npos || joint == 0 ? most : joint;
            lines.back() = rest.substr(0, cut);
            lines.emplace_back();
            rest.remove_prefix(cut);
        }
        lines.back() = rest;
    }
    return lines;
}

std::string hang(std::string_view label, std::string_view text, int width) {
    const int indent = text_width(label);
    std::string block(label);
    for (const auto& line : wrap(text, width - indent)) {
        if (block.size() > label.size()) block.append(static_cast<std::size_t>(indent), ' ');
        block.append(line).append("\n");
    }
    return block;
}

std::string as_sentence(std::string_view text) {
    std::string sentence(text);
    if (sentence.empty()) return sentence;
    if (sentence.front() >= 'a' && sentence.front() <= 'z')
        sentence.front() = static_cast<char>(sentence.front() - 'a' + 'A');
    const bool ended = std::string_view(".?!)\":").contains(sentence.back()) ||
                       sentence.ends_with("…") || sentence.ends_with("»") ||
                       sentence.ends_with("“");
    return ended ? sentence : sentence + ".";
}

std::string padded(std::string_view text, int width) {
    const int blanks = std::max(0, width - text_width(text));
    return std::string(text).append(static_cast<std::size_t>(blanks), ' ');
}

}  // namespace scoundrel
