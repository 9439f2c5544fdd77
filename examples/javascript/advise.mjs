// What to do in a deal, and what it could give: a hint with the deck hidden, and the solver with the deck known.
//   node advise.mjs [GAME]
import { createEngine } from "scoundrel-engine";

const game = process.argv[2] ?? "classic#42";
const engine = await createEngine();
const { state } = await engine.ask({ do: "new", game });
console.log(`${game}: ${state.room.join(" ")}, health ${state.health}`);

const { hint } = await engine.ask({ do: "hint", samples: 50, seed: 1 });
for (const { move, win } of hint.moves) console.log(`${move.padEnd(8)} ${win == null ? "?" : (100 * win).toFixed(0)}%`);
console.log(hint.reason);

const { solve } = await engine.ask({ do: "solve" });
console.log(solve.verdict === "won" ? `can be won, at best with ${solve.best_score}` : solve.verdict);
