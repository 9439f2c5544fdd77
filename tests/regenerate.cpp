// Writes the generated data of tests/data anew: the counts of perft.txt, and the states of every
// playthrough after its moves. A rule set that has none of these yet is given both.
//     regenerate                      everything
//     regenerate NAME RULES [SEEDS]   a new playthrough of these rules, NAME.txt
#include <iostream>
#include <set>

#include "support/perft_rows.h"
#include "support/playthrough.h"

namespace scoundrel::test {
namespace {

constexpr int first_depth = 6;   // of a rule set that is new to perft.txt
constexpr int seeds_tried = 40;  // for a playthrough worth keeping

std::filesystem::path playthrough_path(std::string_view name) {
    return in_tree("tests/data/playthroughs/" + std::string(name) + ".txt");
}

void write_file(const std::filesystem::path& path, const std::string& text) {
    const bool there = std::filesystem::exists(path);
    if (there && read_file(path) == text) return;
    std::ofstream file(path, std::ios::binary);
    if (!(file << text) || !file.flush()) throw std::runtime_error("cannot write " + path.string());
    std::cout << (there ? "changed " : "new ") << path.string() << "\n";
}

std::string perft_line(PerftRow row) {
    return row.game + " " + std::to_string(row.depth) + " " + std::to_string(count_sequences(row));
}

void regenerate_perft() {
    const auto path = in_tree("tests/data/perft.txt");
    auto rows = read_perft_rows();
    std::set<std::string_view> bases;
    for (const PerftRow& row : rows) bases.insert(row.variant().base->id);
    std::string text;
    auto row = rows.begin();
    for (const auto& line : lines_of(read_file(path)))
        text += (is_perft_row(line) ? perft_line(*row++) : line) + "\n";
    for (const RuleSet& set : rule_sets)
        if (!bases.contains(set.id))
            text += perft_line({std::string(set.id) + "#1", first_depth, 0}) + "\n";
    write_file(path, text);
}

void add_playthrough(std::string_view name, const Variant& variant, int seeds) {
    write_file(playthrough_path(name), print_playthrough(telling_game(variant, seeds)));
}

void regenerate_playthroughs() {
    for (const auto& path : files_in("tests/data/playthroughs", {".txt"}))
        write_file(path, print_playthrough(parse_playthrough(read_file(path))));
    for (const RuleSet& set : rule_sets)
        if (!std::filesystem::exists(playthrough_path(set.id)))
            add_playthrough(set.id, {&set, set.rules}, seeds_tried);
}

}  // namespace
}  // namespace scoundrel::test

int main(int count, char** arguments) {
    using namespace scoundrel;
    if (count == 1) {
        test::regenerate_perft();
        test::regenerate_playthroughs();
        return 0;
    }
    const auto variant = parse_rules(count > 2 ? arguments[2] : "");
    if (!variant) {
        std::cerr << "regenerate: " << variant.error().message << "\n";
        return 2;
    }
    test::add_playthrough(arguments[1], *variant,
                          count > 3 ? std::stoi(arguments[3]) : test::seeds_tried);
}
