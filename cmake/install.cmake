# The library for others: a few headers, the archives behind them, and what find_package(scoundrel) reads. Nothing else
# of src/ is installed.
include(CMakePackageConfigHelpers)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME dev)

set(public_dir ${PROJECT_BINARY_DIR}/include/public)
set(taken "")

# scoundrel_public(NAME ABOUT MODULES HEADERS...): <scoundrel/NAME>, of headers of these modules.
function(scoundrel_public name about modules)
  set(output ${public_dir}/scoundrel/${name})
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/src/ OUTPUT_VARIABLE sources)
  set(all "")
  foreach(module ${modules})
    file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${module}/*.h)
    list(APPEND all ${headers})
  endforeach()
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR}/src "-DHEADERS=${ARGN}" "-DMODULES=${modules}" "-DTAKEN=${taken}"
            "-DABOUT=${about}" -DOUTPUT=${output} -P ${PROJECT_SOURCE_DIR}/cmake/public_header.cmake
    DEPENDS ${all} ${PROJECT_SOURCE_DIR}/cmake/public_header.cmake VERBATIM)
  foreach(header ${all})
    file(RELATIVE_PATH relative ${PROJECT_SOURCE_DIR}/src ${header})
    list(APPEND taken ${relative}=${name})
  endforeach()
  set(taken "${taken}" PARENT_SCOPE)
  set(public_headers ${public_headers} ${output} PARENT_SCOPE)
endfunction()

set(public_headers "")
scoundrel_public(rules.h "The rules: cards, rule sets, positions, moves, scores. Header-only, constexpr, no heap." rules
  rules/rule_sets.h rules/random_play.h)
scoundrel_public(notation.h "Text to values and back: cards, moves, rules, game ids, records, and the errors that reading can give." notation
  notation/cards.h notation/moves.h notation/rules_text.h notation/game_id.h notation/record.h)
scoundrel_public(game.h "A game in progress: dealing, moves, undo, its log and record." game
  game/session.h)
scoundrel_public(solver.h "Exact play with the deck known." solver
  solver/solver.h)
scoundrel_public(player.h "Play with the deck hidden: ranked moves with their chances." "player;nets"
  nets/make_player.h)
scoundrel_public(engine.h "The engine protocol as a call: a JSON request in, a JSON answer out." protocol
  protocol/engine.h)
configure_file(src/version.h.in ${public_dir}/scoundrel/version.h @ONLY)
add_custom_target(scoundrel_public_headers ALL DEPENDS ${public_headers})

# scoundrel::rules is headers alone; scoundrel::scoundrel is all of it.
set(modules unicode phrases notation solver player nets game words coach svg json protocol)
list(TRANSFORM modules PREPEND scoundrel_ OUTPUT_VARIABLE module_targets)
add_library(scoundrel_library INTERFACE)
set_target_properties(scoundrel_library PROPERTIES EXPORT_NAME scoundrel)
set_target_properties(scoundrel_rules PROPERTIES EXPORT_NAME rules)
foreach(target scoundrel_rules scoundrel_library)
  target_include_directories(${target} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()
target_link_libraries(scoundrel_library INTERFACE scoundrel_protocol)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/scoundrel)
install(TARGETS scoundrel_rules scoundrel_library ${module_targets}
        EXPORT scoundrel ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
# scoundrel::c is the shared library with the C header, which needs nothing of the above.
set_target_properties(scoundrel_c PROPERTIES EXPORT_NAME c)
install(TARGETS scoundrel_c EXPORT scoundrel
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT dev)
install(FILES bindings/c/scoundrel.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/scoundrel)
install(EXPORT scoundrel NAMESPACE scoundrel:: FILE scoundrel-targets.cmake DESTINATION ${package_dir})
install(FILES ${public_headers} ${public_dir}/scoundrel/version.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/scoundrel)

# For pkg-config: scoundrel is the C library; scoundrel-cpp the archives, each before those that it uses, as linkers want them.
set(SCOUNDREL_PC_ARCHIVES "")
function(put_before_what_it_uses target)
  if(NOT target IN_LIST module_targets OR -l${target} IN_LIST SCOUNDREL_PC_ARCHIVES)
    return()
  endif()
  get_target_property(uses ${target} INTERFACE_LINK_LIBRARIES)
  foreach(used ${uses})
    put_before_what_it_uses(${used})
  endforeach()
  set(SCOUNDREL_PC_ARCHIVES -l${target} ${SCOUNDREL_PC_ARCHIVES} PARENT_SCOPE)
endfunction()
put_before_what_it_uses(scoundrel_protocol)
list(JOIN SCOUNDREL_PC_ARCHIVES " " SCOUNDREL_PC_ARCHIVES)
# The prefix as seen from the file, so that an installation may be moved; libraries may lie deeper than in lib/.
file(RELATIVE_PATH SCOUNDREL_PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" SCOUNDREL_PC_PREFIX "${SCOUNDREL_PC_PREFIX}")
configure_file(bindings/c/scoundrel.pc.in ${PROJECT_BINARY_DIR}/scoundrel.pc @ONLY)
configure_file(cmake/scoundrel-cpp.pc.in ${PROJECT_BINARY_DIR}/scoundrel-cpp.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/scoundrel.pc ${PROJECT_BINARY_DIR}/scoundrel-cpp.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

configure_package_config_file(cmake/scoundrel-config.cmake.in
  ${PROJECT_BINARY_DIR}/scoundrel-config.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/scoundrel-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/scoundrel-config.cmake
              ${PROJECT_BINARY_DIR}/scoundrel-config-version.cmake
        DESTINATION ${package_dir})
