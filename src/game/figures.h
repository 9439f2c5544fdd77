// What a review has found out about a game, in a few figures, and the book that they are kept in.
// A book may be deleted at any time: everything in it can be found out again (coach/quick_review.h
// does). It is known by what happened in the game, and a book of another version or edition is
// empty: that may judge otherwise.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace scoundrel {

struct Figures {
    double lost = 0;      // of the chance to win, given away by all moves: 0.25 is 25 points
    double accuracy = 0;  // 0 to 100
    double points = 0;    // of the score, given away
    double luck = 0;      // of the chance to win, brought by cards
    double lowest = 1;    // chance to win that there was before a move
    bool flawless = false;

    friend bool operator==(const Figures&, const Figures&) = default;
};

// Goes up whenever reviews come to judge otherwise: another net, another way to sample.
inline constexpr int figures_edition = 1;

class FiguresBook {
  public:
    // As print() gave it, or nothing. A line that cannot be read is left out.
    explicit FiguresBook(std::string_view version, std::string_view text = "");

    // By the digest of a game's summary; nullptr if it is not in there.
    const Figures* find(std::string_view digest) const;
    void add(const std::string& digest, const Figures& figures) { figures_[digest] = figures; }
    void add(const FiguresBook& others) {
        figures_.insert(others.figures_.begin(), others.figures_.end());
    }
    std::size_t size() const { return figures_.size(); }

    std::string print() const;

  private:
    std::string version_;
    std::map<std::string, Figures, std::less<>> figures_;
};

// A book and whoever keeps it, told when there is something new in it.
struct KeptFigures {
    FiguresBook book{""};
    std::function<void(const FiguresBook&)> keep{};

    void add(const std::string& digest, const Figures& figures) {
        book.add(digest, figures);
        if (keep) keep(book);
    }
};

}  // namespace scoundrel
