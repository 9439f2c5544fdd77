// Records, as they are and with the hash made to fit, which no mutation would ever find.
#include "notation/record.h"

#include "fuzz.h"
#include "game/session.h"
#include "notation/numbers.h"

using namespace scoundrel;

namespace {

void read(std::string_view text) {
    const auto record = parse_record(text);
    if (!record) return;
    const std::string printed = print_record(*record);
    const auto again = parse_record(printed);
    REQUIRE(again && again->log == record->log && again->outcome == record->outcome);
    REQUIRE(print_record(*again) == printed);
    const auto session = Session::load(*record);
    if (session) REQUIRE(print_record(session->record()) == printed);
}

std::string with_hash(std::string_view text) {
    Fnv1a hash;
    std::string lines(text);
    if (!lines.ends_with('\n')) lines += '\n';
    std::string_view rest = lines;
    while (!rest.empty()) {
        const auto line = rest.substr(0, rest.find('\n') + 1);
        if (!line.starts_with(';')) hash.add_text(line);
        rest.remove_prefix(line.size());
    }
    return lines + "hash " + print_hex(hash.value()) + "\n";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    read(text);
    read(with_hash(text));
    for (const auto each : split_records(text)) read(each);
    return 0;
}
