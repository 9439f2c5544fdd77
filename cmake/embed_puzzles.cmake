# Writes OUTPUT, C++ source that holds the puzzle files PUZZLES, one after the other; run by the build.
set(lines "")
foreach(file ${PUZZLES})
  file(READ ${file} text)
  # A raw string for each line: compilers take none that is very long.
  string(REGEX REPLACE "([^\n]*)\n" "    R\"~(\\1)~\" \"\\\\n\"\n" text "${text}")
  string(APPEND lines "${text}")
endforeach()
file(WRITE ${OUTPUT} "// Made from data/puzzles by cmake/embed_puzzles.cmake.
#include \"game/embedded_puzzles.h\"

// Longer than compilers must bear; those that we build with do.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored \"-Woverlength-strings\"

namespace scoundrel {

std::string_view embedded_puzzles() {
    static constexpr char text[] =
${lines}        \"\";
    return {text, sizeof text - 1};
}

}  // namespace scoundrel

#pragma GCC diagnostic pop
")
