# Writes OUTPUT, C++ source with the names of the keys in HEADER and the lists it includes; run by the build.
file(READ ${HEADER} text)
get_filename_component(folder ${HEADER} DIRECTORY)
string(REGEX MATCHALL "#include \"words/phrases/[a-z_]+\\.inc\"" lists "${text}")
foreach(list ${lists})
  string(REGEX REPLACE ".*words/(phrases/[a-z_]+\\.inc).*" "\\1" name "${list}")
  file(READ ${folder}/${name} keys)
  string(REPLACE "${list}" "${keys}" text "${text}")
endforeach()
string(REGEX REPLACE ".*enum class Phrase[^{]*{" "" text "${text}")
string(REGEX REPLACE "//[^\n]*" "" text "${text}")
string(REGEX REPLACE "[ \n]phrases_end,.*" "" text "${text}")
string(REGEX MATCHALL "[a-z_0-9]+," keys "${text}")
set(names "")
foreach(key ${keys})
  string(REPLACE "," "" key ${key})
  string(APPEND names "    \"${key}\",\n")
endforeach()
file(WRITE ${OUTPUT} "// Made from words/phrase.h by cmake/phrase_names.cmake.
#include \"words/catalogue.h\"

namespace scoundrel {

namespace {

constexpr std::string_view phrase_names[] = {
${names}};
static_assert(std::size(phrase_names) == phrase_count);

}  // namespace

std::string_view phrase_name(Phrase phrase) { return phrase_names[static_cast<std::size_t>(phrase)]; }

}  // namespace scoundrel
")
