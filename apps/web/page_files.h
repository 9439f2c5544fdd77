// Where the page's files lie, and how they come elsewhere.
#pragma once

#include <filesystem>
#include <string>

namespace scoundrel::web {

// The folder that was named, else the one that is installed along with the program; a Failure where
// it has no page.
std::filesystem::path find_page(const std::string& named);

// Copies it, for any host of files. What else lies there stays.
void copy_page(const std::filesystem::path& page, const std::filesystem::path& to);

}  // namespace scoundrel::web
