#include "study_page.h"

#include <iostream>

#include "command/failure.h"
#include "phrases/catalogue.h"
#include "study_pictures.h"
#include "study_table.h"
#include "system/files.h"

namespace scoundrel::cli {

using enum Phrase;

void write_study_json(const std::string& file, const Study& study, Json questions) {
    if (file.empty()) return;
    const std::string text = print_json({{"study", std::string(study.name)},
                                         {"asks", say({}, study.asks)},
                                         {"questions", std::move(questions)}}) +
                             "\n";
    if (file == to_terminal)
        std::cout << text << std::flush;
    else
        or_fail(write_file(file, text));
}

Json question_json(const StudyQuestion& question, const RulesComparison& comparison) {
    return {{"question", std::string(question.id)},
            {"asks", std::string(question.asks)},
            {"comparison", comparison_json(comparison)}};
}

void write_study_page(const std::string& file, const Study& study,
                      const std::vector<StudyQuestion>& questions, const StudyFigures& figures) {
    if (file.empty()) return;
    Report page = paragraph(say({}, study.asks) + ".");
    for (const StudyQuestion& question : questions) {
        if (!figures.has(question.id)) continue;
        const std::string asks(question.asks);
        page += Report(asks, {ReportPart::Kind::heading, asks});
        page += table(table_rows(question, figures));
        if (std::string picture = draw_question(question, figures); !picture.empty())
            page += Report("", {ReportPart::Kind::picture, std::move(picture)});
    }
    write_html(file, say({}, study_page, {{"study", std::string(study.name)}}), page, {});
}

}  // namespace scoundrel::cli
