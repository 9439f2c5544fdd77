#include "seal/seal.h"

#include <gtest/gtest.h>

#include "seal/sha256.h"

namespace scoundrel {
namespace {

std::string hash_of(std::string_view text) { return print_bytes(sha256(bytes_of(text))); }
std::string hmac_of(std::string_view key, std::string_view text) {
    return print_bytes(hmac_sha256(bytes_of(key), bytes_of(text)));
}

// The examples that NIST gives for FIPS 180-4.
TEST(Sha256, IsThatOfFips180) {
    EXPECT_EQ(hash_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hash_of(std::string(1'000'000, 'a')),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Where the length just fits the last block, and just does not; by Python's hashlib.
TEST(Sha256, FillsItsLastBlock) {
    EXPECT_EQ(hash_of(std::string(55, 'x')),
              "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072");
    EXPECT_EQ(hash_of(std::string(56, 'x')),
              "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e");
    EXPECT_EQ(hash_of(std::string(64, 'x')),
              "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c");
}

// Test cases 1, 2, 3, 6 and 7 of RFC 4231.
TEST(HmacSha256, IsThatOfRfc4231) {
    EXPECT_EQ(hmac_of(std::string(20, '\x0b'), "Hi There"),
              "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    EXPECT_EQ(hmac_of("Jefe", "what do ya want for nothing?"),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    EXPECT_EQ(hmac_of(std::string(20, '\xaa'), std::string(50, '\xdd')),
              "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
    EXPECT_EQ(
        hmac_of(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First"),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    EXPECT_EQ(hmac_of(std::string(131, '\xaa'),
                      "This is a test using a larger than block-size key and a larger than "
                      "block-size data. The key needs to be hashed before being used by the HMAC "
                      "algorithm."),
              "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

// By Python: int.from_bytes(hmac.new(key, str(i).encode(), "sha256").digest()[:8], "big").
TEST(Seal, SeedsFollowFromTheKey) {
    const auto key = parse_seal_key("000102030405060708090a0b0c0d0e0f");
    ASSERT_TRUE(key);
    EXPECT_EQ(seal_of(*key), "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991");
    EXPECT_EQ(sealed_seed(*key, 0), 17363973508578301750u);
    EXPECT_EQ(sealed_seed(*key, 9), 10580492480087092525u);
    EXPECT_EQ(sealed_seed(*key, 10), 1641177987570811536u);
    EXPECT_EQ(sealed_seed(*key, UINT64_MAX), 5976880906959472541u);
}

TEST(Seal, KeysAreReadAndPrinted) {
    const std::string text = "00ff10a0b1c2d3e4f5060708090a0b0c";
    EXPECT_EQ(print_seal_key(*parse_seal_key(text)), text);
    EXPECT_EQ(parse_seal_key("00FF10A0B1C2D3E4F5060708090A0B0C"), parse_seal_key(text));
    EXPECT_FALSE(parse_seal_key(""));
    EXPECT_FALSE(parse_seal_key(text + "0"));
    EXPECT_FALSE(parse_seal_key(text.substr(1)));
    EXPECT_FALSE(parse_seal_key("0g" + text.substr(2)));
}

}  // namespace
}  // namespace scoundrel
