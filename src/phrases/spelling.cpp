#include "phrases/spelling.h"

#include "unicode/utf8.h"

namespace scoundrel {

namespace {

struct Spelling {
    char32_t letter;
    std::string_view ascii;
};
constexpr Spelling spellings[] = {
    {U'à', "a"},  {U'â', "a"},  {U'ç', "c"},  {U'è', "e"},  {U'é', "e"},      {U'ê', "e"},
    {U'ë', "e"},  {U'î', "i"},  {U'ï', "i"},  {U'ô', "o"},  {U'ù', "u"},      {U'û', "u"},
    {U'À', "A"},  {U'Ç', "C"},  {U'È', "E"},  {U'É', "E"},  {U'Ê', "E"},      {U'Ô', "O"},
    {U'œ', "oe"}, {U'ä', "ae"}, {U'ö', "oe"}, {U'ü', "ue"}, {U'Ä', "Ae"},     {U'Ö', "Oe"},
    {U'Ü', "Ue"}, {U'ß', "ss"}, {U'«', "\""}, {U'»', "\""}, {U'„', "\""},     {U'“', "\""},
    {U'”', "\""}, {U'’', "'"},  {U'–', "-"},  {U'—', "-"},  {U'\u00a0', " "}, {U'\u202f', " "},
};

std::string_view spelling_of(char32_t letter) {
    for (const Spelling& one : spellings)
        if (one.letter == letter) return one.ascii;
    return {};
}

}  // namespace

std::string in_ascii(std::string_view text) {
    std::string spelled;
    while (!text.empty()) {
        const std::string_view rest = text;
        const auto letter = unicode::take_character(text);
        const std::string_view ascii = letter ? spelling_of(*letter) : "";
        spelled += ascii.empty() ? rest.substr(0, rest.size() - text.size()) : ascii;
    }
    return spelled;
}

}  // namespace scoundrel
