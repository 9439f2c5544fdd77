// One test a case of tests/sentences, and the meta-tests: every numbered sentence has its case,
// and nothing cites a sentence that is not there.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "support/files.h"
#include "support/sentences.h"

namespace scoundrel::test {
namespace {

class SentenceTest : public testing::Test {
  public:
    explicit SentenceTest(const SentenceCase& sentence_case) : case_(sentence_case) {}
    void TestBody() override {
        if (const auto failure = run_sentence_case(case_))
            ADD_FAILURE_AT(case_.file.c_str(), failure->line) << failure->message;
    }

  private:
    const SentenceCase& case_;
};

// "5.6_after_a_queen_a_6": letters, digits and underscores are all that a test's name may have.
std::string test_name(const SentenceCase& sentence_case) {
    std::string name;
    for (const auto& sentence : sentence_case.sentences) name += sentence + "_";
    name += sentence_case.title;
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    return std::regex_replace(name, std::regex("_+"), "_");
}

const std::vector<SentenceCase>& cases() {
    static const auto all = read_sentence_cases();
    return all;
}

const bool registered = [] {
    std::map<std::string, int> seen;
    for (const SentenceCase& each : cases()) {
        std::string name = test_name(each);
        if (const int times = ++seen[name]; times > 1) name += "_" + std::to_string(times);
        testing::RegisterTest("Sentence", name.c_str(), nullptr, nullptr, each.file.c_str(),
                              each.line, [&each]() -> testing::Test* {
                                  return new SentenceTest(each);  // gtest takes and deletes it
                              });
    }
    return true;
}();

// The numbers of all sentences, in the order of the document.
std::vector<std::string> numbered_sentences() {
    const std::string text = read_file(in_tree("docs/rules.md"));
    const std::regex number(R"(\*\*(\d+\.\d+)\*\*)");
    std::vector<std::string> numbers;
    for (std::sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at)
        numbers.push_back((*at)[1]);
    return numbers;
}

std::set<std::string> sentences() {
    const auto numbers = numbered_sentences();
    return {numbers.begin(), numbers.end()};
}

TEST(Sentences, NoNumberIsGivenTwice) {
    EXPECT_EQ(numbered_sentences().size(), sentences().size());
    EXPECT_GT(sentences().size(), 100u);
}

TEST(Sentences, EveryOneHasACase) {
    std::set<std::string> cited;
    for (const SentenceCase& each : cases())
        cited.insert(each.sentences.begin(), each.sentences.end());
    for (const auto& sentence : sentences())
        EXPECT_TRUE(cited.contains(sentence)) << "sentence " << sentence << " has no case";
}

TEST(Sentences, EveryCaseIsAboutOne) {
    const auto known = sentences();
    for (const SentenceCase& each : cases()) {
        EXPECT_FALSE(each.directives.empty()) << each.file << ":" << each.line;
        for (const auto& sentence : each.sentences)
            EXPECT_TRUE(known.contains(sentence))
                << each.file << ":" << each.line << " cites " << sentence;
    }
}

// `rules.md 3.2`, `rules.md 5.6, 5.8`, `rules.md 1.4 to 1.6`, `rules.md chapter 5`.
TEST(Sentences, EveryCitationInTheSourcesExists) {
    const auto known = sentences();
    const std::string document = read_file(in_tree("docs/rules.md"));
    const std::regex citation(R"(rules\.md ((chapter )?[\d.x]+(?:(?:, | and | to )[\d.x]+)*))");
    const std::regex number(R"([\dx]+(\.[\dx]+)?)");
    int found = 0;
    for (const auto& path : files_in("src", {".h", ".cpp"})) {
        const std::string text = read_file(path);
        for (std::sregex_iterator at(text.begin(), text.end(), citation), end; at != end; ++at) {
            const std::string cited = (*at)[1];
            const bool chapter = (*at)[2].matched;
            ++found;
            for (std::sregex_iterator each(cited.begin(), cited.end(), number); each != end; ++each)
                EXPECT_TRUE(chapter ? document.find("\n## " + each->str() + ". ") != document.npos
                                    : known.contains(each->str()))
                    << path.string() << " cites rules.md " << cited;
        }
    }
    EXPECT_GT(found, 20) << "the rules cite their sentences";
}

}  // namespace
}  // namespace scoundrel::test
