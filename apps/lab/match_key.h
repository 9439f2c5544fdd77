// The key of a sealed match (notation.md, chapter 14): made when the match begins, kept beside its
// file so that the match can go on, and told when it is through.
#pragma once

#include <optional>
#include <string>

#include "seal/seal.h"

namespace scoundrel::cli {

class MatchKey {
  public:
    // Of the match that is kept in this file: the one beside it, or if there is no file yet a new
    // one. Without a file the key is new, and kept nowhere.
    static MatchKey of_match(const std::string& file);
    // The one beside a file; nothing if there is none.
    static std::optional<MatchKey> beside(const std::string& file);

    const SealKey& key() const { return key_; }
    // Where it is kept; empty if nowhere.
    const std::string& path() const { return path_; }

    // Whoever knows it knows all deals of the match, so no more of them are played.
    bool is_told() const { return told_; }
    void tell();

  private:
    MatchKey(SealKey key, std::string path) : key_(key), path_(std::move(path)) {}
    void create() const;

    SealKey key_;
    std::string path_;
    bool told_ = false;
};

}  // namespace scoundrel::cli
