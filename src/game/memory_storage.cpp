#include "game/memory_storage.h"

#include <utility>

#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

std::unexpected<Error> missing(const std::string& name) {
    return fail(ErrorCode::storage, say({}, Phrase::error_no_such_game, {{"name", name}}));
}

}  // namespace

void MemoryStorage::fill(std::map<std::string, std::string> games,
                         std::set<std::string> open_elsewhere) {
    games_ = std::move(games);
    open_elsewhere_ = std::move(open_elsewhere);
}

std::vector<MemoryStorage::Write> MemoryStorage::take_writes() {
    return std::exchange(writes_, {});
}

Result<std::vector<std::string>> MemoryStorage::list() {
    std::vector<std::string> names;
    for (const auto& [name, text] : games_) names.push_back(name);
    return names;
}

Result<std::string> MemoryStorage::read(const std::string& name) {
    const auto game = games_.find(name);
    if (game == games_.end()) return missing(name);
    return game->second;
}

void MemoryStorage::write(const std::string& name, std::string after) {
    std::string& now = games_[name];
    writes_.push_back({name, now, after});
    now = std::move(after);
}

Result<void> MemoryStorage::extend(const std::string& name, std::size_t keep,
                                   std::string_view more) {
    if (!claimed_.contains(name)) {
        const bool is_new = keep == 0;
        if (open_elsewhere_.contains(name))
            return fail(ErrorCode::storage, say({}, Phrase::error_open_elsewhere));
        if (is_new && games_.contains(name))
            return fail(ErrorCode::storage, say({}, Phrase::error_name_taken, {{"name", name}}));
        if (!is_new && !games_.contains(name)) return missing(name);
    }
    const auto game = games_.find(name);
    const std::string before = game == games_.end() ? "" : game->second;
    if (before.size() < keep) return fail(ErrorCode::storage, say({}, Phrase::error_game_shorter));
    const auto known = claimed_.find(name);
    if (known != claimed_.end() && before.size() > known->second)
        return fail(ErrorCode::storage, say({}, Phrase::error_played_on));
    std::string after = before.substr(0, keep).append(more);
    claimed_[name] = after.size();
    write(name, std::move(after));
    return {};
}

Result<bool> MemoryStorage::add(const std::string& name, std::string_view text) {
    if (games_.contains(name)) return false;
    write(name, std::string(text));
    return true;
}

Result<bool> MemoryStorage::claim(const std::string& name) {
    if (open_elsewhere_.contains(name)) return false;
    if (!games_.contains(name)) return missing(name);
    return claimed_.emplace(name, games_.at(name).size()).second;
}

void MemoryStorage::release(const std::string& name) { claimed_.erase(name); }

}  // namespace scoundrel
