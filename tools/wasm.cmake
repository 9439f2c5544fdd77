# CMake toolchain file for WebAssembly: Debian's clang-22 and wasi-libc, a module without main (a "reactor") whose
# functions are exported by export_name. CMAKE_SYSTEM_NAME is WASI, by which CMakeLists.txt tells this tree from the
# others; the host's packages are not found, but <nlohmann/json.hpp> is there. Threads, files and exceptions are not.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
list(APPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})

set(llvm /usr/lib/llvm-22/bin)
foreach(language C CXX)
  set(CMAKE_${language}_COMPILER_TARGET wasm32-wasi)
  set(CMAKE_${language}_COMPILER_AR ${llvm}/llvm-ar)
  set(CMAKE_${language}_COMPILER_RANLIB ${llvm}/llvm-ranlib)
endforeach()
set(CMAKE_C_COMPILER ${llvm}/clang)
set(CMAKE_CXX_COMPILER ${llvm}/clang++)
set(CMAKE_AR ${llvm}/llvm-ar)
set(CMAKE_RANLIB ${llvm}/llvm-ranlib)

# Deprecated is here the name of the target itself; Debian's headers are found under no other.
set(CMAKE_C_FLAGS_INIT "-Wno-deprecated")
# Every browser of the last years has the vector instructions.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -msimd128 -Wno-deprecated")
# The linker's own choice of stack is 64 KiB, and overrunning it goes unnoticed.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor --no-wasm-opt -Wl,-z,stack-size=1048576")
set(CMAKE_EXE_LINKER_FLAGS_RELEASE_INIT "-Wl,--strip-debug") # Debian's libraries carry debugging information
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

set(CMAKE_FIND_ROOT_PATH ${CMAKE_BINARY_DIR})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# One header-only library of the host, by a link of its own: all of /usr/include would bring the host's libc.
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
file(CREATE_LINK /usr/include/nlohmann ${CMAKE_BINARY_DIR}/include/nlohmann SYMBOLIC)
set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES ${CMAKE_BINARY_DIR}/include)
