#include "scoundrel/rules_page.h"

#include <fmt/core.h>

#include "phrases/layout.h"
#include "text/terminal_text.h"
#include "words/explain.h"
#include "words/rule_names.h"

namespace scoundrel::cli {

using text::page_width;

std::string rules_page(const Variant& variant, bool numbers) {
    std::string page =
        hang("", fmt::format("{} ({})", name_of(variant), print_rules(variant)), page_width);
    for (const Paragraph& paragraph : explain_rules(variant)) {
        std::string text;
        for (const Sentence& sentence : paragraph.sentences) {
            text += (text.empty() ? "" : " ") + sentence.text;
            if (numbers) text += fmt::format(" ({})", sentence.numbers);
        }
        page += "\n" + paragraph.title + "\n" + hang("  ", text, page_width);
    }
    if (numbers) page += "\n" + say(Voice::of(variant), Phrase::rules_numbers) + "\n";
    return page;
}

}  // namespace scoundrel::cli
