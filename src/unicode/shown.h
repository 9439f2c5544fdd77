// Which characters do no more than stand where they are put. All others steer a terminal, turn the
// direction of what is around them, cannot be seen, or mean nothing to anybody but who sent them.
#pragma once

namespace scoundrel::unicode {

// None of categories Cc, Cf, Cs, Co, Zl and Zp, no noncharacter, and nothing that Unicode has
// ignored where it cannot be shown (variation selectors, fillers, tags).
bool is_shown(char32_t character);

// It is put onto the character before it (Mn, Me).
bool is_mark(char32_t character);

// More of them in a row would reach into other lines; no language needs so many.
inline constexpr int most_marks = 4;

// Asked of the characters of a text one after the other: whether this one may be shown there.
class ShownInTurn {
  public:
    bool operator()(char32_t character) {
        if (character < 0x80) return marks_ = 0, character >= ' ' && character != 0x7f;
        marks_ = is_mark(character) ? marks_ + 1 : 0;
        return marks_ <= most_marks && is_shown(character);
    }

  private:
    int marks_ = 0;
};

}  // namespace scoundrel::unicode
