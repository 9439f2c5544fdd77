# Writes OUTPUT, C++ source that holds the net files NETS; run by the build.
set(arrays "")
set(cases "")
foreach(net ${NETS})
  get_filename_component(id ${net} NAME_WE)
  string(MAKE_C_IDENTIFIER ${id} name)
  file(READ ${net} bytes HEX)
  file(SIZE ${net} size)
  # Words of eight bytes compile much quicker than single ones.
  math(EXPR missing "(8 - ${size} % 8) % 8")
  string(REPEAT "00" ${missing} padding)
  string(REGEX REPLACE "(..)(..)(..)(..)(..)(..)(..)(..)" "0x\\8\\7\\6\\5\\4\\3\\2\\1,\n" words "${bytes}${padding}")
  string(APPEND arrays "constexpr std::uint64_t ${name}[] = {\n${words}};\n")
  string(APPEND cases
    "    if (rule_set == \"${id}\") return {reinterpret_cast<const char*>(${name}), ${size}};\n")
endforeach()
file(WRITE ${OUTPUT} "// Made from data/nets by cmake/embed_nets.cmake.
#include <bit>
#include <cstdint>

#include \"nets/embedded_nets.h\"

static_assert(std::endian::native == std::endian::little);

namespace scoundrel {

namespace {

${arrays}
}  // namespace

std::string_view embedded_net(std::string_view rule_set) {
${cases}    return {};
}

}  // namespace scoundrel
")
