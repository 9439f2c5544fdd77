// Forgetting: deletes all that the program keeps of its player, games with their notes and drafts
// and single files (preferences, figures), by the names it gives its files; whatever else lies
// there is left alone.
#pragma once

#include <string>
#include <vector>

#include "notation/error.h"

namespace scoundrel {

struct KeptFiles {
    std::vector<std::string> games{};   // paths, as all of these
    std::vector<std::string> others{};  // notes, drafts, preferences, figures
    std::vector<std::string>
        directories{};  // that are removed once they are empty, inner ones first

    bool empty() const { return games.empty() && others.empty(); }
};

// The directory of the games, and single files; an empty path stands for no such place.
Result<KeptFiles> find_kept(const std::string& games_directory,
                            const std::vector<std::string>& files);

// Refused, with nothing deleted, while another program has one of the games open. What is gone
// already is no error.
Result<void> forget(const KeptFiles& kept);

}  // namespace scoundrel
