# Writes what was read as C++. Literals end in sv: with their length known the compiler takes a fifth of the time.
set(cpp_1 "\\\\")
set(cpp_2 ";")
set(cpp_3 "[")
set(cpp_4 "]")
set(cpp_5 "\\\"")
set(tables "")
set(list_of_languages "")
set(awaited "")
set(list_of_awaited "")
set(handed "")

# SAID_IN, files: phrases that no source there says are left empty, so that a page does not carry the command line's.
# Keys are never put together from parts (tests/words/unused_phrases.py), so one that stands nowhere is never said.
set(sources "")
foreach(name IN LISTS SAID_IN)
  file(READ ${name} source)
  string(APPEND sources "${source}")
endforeach()

function(is_said key result)
  string(FIND "${sources}" "${key}" at)
  if(SAID_IN AND at EQUAL -1)
    set(${result} FALSE PARENT_SCOPE)
  else()
    set(${result} TRUE PARENT_SCOPE)
  endif()
endfunction()

# TABLES, a folder: English alone is compiled in, and every other language is written there as JSON, to be handed to a
# module when it is wanted (bindings/wasm/words.h); in the module it has a name and no texts.
macro(write_language)
  string(MAKE_C_IDENTIFIER ${language} id)
  string(APPEND list_of_languages "&language_${id}, ")
  if(TABLES AND NOT language STREQUAL "en")
    write_table()
  else()
    write_compiled()
  endif()
endmacro()

macro(write_compiled)
  set(about text_${language}_language)
  set(texts "")
  foreach(key IN LISTS keys_en_phrase)
    is_said(${key} said)
    if(said)
      string(APPEND texts "    \"${text_${language}_phrase_${key}}\"sv,\n")
    else()
      string(APPEND texts "    \"\"sv,\n")
    endif()
  endforeach()
  foreach(word weapon avoid)
    set(forms_${word} "")
    foreach(key IN LISTS keys_${language}_${word})
      write_words("${text_${language}_${word}_${key}}" words)
      string(APPEND forms_${word} "    {\"${key}\"sv, {${words}}},\n")
    endforeach()
  endforeach()
  write_words("${${about}_ranks}" ranks)
  write_words("${${about}_suits}" suits)
  string(APPEND tables "
constexpr std::string_view texts_${id}[] = {
${texts}};
constexpr Form weapon_${id}[] = {
${forms_weapon}};
constexpr Form avoid_${id}[] = {
${forms_avoid}};
constexpr Catalogue language_${id}{
    .language = \"${language}\"sv,
    .name = \"${${about}_name}\"sv,
    .texts = texts_${id},
    .weapon_forms = weapon_${id},
    .avoid_forms = avoid_${id},
    .ranks = {${ranks}},
    .suits = {${suits}},
    .plural = plural::${${about}_plural},
    .decimal_mark = '${${about}_decimal_mark}',
};
")
endmacro()

macro(write_table)
  set(rows "")
  foreach(key IN LISTS keys_en_phrase)
    is_said(${key} said)
    if(said)
      string(APPEND rows "\"${key}\":\"${text_${language}_phrase_${key}}\",\n")
    endif()
  endforeach()
  foreach(word weapon avoid)
    set(forms_${word} "")
    foreach(key IN LISTS keys_${language}_${word})
      json_words("${text_${language}_${word}_${key}}" words)
      string(APPEND forms_${word} "\"${key}\":${words},\n")
    endforeach()
    string(REGEX REPLACE ",\n$" "" forms_${word} "${forms_${word}}")
  endforeach()
  string(REGEX REPLACE ",\n$" "" rows "${rows}")
  set(about text_${language}_language)
  json_words("${${about}_ranks}" ranks)
  json_words("${${about}_suits}" suits)
  set(json_${language} "{\"language\":\"${language}\",\"ranks\":${ranks},\"suits\":${suits},
\"weapon_forms\":{
${forms_weapon}},
\"avoid_forms\":{
${forms_avoid}},
\"phrases\":{
${rows}}}
")
  list(APPEND handed ${language})
  string(APPEND awaited "
Catalogue language_${id}{
    .language = \"${language}\"sv,
    .name = \"${${about}_name}\"sv,
    .texts = {},
    .weapon_forms = {},
    .avoid_forms = {},
    .ranks = {},
    .suits = {},
    .plural = plural::${${about}_plural},
    .decimal_mark = '${${about}_decimal_mark}',
};
")
  string(APPEND list_of_awaited "&language_${id}, ")
endmacro()

# Words between bars, as a list of JSON.
function(json_words text result)
  string(REGEX REPLACE " *\\| *" "\",\"" words "${text}")
  set(${result} "${open}\"${words}\"${close}" PARENT_SCOPE)
endfunction()

# Words between bars as literals between commas.
function(write_words text result)
  string(REGEX REPLACE " *\\| *" "\"sv, \"" words "${text}")
  set(${result} "\"${words}\"sv" PARENT_SCOPE)
endfunction()

macro(write_files)
  list(JOIN keys_en_phrase ",\n    " keys)
  write_file(phrase_keys.inc "// Made by cmake/phrases.cmake from the keys of phrases/en.phrases.
    ${keys},
")
  list(JOIN keys_en_phrase "\"sv,\n    \"" names)
  list(LENGTH handed awaited_count)
  write_file(catalogues.cpp "// Made by cmake/phrases.cmake from phrases/*.phrases.
#include <array>

#include \"phrases/language.h\"
#include \"phrases/plural.h\"

namespace scoundrel {

namespace {

using namespace std::literals;

constexpr std::string_view names[] = {
    \"${names}\"sv,
};
${tables}${awaited}
constexpr const Catalogue* languages[] = {${list_of_languages}};
constexpr std::array<Catalogue*, ${awaited_count}> awaited{${list_of_awaited}};

}  // namespace

std::span<const Catalogue* const> catalogues() { return languages; }
std::span<Catalogue* const> awaited_catalogues() { return awaited; }

std::string_view phrase_name(Phrase phrase) { return names[static_cast<std::size_t>(phrase)]; }

}  // namespace scoundrel
")
  foreach(language IN LISTS handed)
    write_file(${TABLES}/${language}.json "${json_${language}}")
  endforeach()
endmacro()

# What is as before keeps its date, and nothing is compiled again: a translator changes no key.
function(write_file name text)
  foreach(n RANGE 1 5)
    string(REPLACE "${stand_in_${n}}" "${cpp_${n}}" text "${text}")
  endforeach()
  cmake_path(ABSOLUTE_PATH name BASE_DIRECTORY "${OUTPUT}")
  file(WRITE "${name}.new" "${text}")
  file(COPY_FILE "${name}.new" "${name}" ONLY_IF_DIFFERENT)
endfunction()
