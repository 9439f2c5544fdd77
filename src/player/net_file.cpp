#include "player/net_file.h"

#include <cmath>
#include <cstring>

#include "notation/bytes.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"
#include "player/generalist.h"
#include "rules/random.h"

namespace scoundrel {

namespace {

constexpr std::string_view heading = "scoundrel net 2\n";
constexpr std::string_view heading_unchecked = "scoundrel net 1\n";
constexpr std::string_view check_word = "check ";

// Of what comes after the heading, and after the check where there is one.
std::uint64_t hash_of(std::string_view rest) {
    Fnv1a hash;
    hash.add_text(heading_unchecked);
    hash.add_text(rest);
    return hash.value();
}

std::string shape(std::size_t inputs) {
    return "shape " + std::to_string(inputs) + " " + std::to_string(first_width) + " " +
           std::to_string(second_width) + "\n";
}

// How many inputs a net of this shape has. A general one may be from before a knob was added, whose
// inputs it then never met.
std::optional<std::size_t> inputs_of(std::string_view line, std::string_view rules) {
    if (rules != any_rules)
        return line == shape(input::count) ? std::optional<std::size_t>(input::count)
                                           : std::nullopt;
    const std::size_t begin = line.find(' ') + 1;
    const auto number = parse_number(line.substr(begin, line.find(' ', begin) - begin));
    if (!number || *number < first_knob_input() || *number > general_inputs()) return {};
    const auto inputs = static_cast<std::size_t>(*number);
    return line == shape(inputs) ? std::optional(inputs) : std::nullopt;
}

void put_row(std::string& text, const Row& row) {
    for (const std::int16_t weight : row) put_bytes(text, weight);
}
void take_row(std::string_view& text, Row& row) {
    for (std::int16_t& weight : row) weight = take_bytes<std::int16_t>(text);
}

constexpr float largest_weight = 1e6f;  // far above any; sums of these are still numbers

constexpr std::size_t bytes_of_met(std::size_t inputs) { return (inputs + 7) / 8; }

// All but the heading and the check.
std::string print_rest(const NetFile& file) {
    std::string text = "rules " + file.rules + "\n" + shape(file.met.size());
    for (const std::string& line : file.about) text += line + "\n";
    text += "\n";
    for (std::size_t i = 0; i < bytes_of_met(file.met.size()); ++i) {
        unsigned byte = 0;
        for (std::size_t bit = 0; bit < 8 && 8 * i + bit < file.met.size(); ++bit)
            byte |= file.met[8 * i + bit] ? 1u << bit : 0u;
        text += static_cast<char>(byte);
    }
    for (std::size_t i = 0; i < file.met.size(); ++i)
        if (file.met[i]) put_row(text, file.net.rows[i]);
    put_row(text, file.net.first_bias);
    each_part(file.net, [&](const float* weights, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) put_bytes(text, weights[i]);
    });
    return text;
}

struct Parts {
    std::optional<std::uint64_t> check;  // as it is stated
    std::string_view rest;               // all but the heading and the check
};

std::unexpected<Error> bad(Phrase why, const Arguments& arguments = {}) {
    return fail(ErrorCode::bad_request, say({}, why, arguments));
}

Result<Parts> parts_of(std::string_view text) {
    const bool unchecked = text.starts_with(heading_unchecked);
    if ((!unchecked && !text.starts_with(heading)) || text.find("\n\n") == text.npos)
        return bad(Phrase::error_net_first,
                   {{"line", std::string(heading.substr(0, heading.size() - 1))}});
    text.remove_prefix(heading.size());
    if (unchecked) return Parts{{}, text};
    const std::string_view line = text.substr(0, text.find('\n'));
    const auto check =
        line.starts_with(check_word) ? parse_hex(line.substr(check_word.size())) : std::nullopt;
    if (!check) return bad(Phrase::error_net_check);
    return Parts{check, text.substr(line.size() + 1)};
}

}  // namespace

std::string print_net(const NetFile& file) {
    const std::string rest = print_rest(file);
    return std::string(heading).append(check_word).append(print_hex(hash_of(rest))) + "\n" + rest;
}

std::uint64_t net_hash(std::string_view text) {
    const auto parts = parts_of(text);
    return parts ? hash_of(parts->rest) : 0;
}

Result<NetFile> parse_net(std::string_view text) {
    const auto parts = parts_of(text);
    if (!parts) return std::unexpected(parts.error());
    text = parts->rest;
    const std::size_t end = text.find("\n\n");
    NetFile file;
    file.checked = parts->check.has_value();
    std::string_view head = text.substr(0, end + 1);
    const auto line = [&] {
        const std::size_t length = head.find('\n');
        const std::string_view first = head.substr(0, length);
        head.remove_prefix(length + 1);
        return first;
    };
    if (!head.starts_with("rules ")) return bad(Phrase::error_net_rules);
    file.rules = line().substr(std::string_view("rules ").size());
    const std::string_view shape_line = head.substr(0, head.find('\n') + 1);
    const auto inputs = inputs_of(shape_line, file.rules);
    if (!inputs) return bad(Phrase::error_net_shape);
    line();
    while (!head.empty()) file.about.emplace_back(line());

    std::string_view body = text.substr(end + 2);
    file.met.resize(*inputs);
    file.net.rows.resize(*inputs);
    const std::size_t met_bytes = bytes_of_met(*inputs);
    std::size_t wanted = met_bytes + sizeof(Row);
    each_part(file.net, [&](float*, std::size_t count) { wanted += 4 * count; });
    if (body.size() < wanted) return bad(Phrase::error_net_short);
    for (std::size_t i = 0; i < file.met.size(); ++i) {
        file.met[i] = (static_cast<unsigned char>(body[i / 8]) >> i % 8 & 1) != 0;
        if (file.met[i]) wanted += sizeof(Row);
    }
    if (body.size() != wanted) return bad(Phrase::error_net_weights);
    body.remove_prefix(met_bytes);
    for (std::size_t i = 0; i < file.met.size(); ++i)
        if (file.met[i]) take_row(body, file.net.rows[i]);
    take_row(body, file.net.first_bias);
    bool sound = true;
    each_part(file.net, [&](float* weights, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            weights[i] = take_bytes<float>(body);
            sound &= std::abs(weights[i]) <= largest_weight;
        }
    });
    if (!sound) return bad(Phrase::error_net_weight);
    if (parts->check && *parts->check != hash_of(parts->rest))
        return bad(Phrase::error_net_changed);
    return file;
}

namespace {

// Within one run of inputs in which neighbours mean nearly the same; the smaller one is preferred.
void fill_run(NetFile& file, int first, int count) {
    const auto met = [&](int i) { return file.met[static_cast<std::size_t>(first + i)]; };
    for (int i = 0; i < count; ++i) {
        if (met(i)) continue;
        for (int away = 1; away < count; ++away) {
            const int from = i - away >= 0 && met(i - away)      ? i - away
                             : i + away < count && met(i + away) ? i + away
                                                                 : -1;
            if (from < 0) continue;
            file.net.rows[static_cast<std::size_t>(first + i)] =
                file.net.rows[static_cast<std::size_t>(first + from)];
            break;
        }
    }
}

}  // namespace

void fill_unmet(NetFile& file) {
    constexpr int groups = 3, values = 13, freshnesses = 16;
    for (int kinds = input::unseen; kinds < input::health; kinds += input::kinds)
        for (int group = 0; group < groups; ++group) fill_run(file, kinds + group * values, values);
    fill_run(file, input::health, 100);
    fill_run(file, input::health_by_fours, 25);
    for (int value = 2; value < 15; ++value)
        fill_run(file, input::weapon + value * freshnesses, freshnesses);
    fill_run(file, input::weapon_value, 15);
    fill_run(file, input::freshness, freshnesses);
    fill_run(file, input::dungeon, 53);
}

}  // namespace scoundrel
