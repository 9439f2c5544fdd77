// The puzzles of this instance: handed in by the page when they are wanted, as nets are. The request
// for that is this binding's own.
#pragma once

#include "protocol/request.h"

namespace scoundrel {

// take_puzzles takes the files of data/puzzles, one after the other, as `text`: once, before they
// are asked for.
Requests puzzle_requests();

}  // namespace scoundrel
