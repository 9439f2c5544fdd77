// A storage on which everything can go wrong that goes wrong on a disk: it runs full in
// the middle of a write, other programs hold games and write to them, texts get cut.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "game/storage.h"

namespace scoundrel::test {

class FailingStorage : public Storage {
  public:
    std::map<std::string, std::string> texts;  // by name: the disk
    std::set<std::string> held_elsewhere;      // by another program
    std::optional<std::size_t> room;           // bytes until the disk is full; none: endless
    bool torn = false;                         // a write that fails leaves what there was room for
    bool failing = false;                      // nothing can be read or listed
    int writes = 0;                            // extensions and additions that were tried
    std::size_t reads = 0;                     // games that were read
    std::function<void(const std::string&)> before_claim;  // what another program does just then

    FailingStorage() = default;
    FailingStorage(const std::string& name, std::string text) { texts[name] = std::move(text); }

    Result<std::vector<std::string>> list() override {
        if (failing) return fail(ErrorCode::storage, "the disk is broken");
        std::vector<std::string> names;
        for (const auto& [name, text] : texts) names.push_back(name);
        return names;
    }

    Result<std::string> read(const std::string& name) override {
        if (failing) return fail(ErrorCode::storage, name + ": the disk is broken");
        ++reads;
        const auto at = texts.find(name);
        if (at == texts.end()) return fail(ErrorCode::storage, name + ": there is no such game");
        return at->second;
    }

    Result<void> extend(const std::string& name, std::size_t keep, std::string_view more) override {
        ++writes;
        const bool is_new = keep == 0 && !held_.contains(name);
        if (!held_.contains(name)) {
            if (held_elsewhere.contains(name))
                return fail(ErrorCode::storage, name + ": open in another program");
            if (texts.contains(name) == is_new)
                return fail(ErrorCode::storage,
                            name + (is_new ? ": it exists already" : ": there is no such game"));
            held_.insert(name);
        }
        std::string& text = texts[name];
        if (keep > text.size()) return fail(ErrorCode::storage, name + ": it was cut short");
        text.resize(keep);
        const std::size_t fits = std::min(more.size(), room.value_or(more.size()));
        if (room) *room -= fits;
        if (fits == more.size()) return text.append(more), Result<void>();
        if (torn) text.append(more.substr(0, fits));
        if (is_new && !torn) {
            texts.erase(name);
            held_.erase(name);
        }
        return fail(ErrorCode::storage, name + ": no space left");
    }

    Result<bool> add(const std::string& name, std::string_view text) override {
        ++writes;
        if (room && *room < text.size()) return fail(ErrorCode::storage, name + ": no space left");
        if (!texts.try_emplace(name, text).second) return false;
        if (room) *room -= text.size();
        return true;
    }

    Result<bool> claim(const std::string& name) override {
        if (before_claim) before_claim(name);
        if (held_elsewhere.contains(name) || held_.contains(name)) return false;
        if (!texts.contains(name))
            return fail(ErrorCode::storage, name + ": there is no such game");
        held_.insert(name);
        return true;
    }

    void release(const std::string& name) override { held_.erase(name); }
    bool holds(const std::string& name) const { return held_.contains(name); }

  private:
    std::set<std::string> held_;
};

}  // namespace scoundrel::test
