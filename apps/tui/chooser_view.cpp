// Choosing a game: which rules, explained in their own words, and how it is dealt.
#include "coach/deal_search.h"
#include "game/begin.h"
#include "game/daily.h"
#include "text/named_game.h"
#include "tui/boxes.h"
#include "tui/deal_choice.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/rule_list.h"
#include "tui/screens.h"
#include "words/known_rules.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class ChooserView : public View {
  public:
    ChooserView(Context& context, std::function<void()> leaving,
                std::function<Next(const GameId&)> open);
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;
    Next wake() override;

  private:
    const NamedRules& row() const { return rows_[static_cast<std::size_t>(menu_.at())]; }
    // Of the row that leads to a list, as if nothing were changed.
    Variant variant() const { return row().variant.value_or(Variant{}); }
    std::vector<Menu::Row> menu_rows() const;
    void draw_beside(Canvas& canvas, int bottom);
    void draw_below(Canvas& canvas, int bottom);
    void draw_about(Canvas& canvas, Rect in) const;
    std::function<void(const Variant&)> own();
    std::optional<Next> with_rules(const Input& input);
    Next choose();
    Next begin(const GameId& id, bool by_solver = false);
    Next ask_seed();
    Next customize();
    void search(DealLevel level);

    Context& context_;
    std::function<void()> leaving_;
    std::function<Next(const GameId&)> open_;
    std::vector<NamedRules> rows_;
    Menu menu_;
    DealChoice deal_;
    std::string message_;
    std::optional<GameId> found_;
    Ticket searching_;
    bool busy_ = false;
};

ChooserView::ChooserView(Context& context, std::function<void()> leaving,
                         std::function<Next(const GameId&)> open)
    : context_(context), leaving_(std::move(leaving)), open_(std::move(open)) {
    const auto last = parse_rules(context_.preferences.rules).value_or(Variant{});
    rows_ = rules_to_choose(last);
    menu_.go_to(static_cast<int>(rows_.size()) - 1);
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (rows_[i].variant == last) {
            menu_.go_to(static_cast<int>(i));
            break;
        }
}

// Beside each other where there is room: the rules and the deals at the left, at the right what the
// rules are. Else the deal is one line, and what the rules are stands below.
void ChooserView::draw(Canvas& canvas) {
    draw_title(canvas, say({}, screen_chooser), leaving_ ? say({}, screen_chooser_leaving) : "");
    const std::string note = !message_.empty() ? message_ : say_deal(deal_.deal());
    const int note_rows = note.empty() ? 1 : std::min(3, line_count(note, canvas.width() - 2));
    const int bottom = canvas.height() - 1 - note_rows;
    constexpr int beside_width = 72, beside_height = 20;
    if (canvas.width() >= beside_width && canvas.height() >= beside_height)
        draw_beside(canvas, bottom);
    else
        draw_below(canvas, bottom);
    canvas.paragraph({1, bottom, canvas.width() - 2, note_rows}, note,
                     {.ink = message_.empty() ? Ink::dim : Ink::hint});
    std::vector<KeyHint> keys{
        {Input::of(Key::enter), say({}, row().variant ? screen_do_begin : screen_do_list)},
        {Input::of(Key::up), ""},
        {Input::of(Key::down), say({}, screen_do_rules)}};
    if (row().variant)
        keys.insert(keys.end(), {{Input::of(Key::left), ""},
                                 {Input::of(Key::right), say({}, screen_do_deal)},
                                 {Input::of(U'c'), say({}, screen_do_knobs)},
                                 {Input::of(U'g'), say({}, screen_do_id)},
                                 {Input::of(U'?'), say({}, screen_do_all_rules)}});
    keys.push_back({Input::of(Key::escape), say({}, screen_back)});
    draw_keys(canvas, canvas.height() - 1, keys);
}

std::vector<Menu::Row> ChooserView::menu_rows() const {
    std::vector<Menu::Row> rows;
    for (const NamedRules& one : rows_) rows.push_back({one.name});
    rows.front().aside = say({}, screen_begin_here);
    return rows;
}

void ChooserView::draw_beside(Canvas& canvas, int bottom) {
    constexpr int list_width = 34;
    const auto rows = menu_rows();
    const int deals = DealChoice::count;
    const int list = std::clamp(bottom - 4 - deals, 3, static_cast<int>(rows.size()));
    int y = 1;
    canvas.text(1, y++, say({}, screen_chooser_rules), {.ink = Ink::dim});
    menu_.draw(canvas, {1, y, list_width, list}, rows);
    y += list + (bottom - 4 - deals >= list ? 1 : 0);
    canvas.text(1, y++, say({}, screen_chooser_deal), {.ink = Ink::dim});
    deal_.draw(canvas, {1, y, list_width, bottom - y}, variant().rules, context_.host.today());
    for (int line = 1; line < bottom; ++line)
        canvas.put(list_width + 2, line, U'│', {.ink = Ink::frame});
    draw_about(canvas,
               {list_width + 4, 1, std::min(canvas.width() - list_width - 5, 78), bottom - 1});
}

void ChooserView::draw_below(Canvas& canvas, int bottom) {
    const auto rows = menu_rows();
    constexpr int least_about = 4;
    const int width = canvas.width() - 2;
    const int list = std::clamp(bottom - 3 - least_about, 3, static_cast<int>(rows.size()));
    menu_.draw(canvas, {1, 1, width, list}, rows);
    int y = 1 + list;
    deal_.draw_line(canvas, {1, y++, width, 1}, context_.host.today());
    canvas.rule(1, y++, width);
    draw_about(canvas, {1, y, width, bottom - y});
}

void ChooserView::draw_about(Canvas& canvas, Rect in) const {
    if (row().variant)
        draw_rules(canvas, in, *row().variant);
    else
        canvas.paragraph(in, say({}, screen_other_programs_what, {{"count", known_programs()}}));
}

Next ChooserView::handle(const Input& input) {
    if (busy_) {
        if (input.is(Key::escape)) {
            searching_.drop();
            busy_ = false;
            message_.clear();
        }
        return Next::stay();
    }
    message_.clear();
    if (input.is(Key::escape) || input.is(U'q')) return Next::close();
    if (row().variant)
        if (auto next = with_rules(input)) return std::move(*next);
    const bool chosen = menu_.handle(input).has_value();
    deal_.fit(variant().rules);
    return chosen ? choose() : Next::stay();
}

// What can be done with rules and a deal; nothing if that is something else.
std::optional<Next> ChooserView::with_rules(const Input& input) {
    const Rules rules = variant().rules;
    if (input.is(Key::left) || input.is(U'h')) return deal_.turn(-1, rules), Next::stay();
    if (input.is(Key::right) || input.is(U'l')) return deal_.turn(1, rules), Next::stay();
    if (input.is(U'?')) return Next::open(make_rules(variant()));
    if (input.is(U'c')) return customize();
    if (input.is(U'g')) return ask_seed();
    const auto picked = deal_.picked(input);
    if (!picked) return {};
    if (!deal_.choose(*picked, rules)) message_ = say({}, screen_no_judge);
    return Next::stay();
}

Next ChooserView::choose() {
    if (!row().variant) return Next::open(make_known_rules(own()));
    const Variant variant = *row().variant;
    switch (deal_.deal()) {
        case Deal::daily: return begin(daily_game(variant, context_.host.today()));
        case Deal::seed: return ask_seed();
        case Deal::winnable: return search(DealLevel::winnable), Next::stay();
        case Deal::gentle: return search(DealLevel::gentle), Next::stay();
        case Deal::fair: return search(DealLevel::fair), Next::stay();
        case Deal::harsh: return search(DealLevel::harsh), Next::stay();
        default: return begin(random_game(variant, context_.host));
    }
}

// A deal that the solver has chosen is counted apart.
Next ChooserView::begin(const GameId& id, bool by_solver) {
    context_.preferences.rules = print_rules(id.variant);
    context_.keep_preferences();
    if (open_) return open_(id);
    if (leaving_) leaving_();
    Play play = begin_play(context_.storage, beginning_of(id), context_.host, context_.style());
    if (by_solver) play.mark(Event::of(Event::Kind::solve));
    return Next::begin(make_game(context_, std::move(play)));
}

// A seed for the rules chosen, or a whole game id, literal deals included.
Next ChooserView::ask_seed() {
    return Next::open(std::make_unique<PromptBox>(
        say({}, screen_ask_seed), [this](const std::string& text) -> PromptBox::Answer {
            if (text.find_first_not_of(" \t") == text.npos) return {Next::close()};
            const bool whole = text::names_deal(text);
            const auto id = whole ? text::read_game_id(text)
                                  : parse_game_id(print_rules(variant()) + "#" + text);
            if (!id) return {Next::stay(), id.error().message};
            return {begin(*id)};
        }));
}

Next ChooserView::customize() { return Next::open(make_knobs(variant(), own())); }

// What was chosen elsewhere becomes the player's own.
std::function<void(const Variant&)> ChooserView::own() {
    return [this](const Variant& chosen) {
        rows_.back().variant = chosen;
        menu_.go_to(static_cast<int>(rows_.size()) - 1);
        deal_.fit(chosen.rules);
    };
}

void ChooserView::search(DealLevel level) {
    constexpr int most_deals = 2'000;
    busy_ = true;
    message_ = say({}, screen_searching);
    searching_ =
        context_.worker.ask([this, level, variant = variant(),
                             first = random_seed(context_.host)](const Unwanted& unwanted) {
            auto id = std::make_shared<std::optional<GameId>>(find_deal(
                variant, level, first, most_deals, [unwanted] { return unwanted->load(); }));
            return [this, id] {
                busy_ = false;
                found_ = *id;
                message_ = found_ ? "" : say({}, screen_search_failed);
            };
        });
}

Next ChooserView::wake() {
    return found_ ? begin(*std::exchange(found_, std::nullopt), true) : Next::stay();
}

}  // namespace

std::unique_ptr<View> make_chooser(Context& context, std::function<void()> leaving) {
    return std::make_unique<ChooserView>(context, std::move(leaving), nullptr);
}

std::unique_ptr<View> make_chooser(Context& context, std::function<Next(const GameId&)> open) {
    return std::make_unique<ChooserView>(context, nullptr, std::move(open));
}

}  // namespace scoundrel::tui
