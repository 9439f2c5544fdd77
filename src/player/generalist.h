// A net for any rules. Its inputs are those of inputs.h, told apart where the rules change what
// they mean: how much health is missing, how far a weapon still reaches or what power is left of
// it, what a card to come is worth where potions all heal. Each knob's value is an input as well.
// Under given rules every ordinary input means a few of these, always the same ones, so an ordinary
// net can be made by adding up rows: whoever plays by it pays nothing for its being general.
#pragma once

#include <span>

#include "player/net_file.h"
#include "rules/rules.h"

namespace scoundrel {

inline constexpr std::string_view any_rules = "any";  // what its file has instead of rules

// How many inputs it has, and where those of the knobs begin.
std::size_t general_inputs();
std::size_t first_knob_input();

// What inputs mean under given rules.
class Meanings {
  public:
    explicit Meanings(const Rules& rules);

    // General inputs, of an ordinary one.
    std::span<const std::uint16_t> of(int input) const;
    // Those that are there in every position: the knobs.
    const Inputs& always() const { return always_; }

    Inputs translate(const Inputs& inputs) const;

  private:
    struct Range {
        std::uint16_t first, count;
    };
    Inputs meant_;              // of all inputs, one after the other
    std::vector<Range> where_;  // by ordinary input, in `meant_`
    Inputs always_;
};

// The ordinary net of a general one, for these rules.
Net net_for(const Net& general, const Meanings& meanings);
// Leaves the file of an ordinary net as it is.
NetFile file_for(NetFile file, const Rules& rules);

// A general net that is, for these rules, the one of this file: for training to begin with.
NetFile general_file(NetFile file, const Rules& rules);

}  // namespace scoundrel
