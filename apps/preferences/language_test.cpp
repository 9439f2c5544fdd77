// Which language is spoken: the command line before the preference before the locale.
#include "preferences/language.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <optional>

#include "phrases/catalogue.h"

namespace scoundrel {
namespace {

// The variables that decide, unset and put back whatever the tester has.
class Language : public testing::Test {
  protected:
    Language() {
        for (auto& [name, before] : kept_) {
            if (const char* value = std::getenv(name)) before = value;
            ::unsetenv(name);
        }
        ::setenv("XDG_CONFIG_HOME", folder_.c_str(), 1);
    }
    ~Language() override {
        std::filesystem::remove_all(folder_);
        for (const auto& [name, before] : kept_)
            before ? ::setenv(name, before->c_str(), 1) : ::unsetenv(name);
    }
    static void set(const char* name, const char* value) { ::setenv(name, value, 1); }
    static std::string_view spoken_after(std::vector<const char*> arguments) {
        arguments.insert(arguments.begin(), "scoundrel");
        return language_for(static_cast<int>(arguments.size()), arguments.data()).language;
    }

    const std::string folder_ = testing::TempDir() + "/scoundrel-language";

  private:
    std::vector<std::pair<const char*, std::optional<std::string>>> kept_{
        {"LC_ALL", {}}, {"LC_MESSAGES", {}}, {"LANG", {}}, {"XDG_CONFIG_HOME", {}}};
};

TEST_F(Language, IsTheLocales) {
    EXPECT_EQ(locale_language().language, "en");
    for (const auto& [locale, language] :
         std::initializer_list<std::pair<const char*, const char*>>{{"fr_CA.UTF-8@euro", "fr"},
                                                                    {"fr", "fr"},
                                                                    {"C.UTF-8", "en"},
                                                                    {"POSIX", "en"},
                                                                    {"xx_YY", "en"},
                                                                    {"french", "en"}}) {
        set("LANG", locale);
        EXPECT_EQ(locale_language().language, language) << locale;
    }
}

// POSIX, Base Definitions 8.2: the first that is set to something, even to what we do not speak.
TEST_F(Language, IsThatOfTheFirstVariableThatIsSet) {
    set("LANG", "fr_FR.UTF-8");
    set("LC_MESSAGES", "");
    EXPECT_EQ(locale_language().language, "fr");
    set("LC_MESSAGES", "C");
    EXPECT_EQ(locale_language().language, "en");
    set("LC_ALL", "fr_FR");
    EXPECT_EQ(locale_language().language, "fr");
}

TEST_F(Language, IsThePlayersBeforeTheLocales) {
    set("LANG", "fr_FR.UTF-8");
    EXPECT_EQ(spoken_after({"rules"}), "fr");
    ASSERT_TRUE(save_preferences(preferences_path(), {.language = "en"}));
    EXPECT_EQ(spoken_after({"rules"}), "en");
}

TEST_F(Language, IsWhatIsAskedForBeforeAll) {
    ASSERT_TRUE(save_preferences(preferences_path(), {.language = "en"}));
    EXPECT_EQ(spoken_after({"--language", "fr", "rules"}), "fr");
    EXPECT_EQ(spoken_after({"rules", "--language=fr"}), "fr");
    EXPECT_EQ(spoken_after({"rules", "--language", "fr", "--language", "en"}), "en");
    EXPECT_EQ(spoken_after({"rules", "--language"}), "en");
    EXPECT_EQ(spoken_after({"rules", "--language", "xx"}), "en");
    EXPECT_EQ(spoken_after({"rules", "--languages=fr", "--", "--language", "fr"}), "en");
}

TEST_F(Language, EnglishComesFirst) { EXPECT_EQ(language_codes().front(), "en"); }

}  // namespace
}  // namespace scoundrel
