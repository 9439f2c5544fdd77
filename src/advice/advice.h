// The whole engine: hints, the solver and reviews handed in. Kept apart from the engine itself, so
// that whoever embeds the rules alone need not carry the nets.
#pragma once

#include "engine/engine.h"

namespace scoundrel {

// Fills in `hint`, `solve` and `review`.
EngineParts with_advice(EngineParts parts);

}  // namespace scoundrel
