# What Debian asks of every package, put into what cpack is about to pack: copyright and changelogs, compressed manual pages
# and changelogs. The times are those of SOURCE_DATE_EPOCH, so that the same sources make the same bytes.
foreach(pair ${CPACK_SCOUNDREL_PACKAGE_NAMES})
  string(REGEX MATCH "^(.*)=(.*)$" _ ${pair})
  set(top ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/${CMAKE_MATCH_1}/usr)
  set(doc ${top}/share/doc/${CMAKE_MATCH_2})
  set(override ${CPACK_SCOUNDREL_SOURCE}/packaging/overrides/${CMAKE_MATCH_2})
  set(package ${CMAKE_MATCH_2})
  if(NOT IS_DIRECTORY ${top})
    message(FATAL_ERROR "nothing was installed for ${package}: ${top} is not there")
  endif()
  file(MAKE_DIRECTORY ${doc})
  file(COPY ${CPACK_SCOUNDREL_SOURCE}/packaging/copyright DESTINATION ${doc})
  file(COPY_FILE ${CPACK_SCOUNDREL_SOURCE}/CHANGELOG.md ${doc}/changelog)
  string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)  # of SOURCE_DATE_EPOCH, where that is set
  file(WRITE ${doc}/changelog.Debian "scoundrel (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * Version ${CPACK_PACKAGE_VERSION}: the file changelog has what is new.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
  if(EXISTS ${override})
    file(MAKE_DIRECTORY ${top}/share/lintian/overrides)
    file(COPY ${override} DESTINATION ${top}/share/lintian/overrides)
  endif()
  # A checkout's files may be writable by its group.
  file(GLOB plain ${doc}/* ${top}/share/lintian/overrides/*)
  file(CHMOD ${plain} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
  if(EXISTS ${top}/share/zsh/site-functions)  # which Debian's zsh does not look into
    file(RENAME ${top}/share/zsh/site-functions ${top}/share/zsh/vendor-completions)
  endif()
  file(GLOB_RECURSE pages ${top}/share/man/*.1)
  foreach(file ${pages} ${doc}/changelog ${doc}/changelog.Debian)
    execute_process(COMMAND gzip -9nf ${file} COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  # Programs that the game starts are told in its own manual page.
  file(GLOB programs ${top}/bin/scoundrel-*)
  foreach(program ${programs})
    cmake_path(GET program FILENAME name)
    file(MAKE_DIRECTORY ${top}/share/man/man1)
    file(CREATE_LINK scoundrel.1.gz ${top}/share/man/man1/${name}.1.gz SYMBOLIC)
  endforeach()
endforeach()
