#include "player/net_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/numbers.h"
#include "rules/random.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;

NetFile some_net() {
    SplitMix64 random(1);
    NetFile file{.rules = "classic", .about = {"games 7", "a line of words"}, .met = {}, .net = {}};
    file.met.resize(input::count);
    for (int i = 0; i < input::count; i += 3) {
        file.met[static_cast<std::size_t>(i)] = true;
        for (auto& weight : file.net.rows[static_cast<std::size_t>(i)])
            weight = static_cast<std::int16_t>(random.next());
    }
    for (auto& weight : file.net.first_bias) weight = static_cast<std::int16_t>(random.next());
    for (auto& row : file.net.second)
        for (float& weight : row) weight = static_cast<float>(random.below(1000)) / 7;
    file.net.win_bias = -0.25f;
    return file;
}

TEST(NetFiles, AreReadAsTheyArePrinted) {
    const NetFile file = some_net();
    const std::string text = print_net(file);
    EXPECT_TRUE(text.starts_with("scoundrel net 2\ncheck " + print_hex(net_hash(text)) +
                                 "\nrules classic\nshape "));
    const auto read = parse_net(text);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->rules, file.rules);
    EXPECT_EQ(read->about, file.about);
    EXPECT_EQ(read->met, file.met);
    EXPECT_EQ(read->net.rows, file.net.rows);
    EXPECT_EQ(read->net.second, file.net.second);
    EXPECT_EQ(read->net.win_bias, file.net.win_bias);
    EXPECT_TRUE(read->checked);
    EXPECT_EQ(print_net(*read), text);
}

std::string without_check(const std::string& text) {
    return "scoundrel net 1\n" + text.substr(text.find("rules "));
}

TEST(NetFiles, OfFormat1AreReadAndNotChecked) {
    const std::string text = print_net(some_net());
    const std::string old = without_check(text);
    const auto read = parse_net(old);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_FALSE(read->checked);
    EXPECT_EQ(print_net(*read), text);
}

// Matches played before there were checks name their net by it.
TEST(NetFiles, TheHashIsThatOfFormat1) {
    const std::string text = print_net(some_net());
    Fnv1a hash;
    hash.add_text(without_check(text));
    EXPECT_EQ(net_hash(text), hash.value());
    EXPECT_EQ(net_hash(without_check(text)), hash.value());
}

TEST(NetFiles, AreRefusedWithFourBytesOverwritten) {
    const std::string text = print_net(some_net());
    for (std::size_t at = text.find("\n\n") + 200; at + 4 < text.size(); at += 9973) {
        std::string other = text;
        other.replace(at, 4, std::string("\1\2\3\4", 4));
        const auto read = parse_net(other);
        ASSERT_FALSE(read) << at;
        EXPECT_THAT(read.error().message, HasSubstr("damaged")) << at;
    }
}

TEST(NetFiles, NoByteOfTheHeadCanBeChanged) {
    const std::string text = print_net(some_net());
    const std::size_t head = text.find("\n\n") + 2;
    for (std::size_t at = 0; at < head; ++at)
        for (const int change : {1, 3, 32, 128}) {
            std::string other = text;
            other[at] = static_cast<char>(other[at] ^ change);
            EXPECT_FALSE(parse_net(other)) << at << " " << change;
        }
}

TEST(NetFiles, BrokenOnesAreRefused) {
    const std::string text = print_net(some_net());
    const auto why = [](const std::string& broken) {
        const auto read = parse_net(broken);
        return read ? std::string("read") : read.error().message;
    };
    EXPECT_THAT(why(""), HasSubstr("not a net"));
    EXPECT_THAT(why("scoundrel net 1\n"), HasSubstr("not a net"));
    EXPECT_THAT(why("scoundrel net 2\n\n"), HasSubstr("check"));
    EXPECT_THAT(why("scoundrel net 1\n\n"), HasSubstr("rules"));
    EXPECT_THAT(why("scoundrel net 1\nwords\n\n"), HasSubstr("rules"));
    EXPECT_THAT(why("scoundrel net 1\nrules classic\nshape 1 2 3\n\n"), HasSubstr("another shape"));
    EXPECT_THAT(why(text.substr(0, text.find("\n\n") + 2)), HasSubstr("cut short"));
    EXPECT_THAT(why(text.substr(0, text.size() - 1)), HasSubstr("not as many weights"));
    EXPECT_THAT(why(text + "x"), HasSubstr("not as many weights"));
    for (std::size_t cut = 0; cut < text.find("\n\n") + 3; ++cut)
        EXPECT_NE(why(text.substr(0, cut)), "read") << cut;
    for (std::size_t cut = 0; cut < text.size(); cut += 997)
        EXPECT_NE(why(text.substr(0, cut)), "read") << cut;
}

TEST(NetFiles, UnmetInputsTakeTheirNeighboursRow) {
    NetFile file = some_net();
    fill_unmet(file);
    const auto row = [&](int i) { return file.net.rows[static_cast<std::size_t>(i)]; };
    const int met = (input::health + 2) / 3 * 3;
    EXPECT_EQ(row(met + 1), row(met));
}

}  // namespace
}  // namespace scoundrel
