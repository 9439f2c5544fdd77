# The module under the address sanitizer, whose runtime comes before Python, which knows nothing of it. What Python itself
# keeps at its end is no leak of ours; what grows is found by test_leaks.py.
if(SCOUNDREL_SANITIZE)
  foreach(library libclang_rt.asan-x86_64.so libstdc++.so.6)
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=${library}
                    OUTPUT_VARIABLE path OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    list(APPEND preloaded ${path})
  endforeach()
  list(JOIN preloaded ":" preloaded)
  foreach(name game env wrong_use copies leaks)
    add_test(NAME asan.python.${name} COMMAND ${Python_EXECUTABLE} -B ${CMAKE_CURRENT_SOURCE_DIR}/tests/test_${name}.py)
    set_tests_properties(asan.python.${name} PROPERTIES LABELS sanitizers ENVIRONMENT
      "PYTHONPATH=${PROJECT_BINARY_DIR}/python;LD_PRELOAD=${preloaded};ASAN_OPTIONS=detect_leaks=0;PYTHONMALLOC=malloc")
  endforeach()
  return()
endif()

# The package as it lies in the tree, its examples, and as pip installs it.
function(python_test name)
  add_test(NAME python.${name} COMMAND ${Python_EXECUTABLE} -B ${ARGN})
  set_tests_properties(python.${name} PROPERTIES LABELS python ENVIRONMENT PYTHONPATH=${PROJECT_BINARY_DIR}/python
                       WORKING_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
endfunction()
foreach(name game env wrong_use copies checker exit package)
  python_test(${name} ${CMAKE_CURRENT_SOURCE_DIR}/tests/test_${name}.py)
endforeach()

python_test(types ${CMAKE_CURRENT_SOURCE_DIR}/tests/types_test.py ${PROJECT_BINARY_DIR}/python ${CMAKE_CURRENT_BINARY_DIR}/mypy)

set(examples ${PROJECT_SOURCE_DIR}/examples/python)
python_test(example_bot ${examples}/bot.py)
set_tests_properties(python.example_bot PROPERTIES PASS_REGULAR_EXPRESSION "classic#42 (won|lost) -?[0-9]+ 7De")
# It must be better than texts by ten points: it is by 25 and more, whichever numbers it begins with,
# and 25 worse before it learns.
python_test(example_learn ${examples}/learn.py --episodes 4000 --games 200)
set_tests_properties(python.example_learn PROPERTIES PASS_REGULAR_EXPRESSION
                     "learned .*on 200 deals.*\ntexts  .*\nlearned beats texts: \\+[1-9][0-9]+\\.[0-9] points")
python_test(example_figure ${CMAKE_CURRENT_SOURCE_DIR}/tests/figure_test.py)

add_test(NAME python.install
         COMMAND ${Python_EXECUTABLE} -B ${CMAKE_CURRENT_SOURCE_DIR}/tests/install_test.py ${PROJECT_BINARY_DIR})
set_tests_properties(python.install PROPERTIES LABELS python)
