// The log of a game in progress, whose tail may be torn.
#include "fuzz.h"
#include "game/session.h"
#include "notation/record.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto log = parse_log(text);
    if (!log) return 0;
    REQUIRE(log->used <= text.size());
    std::string printed = print_beginning(log->record.beginning);
    for (const Event& event : log->record.log) printed += print_event(event) + "\n";
    const auto again = parse_log(printed);
    REQUIRE(again && again->used == printed.size() && again->record.log == log->record.log);
    const auto session = Session::load(log->record);
    if (!session) return 0;
    const auto reloaded = parse_record(print_record(session->record()));
    REQUIRE(reloaded);
    const auto same = Session::load(*reloaded);
    REQUIRE(same && same->game() == session->game());
    return 0;
}
