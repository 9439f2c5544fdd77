// Cards as JSON: a list of their notation.
#pragma once

#include "json/json.h"
#include "notation/cards.h"

namespace scoundrel {

template <class Cards>
Json cards_json(const Cards& cards) {
    Json list = Json::array();
    for (const Card card : cards) list.push_back(print_card(card));
    return list;
}

}  // namespace scoundrel
