# The package as it lies in the tree, its examples, and as pip installs it.
function(python_test name)
  add_test(NAME python.${name} COMMAND ${Python_EXECUTABLE} -B ${ARGN})
  set_tests_properties(python.${name} PROPERTIES LABELS python ENVIRONMENT PYTHONPATH=${PROJECT_BINARY_DIR}/python
                       WORKING_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
endfunction()
foreach(name game env package)
  python_test(${name} ${CMAKE_CURRENT_SOURCE_DIR}/tests/test_${name}.py)
endforeach()

set(examples ${PROJECT_SOURCE_DIR}/examples/python)
python_test(example_bot ${examples}/bot.py)
set_tests_properties(python.example_bot PROPERTIES PASS_REGULAR_EXPRESSION "classic#42 (won|lost) -?[0-9]+ 7De")
python_test(example_learn ${examples}/learn.py --minutes 0.015 --games 100)
set_tests_properties(python.example_learn PROPERTIES PASS_REGULAR_EXPRESSION "learned .*\ntexts  ")
python_test(example_figure ${examples}/figure.py --games 20)
set_tests_properties(python.example_figure PROPERTIES PASS_REGULAR_EXPRESSION "slain.svg: 20 deals")

add_test(NAME python.install
         COMMAND ${Python_EXECUTABLE} -B ${CMAKE_CURRENT_SOURCE_DIR}/tests/install_test.py ${PROJECT_BINARY_DIR})
set_tests_properties(python.install PROPERTIES LABELS python)
