// The protocol door: answers as every engine gives them. threads_test.cpp has what threads may do.
#include <gtest/gtest.h>
#include <scoundrel/scoundrel.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace {

void tell_all(const std::filesystem::path& path) {
    scoundrel_engine* engine = scoundrel_engine_new();
    ASSERT_NE(engine, nullptr);
    std::ifstream file(path);
    int pairs = 0;
    for (std::string request, expected; std::getline(file, request) && std::getline(file, expected);
         ++pairs) {
        const char* answer = scoundrel_ask(engine, request.c_str());
        ASSERT_NE(answer, nullptr) << request << "\n" << scoundrel_message();
        EXPECT_EQ(answer, expected) << path << ", after " << request;
    }
    EXPECT_GT(pairs, 0) << path;
    EXPECT_EQ(scoundrel_engine_free(engine), SCOUNDREL_OK);
}

TEST(EngineDoor, AnswersAsEveryEngineDoes) {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(SCOUNDREL_ROOT "/tests/conformance"))
        if (entry.path().extension() == ".jsonl") {
            tell_all(entry.path());
            ++files;
        }
    EXPECT_GE(files, 2);
}

TEST(EngineDoor, GamesByRulesAloneAreDealtByChance) {
    scoundrel_engine* engine = scoundrel_engine_new();
    const std::string one = scoundrel_ask(engine, R"({"do":"new","rules":"classic"})");
    const std::string other = scoundrel_ask(engine, R"({"do":"new","rules":"classic"})");
    EXPECT_NE(one.find("\"ok\":true"), std::string::npos);
    EXPECT_NE(one, other);
    scoundrel_engine_free(engine);
}

}  // namespace
