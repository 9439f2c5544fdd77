// Nets: the text as it stands, and a whole net damaged as the input says, which no mutation of a
// short text would come upon.
#include "fuzz.h"
#include "player/evaluator.h"
#include "player/generalist.h"
#include "player/net_file.h"
#include "rules/apply.h"

using namespace scoundrel;

namespace {

void read(std::string_view text) {
    const auto file = parse_net(text);
    if (!file) return;
    REQUIRE(net_hash(print_net(*file)) == net_hash(text));
    REQUIRE(!file->checked || print_net(*file) == text);
    Rules rules;
    Unrecorded past;
    const Worth worth = Evaluator(rules, std::make_shared<const Net>(file_for(*file, rules).net)).worth(start(rules, past));
    REQUIRE(worth.win >= 0 && worth.win <= 1);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    read(fuzz::text_of(data, size));
    static const std::string whole = [] {
        NetFile file;
        file.rules = "classic";
        file.about = {"made by nobody"};
        for (std::size_t i = 0; i < file.met.size(); i += 3) file.met[i] = true;
        const std::string checked = print_net(file);
        REQUIRE(parse_net(checked));
        return "scoundrel net 1\n" + checked.substr(checked.find("rules "));  // else it is refused
    }();
    std::string damaged = whole;
    for (std::size_t i = 0; i + 4 <= size; i += 4) {
        const std::size_t at = data[i] + 256u * data[i + 1] + 65536u * data[i + 2];
        damaged[at % damaged.size()] = static_cast<char>(data[i + 3]);
    }
    read(damaged);
    if (size > 0) read(std::string_view(damaged).substr(0, damaged.size() - data[0]));
    return 0;
}
