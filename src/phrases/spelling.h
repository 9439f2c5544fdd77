// Letters and marks that ASCII lacks, written with those it has: é as e, ä as ae, « as ". For
// terminals that show nothing else; each of our languages is read so where it must be.
#pragma once

#include <string>
#include <string_view>

namespace scoundrel {

// What has no such spelling, as the symbols of suits, stays as it is.
std::string in_ascii(std::string_view text);

}  // namespace scoundrel
