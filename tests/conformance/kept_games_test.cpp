// Games that are kept, as kept/ tells of them. Of the bindings only WebAssembly keeps games, in the
// browser's storage; here is the same protocol in C++, with a storage and a clock that stands.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "protocol/protocol.h"

namespace scoundrel {
namespace {

// A day after all that is told of, so that no answer depends on when it is asked.
ProtocolHost host(MemoryStorage& storage) {
    return {.host = {.now = [] { return std::string("2026-11-16T09:30:00.000Z"); },
                     .random = [] { return std::uint64_t{1}; }},
            .storage = &storage};
}

TEST(KeptGames, AnswersAreThoseOfEveryEngineThatKeepsGames) {
    int pairs = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(SCOUNDREL_ROOT "/tests/conformance/kept")) {
        MemoryStorage storage;
        Protocol protocol(host(storage), {game_requests(), rules_requests(), daily_requests(),
                                          storage_requests(), coach_requests()});
        std::ifstream file(entry.path());
        for (std::string request, expected;
             std::getline(file, request) && std::getline(file, expected); ++pairs)
            EXPECT_EQ(protocol.answer(request), expected) << entry.path() << ", after " << request;
    }
    EXPECT_GT(pairs, 20);
}

}  // namespace
}  // namespace scoundrel
