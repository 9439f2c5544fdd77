# Packages for Debian, made by `cpack -G DEB` in a tree configured as tools/release does: the game, the lab, the C library,
# what programs are built with, and the Python package. What lies in each is said where it is installed, by its component.
# What Debian asks of every package besides (copyright, changelog, compressed manual pages) cmake/package_files.cmake adds.
install(FILES packaging/scoundrel.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT scoundrel)
install(FILES web/public/icon.svg RENAME scoundrel.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT scoundrel)
if(SCOUNDREL_PYTHON)
  set(python_folder lib/python3/dist-packages/scoundrel)  # Debian's, of whatever prefix
  file(GLOB python_files CONFIGURE_DEPENDS bindings/python/scoundrel/*.py bindings/python/scoundrel/*.pyi
       bindings/python/scoundrel/py.typed)
  install(FILES ${python_files} DESTINATION ${python_folder} COMPONENT python)
  install(TARGETS scoundrel_python LIBRARY DESTINATION ${python_folder} COMPONENT python)
  include(cmake/python_metadata.cmake)
  python_metadata(${PROJECT_BINARY_DIR}/generated/python)
  install(FILES ${PROJECT_BINARY_DIR}/generated/python/METADATA DESTINATION ${python_folder}-${PROJECT_VERSION}.dist-info
          COMPONENT python)
endif()

set(CPACK_PACKAGE_NAME scoundrel)
set(CPACK_PACKAGE_CONTACT "The Scoundrel developers <developers@scoundrel.invalid>")  # there is no address yet
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/package_files.cmake)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 0upstream1)  # below a release of Debian's own
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS OFF)  # they are said below, with their versions
set(exact "(= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")

# scoundrel_package(COMPONENT NAME SECTION SHORT LONG [DEPENDS]): one package.
macro(scoundrel_package component name section short long)
  string(TOUPPER ${component} upper)
  list(APPEND CPACK_COMPONENTS_ALL ${component})
  list(APPEND CPACK_SCOUNDREL_PACKAGE_NAMES ${component}=${name})
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name})
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section})
  set(CPACK_DEBIAN_${upper}_DESCRIPTION "${short}\n${long}")
  set(CPACK_DEBIAN_${upper}_PACKAGE_DEPENDS "${ARGN}")
endmacro()

scoundrel_package(scoundrel scoundrel games "solitaire roguelike card game and its variants"
"A shuffled deck is the dungeon, black cards are monsters, diamonds weapons,
hearts potions; four cards make a room. Played in a terminal, line by line, in
a browser (scoundrel web) or beside a real deck, with hints that say why,
reviews that tell luck from skill, an exact solver, puzzles and a daily deal.")
set(CPACK_DEBIAN_SCOUNDREL_PACKAGE_SUGGESTS scoundrel-lab)
scoundrel_package(lab scoundrel-lab games "studies of the card game Scoundrel: odds of rules, matches of bots"
"Compares rules, plays matches between players and bots, solves thousands of
deals, and trains the nets that players go by: scoundrel compare, sweep, tune,
study, match, census, train."
"scoundrel ${exact}")
scoundrel_package(library libscoundrel0 libs "rules, solver and players of the card game Scoundrel, for C"
"The engine protocol as a call, and a fast simulator of plain data, behind one
C header.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA
    "${PROJECT_SOURCE_DIR}/packaging/library/shlibs;${PROJECT_SOURCE_DIR}/packaging/library/triggers")
scoundrel_package(dev libscoundrel-dev libdevel "rules, solver and players of the card game Scoundrel: development files"
"Headers and archives for C++, the header for C, and what CMake's
find_package(scoundrel) and pkg-config read."
"libscoundrel0 ${exact}")
scoundrel_package(python python3-scoundrel python "card game Scoundrel for Python: games, advice, environments"
"Games, hints, the solver and players, and environments for agents that learn,
one with Gymnasium's interface and one with thousands of games side by side in
arrays of numpy's."
"python3 (>= 3.11), python3 (<< 3.12), python3-numpy")
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
    "${PROJECT_SOURCE_DIR}/packaging/python/postinst;${PROJECT_SOURCE_DIR}/packaging/python/prerm")
set(CPACK_SCOUNDREL_SOURCE ${PROJECT_SOURCE_DIR})
include(CPack)
