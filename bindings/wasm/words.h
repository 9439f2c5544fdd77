// The languages of this instance: English is compiled in, the others are handed in by the page when
// they are wanted, so that nobody waits for one he does not read. The request for that is this
// binding's own.
#pragma once

#include "protocol/request.h"

namespace scoundrel {

// take_words takes a table that cmake/phrases.cmake has made of a file of src/phrases:
// {"language":"de","ranks":[..],"suits":[..],"weapon_forms":{..},"avoid_forms":{..},"phrases":{..}}
Requests words_requests();

}  // namespace scoundrel
