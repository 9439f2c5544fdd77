// Never run: the compiler of TypeScript reads it against the installed package (node.test.mjs). What must not compile says so.
import { createEngine, EngineError, type Engine, type Hint, type State, type View } from "scoundrel-engine";

const engine: Engine = await createEngine({ progress: (part: number) => void part });
const { state }: { state: State } = await engine.ask({ do: "new", game: "classic#42" });
const { view }: { view: View } = await engine.ask({ do: "move", move: "7De", view: true });
const same: View = (await engine.ask({ do: "view" })).view;
const { hint } = await engine.ask({ do: "hint", samples: 50, seed: 1, position: state });
const best: string = hint.best;
const whole: Hint = hint;
const { solve, stopped } = await engine.ask({ do: "solve", game: "classic#42" });
const verdict: "won" | "lost" | "unknown" = solve.verdict;
const ended: true | undefined = stopped;
const { scores } = engine.playRandom("classic", { seed: 1n, games: 10 });
const code: string = new EngineError("unreachable").code;
export { best, whole, view, same, verdict, ended, scores, code };

// @ts-expect-error there is no such request
engine.ask({ do: "cheat" });
// @ts-expect-error it is the package that hands in its files
engine.ask({ do: "take_puzzles", text: "" });
// @ts-expect-error a seed is a number
engine.playRandom("classic", { seed: "7" });
// @ts-expect-error a record is needed
engine.ask({ do: "load" });
// @ts-expect-error samples are a number
engine.ask({ do: "hint", samples: "many" });
// @ts-expect-error there is no such field
engine.ask({ do: "solve", sample: 5 });
// @ts-expect-error the state is not there where the view is
(await engine.ask({ do: "state", view: true })).state;
// @ts-expect-error a solution is no hint
(await engine.ask({ do: "solve" })).hint;
