# What CMake has to know about the system that tools/wasm.cmake names; CMake 3.25 does not know it by itself.
# No variable WASI is set: `CMAKE_SYSTEM_NAME STREQUAL WASI` would compare with its value.
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
set_property(GLOBAL PROPERTY TARGET_SUPPORTS_SHARED_LIBS FALSE)
