// Plays a game by the first move of every hint, and looks back on it.
//   node play.mjs [GAME]
import { createEngine, EngineError } from "scoundrel-engine";

const engine = await createEngine();
try {
    let { state } = await engine.ask({ do: "new", game: process.argv[2] ?? "rascal#7" });
    while (state.status === "playing") {
        const { hint } = await engine.ask({ do: "hint", samples: 8, seed: 1 });
        ({ state } = await engine.ask({ do: "move", move: hint.best }));
    }
    console.log(`${state.game} ${state.status}, score ${state.score}`);
    const { review } = await engine.ask({ do: "review", samples: 8 });
    console.log(review.words.gist);
} catch (error) {
    if (!(error instanceof EngineError)) throw error;
    console.error(`${error.code}: ${error.message}`);
    process.exitCode = 1;
}
