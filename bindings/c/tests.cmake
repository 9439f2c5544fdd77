# The C door, as C++ programs would use it: nothing of src/ is linked but the shared library itself.
find_package(Threads REQUIRED)
scoundrel_test(c_threads_test USES c LABEL threads SOURCES threads_test.cpp)
target_link_libraries(c_threads_test PRIVATE Threads::Threads)
if(SCOUNDREL_SANITIZE STREQUAL tsan)
  return()
endif()

scoundrel_test(c_door_test USES c LABEL unit SOURCES
  engine_door_test.cpp
  simulator_door_test.cpp
  wrong_use_test.cpp)
target_compile_definitions(c_door_test PRIVATE SCOUNDREL_SIGNATURE="${SCOUNDREL_SIGNATURE}")

# Ends of the process, each a child's, that must be as without the library.
add_executable(c_exit_test exit_test.cpp)
set_target_properties(c_exit_test PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
target_link_libraries(c_exit_test PRIVATE scoundrel_c scoundrel_options Threads::Threads)
foreach(end handler global threads nothing_freed)
  if(SCOUNDREL_SANITIZE)
    add_test(NAME asan.c_exit.${end} COMMAND c_exit_test ${end})
    set_tests_properties(asan.c_exit.${end} PROPERTIES LABELS sanitizers)
  else()
    add_test(NAME c_exit.${end} COMMAND c_exit_test ${end})
    set_tests_properties(c_exit.${end} PROPERTIES LABELS unit)
  endif()
endforeach()

# What it shows is what the map names, each with its version, and nothing else.
if(NOT SCOUNDREL_SANITIZE)
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  add_test(NAME c_door.symbols
           COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/symbols_test.py $<TARGET_FILE:scoundrel_c>)
  set_tests_properties(c_door.symbols PROPERTIES LABELS unit)
endif()

# What measures the door move by move, in C and no C++: that it goes on compiling, and plays the games that it should.
if(NOT SCOUNDREL_SANITIZE)
  add_test(NAME c_door.bench
           COMMAND sh -c "cc -O2 -std=c99 -Wall -Wextra -Wpedantic -Werror -I \"$1\" \"$2\" -o \"$3\" -L \"$4\" -lscoundrel -Wl,-rpath,\"$4\" && \"$3\" 0.1"
                   sh ${c_include} ${PROJECT_SOURCE_DIR}/bench/c_door.c ${CMAKE_CURRENT_BINARY_DIR}/c_door_bench $<TARGET_FILE_DIR:scoundrel_c>)
  set_tests_properties(c_door.bench PROPERTIES LABELS unit PASS_REGULAR_EXPRESSION "^[0-9.]+ million moves a second, the same games")
endif()

# The examples of docs/bindings.md, and its way from the sources to a program.
if(NOT SCOUNDREL_SANITIZE)
  add_test(NAME docs.bindings.recipe
           COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/recipe_test.py ${PROJECT_BINARY_DIR})
  add_test(NAME docs.bindings
           COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/bindings/document_test.py
                   --include ${c_include} --library $<TARGET_FILE:scoundrel_c>
                   $<$<BOOL:${SCOUNDREL_PYTHON}>:--python=${PROJECT_BINARY_DIR}/python>)
  set_tests_properties(docs.bindings docs.bindings.recipe PROPERTIES LABELS docs)
endif()
