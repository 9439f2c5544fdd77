# Makes C++ of the catalogue (src/phrases/*.phrases; en.phrases tells how they are written): OUTPUT/phrase_keys.inc, the
# keys for phrases/phrase.h, and OUTPUT/catalogues.cpp, every language as a table. Run by the build, and by tests/words:
# With TABLES, a folder, only English is in the tables; the other languages are written there as JSON.
#   cmake -DPHRASES=FILE;FILE... -DPLURALS=src/phrases/plural.h -DOUTPUT=build/generated/words -P cmake/phrases.cmake
# Every mistake is told with its file and line; if there is any, nothing is written and the build ends.
cmake_minimum_required(VERSION 3.25)

set(mistakes 0)
function(mistake line what)
  message("${file}:${line}: error: ${what}")
  math(EXPR more "${mistakes} + 1")
  set(mistakes ${more} PARENT_SCOPE)  # so it is for macros and not for functions to call
endfunction()

include(${CMAKE_CURRENT_LIST_DIR}/phrases/read.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/phrases/check.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/phrases/write.cmake)

# English first: the others are held against it.
set(reference ${PHRASES})
list(FILTER reference INCLUDE REGEX "/en\\.phrases$")
list(REMOVE_ITEM PHRASES ${reference})
foreach(file IN LISTS reference PHRASES)
  cmake_path(GET file STEM language)
  read_rows()
  check_language()
  check_phrases()
  write_language()
endforeach()

if(mistakes)
  message(FATAL_ERROR "the catalogue has mistakes: ${mistakes}")
endif()
write_files()
