# How a module is built: one target each, which sees only the headers of what it may use.

add_library(scoundrel_options INTERFACE)
target_compile_options(scoundrel_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion
  # Names of other files are none of a file's business, though they are compiled as one.
  $<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>)
if(SCOUNDREL_TESTS)  # ours to keep clean; a stranger's newer compiler must not stop a build
  target_compile_options(scoundrel_options INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(scoundrel_options INTERFACE -Wno-restrict)  # GCC bug 105651: std::string operator+
endif()
if(SCOUNDREL_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # A class may use its own file's unnamed namespace; g++ takes a source that is included for a header.
  target_compile_options(scoundrel_options INTERFACE -Wno-subobject-linkage)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  # libstdc++ 12's own stable_sort calls what it has deprecated.
  target_compile_options(scoundrel_options INTERFACE -Wno-deprecated-declarations)
endif()
if(SCOUNDREL_SANITIZE STREQUAL asan)
  set(sanitizers address,undefined)
elseif(SCOUNDREL_SANITIZE STREQUAL tsan)
  set(sanitizers thread)
  target_compile_options(scoundrel_options INTERFACE -O0)  # built for one short test
elseif(SCOUNDREL_SANITIZE)
  message(FATAL_ERROR "SCOUNDREL_SANITIZE is asan (addresses and undefined behaviour) or tsan (threads), not ${SCOUNDREL_SANITIZE}")
endif()
if(SCOUNDREL_SANITIZE)
  target_compile_options(scoundrel_options INTERFACE
    -fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(scoundrel_options INTERFACE -fsanitize=${sanitizers})
endif()

# Each module is seen by others through an include path of its own, which holds nothing else: a module that does not
# use another, directly or through one it uses, cannot include its headers.
function(scoundrel_include_path target name scope)
  set(path ${PROJECT_BINARY_DIR}/include/${name})
  file(MAKE_DIRECTORY ${path})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${name} ${path}/${name} SYMBOLIC)
  target_include_directories(${target} ${scope} $<BUILD_INTERFACE:${path}>)
endfunction()

# What is done once a move or once a screen, beside the modules that search: optimised less, it compiles in two thirds of
# the time, and nobody can tell.
set(cold_effort $<$<CONFIG:Release>:-O1>)

# What searches or plays at random. g++ inlines less once a unit is large, and compiled as one every module is.
set(hot_effort $<$<CXX_COMPILER_ID:GNU>:--param=large-unit-insns=200000>)

# scoundrel_module(NAME [COLD] [FUZZED] [USES MODULES...] SOURCES FILES...): a library of src/NAME. One that is fuzzed
# tells libFuzzer which way it went, and is slower for it.
function(scoundrel_module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "COLD;FUZZED" "" "SOURCES;USES")
  add_library(scoundrel_${name} STATIC ${arg_SOURCES})
  scoundrel_include_path(scoundrel_${name} ${name} PUBLIC)
  set_target_properties(scoundrel_${name} PROPERTIES
    POSITION_INDEPENDENT_CODE ON UNITY_BUILD ${SCOUNDREL_UNITY} UNITY_BUILD_BATCH_SIZE 0)
  target_compile_options(scoundrel_${name} PRIVATE -fno-exceptions -fno-rtti)
  if(arg_COLD)
    target_compile_options(scoundrel_${name} PRIVATE ${cold_effort})
  else()
    target_compile_options(scoundrel_${name} PRIVATE ${hot_effort})
  endif()
  if(SCOUNDREL_FUZZ AND arg_FUZZED)
    target_compile_options(scoundrel_${name} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  target_compile_features(scoundrel_${name} PUBLIC cxx_std_23)
  target_link_libraries(scoundrel_${name} PRIVATE $<BUILD_INTERFACE:scoundrel_options>)
  foreach(used ${arg_USES})
    target_link_libraries(scoundrel_${name} PUBLIC scoundrel_${used})
  endforeach()
endfunction()

# Most tests take longer to compile than to run, and are not optimised; those that search by themselves are.

# What every test includes, compiled once.
if(SCOUNDREL_TESTS AND NOT CMAKE_SYSTEM_NAME STREQUAL WASI)
  file(WRITE ${PROJECT_BINARY_DIR}/generated/test_headers.cpp "")
  add_library(scoundrel_test_headers OBJECT ${PROJECT_BINARY_DIR}/generated/test_headers.cpp)
  target_precompile_headers(scoundrel_test_headers PRIVATE
    <gtest/gtest.h> <gmock/gmock.h> <rapidcheck/gtest.h>)
  target_compile_options(scoundrel_test_headers PRIVATE -O0)
endif()

# scoundrel_test(NAME LABEL L [SEARCHES] [SHARDS N] USES MODULES... SOURCES FILES...): gtest cases. ctest runs a program as a whole,
# since starting one takes longer than most cases; one that takes long is cut into shards that run side by side.
function(scoundrel_test name)
  if(NOT SCOUNDREL_TESTS OR CMAKE_SYSTEM_NAME STREQUAL WASI)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "SEARCHES" "LABEL;SHARDS" "SOURCES;USES")
  if(SCOUNDREL_SANITIZE STREQUAL tsan AND NOT arg_LABEL STREQUAL threads)
    return()
  endif()
  add_executable(${name} ${arg_SOURCES})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
  list(TRANSFORM arg_USES PREPEND scoundrel_)
  target_link_libraries(${name} PRIVATE ${arg_USES} scoundrel_test_support scoundrel_options rapidcheck GTest::gmock GTest::gtest_main)
  if(arg_SEARCHES)
    target_compile_options(${name} PRIVATE -O1)
  else()
    target_compile_options(${name} PRIVATE -O0)
    target_precompile_headers(${name} REUSE_FROM scoundrel_test_headers)
  endif()
  set(prefix "")
  set(environment "")
  if(SCOUNDREL_SANITIZE)
    set(prefix ${SCOUNDREL_SANITIZE}.)
    set(arg_LABEL sanitizers)
    set(environment RC_PARAMS=max_success=25)  # of 100 cases, as thorough.h has it
  endif()
  if(NOT arg_SHARDS)
    set(arg_SHARDS 1)
  endif()
  math(EXPR last "${arg_SHARDS} - 1")
  foreach(shard RANGE ${last})
    set(test ${prefix}${name})
    if(arg_SHARDS GREATER 1)
      string(APPEND test .${shard})
    endif()
    add_test(NAME ${test} COMMAND ${name} --gtest_brief=1)
    set_tests_properties(${test} PROPERTIES LABELS ${arg_LABEL}
      ENVIRONMENT "GTEST_TOTAL_SHARDS=${arg_SHARDS};GTEST_SHARD_INDEX=${shard};${environment}")
  endforeach()
endfunction()
