# The library for others: headers, archives, and the package files that find_package(scoundrel) reads.
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/scoundrel)
install(TARGETS scoundrel_rules scoundrel_solver scoundrel_player scoundrel_nets scoundrel_review scoundrel_lab scoundrel_notation scoundrel_words scoundrel_session scoundrel_engine scoundrel_table scoundrel_advice
        EXPORT scoundrel ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(EXPORT scoundrel NAMESPACE scoundrel:: FILE scoundrel-targets.cmake DESTINATION ${package_dir})
install(DIRECTORY src/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/scoundrel FILES_MATCHING
        PATTERN "*.h")
install(FILES ${PROJECT_BINARY_DIR}/generated/version.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/scoundrel)
install(FILES ${PROJECT_BINARY_DIR}/generated/words/phrase_keys.inc
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/scoundrel/words)

configure_package_config_file(cmake/scoundrel-config.cmake.in
  ${PROJECT_BINARY_DIR}/scoundrel-config.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/scoundrel-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/scoundrel-config.cmake
              ${PROJECT_BINARY_DIR}/scoundrel-config-version.cmake
        DESTINATION ${package_dir})
