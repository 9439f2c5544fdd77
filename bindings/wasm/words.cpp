#include "words.h"

#include <algorithm>
#include <deque>

#include "phrases/catalogue.h"
#include "protocol/protocol.h"

namespace scoundrel {

namespace {

using enum FieldType;

// What the views of a catalogue look at: it stays where it is as long as the instance lives.
struct Handed {
    std::deque<std::string> texts{};
    std::vector<std::string_view> phrases{};
    std::vector<Form> weapon_forms{}, avoid_forms{};

    std::string_view keep(const Json& text) {
        return texts.emplace_back(text.is_string() ? text.get<std::string>() : "");
    }
    void fill(std::span<std::string_view> into, const Json& from) {
        if (!from.is_array()) return;
        for (std::size_t i = 0; i < into.size() && i < from.size(); ++i) into[i] = keep(from[i]);
    }
    std::vector<Form> forms(const Json& from) {
        std::vector<Form> forms;
        for (const auto& [name, words] : from.items()) {
            Form& form = forms.emplace_back(Form{.name = texts.emplace_back(name), .texts = {}});
            fill(form.texts, words);
        }
        return forms;
    }
};

Catalogue* awaited(std::string_view language) {
    for (Catalogue* one : awaited_catalogues())
        if (one->language == language) return one;
    return nullptr;
}

Result<Json> take_words(Context&, const Json& request) {
    const std::string language = text_or(request, "language");
    Catalogue* catalogue = awaited(language);
    if (catalogue == nullptr)
        return bad_request(Phrase::error_words_not_awaited, {{"language", language}});
    if (!catalogue->texts.empty()) return Json::object();  // here already
    static std::deque<Handed> all;
    Handed& handed = all.emplace_back();
    const Json& phrases = *request.find("phrases");
    for (int i = 0; i < phrase_count; ++i) {
        const Json* text = phrases.find(phrase_name(static_cast<Phrase>(i)));
        handed.phrases.push_back(text != nullptr ? handed.keep(*text) : "");
    }
    handed.weapon_forms = handed.forms(*request.find("weapon_forms"));
    handed.avoid_forms = handed.forms(*request.find("avoid_forms"));
    handed.fill(catalogue->ranks, *request.find("ranks"));
    handed.fill(catalogue->suits, *request.find("suits"));
    catalogue->weapon_forms = handed.weapon_forms;
    catalogue->avoid_forms = handed.avoid_forms;
    catalogue->texts = handed.phrases;
    return Json::object();
}

constexpr FieldSpec fields[] = {{"language", text, true},       {"phrases", object, true},
                                {"weapon_forms", object, true}, {"avoid_forms", object, true},
                                {"ranks", texts, true},         {"suits", texts, true}};

constexpr Request table[] = {{"take_words", fields, Needs::nothing, take_words}};

}  // namespace

Requests words_requests() { return table; }

}  // namespace scoundrel
