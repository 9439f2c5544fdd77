// Hints and solutions: asked of the worker, noted in the game, and gone with the position they were asked for.
import { useEffect, useRef, useState } from "preact/hooks";
import { setScene } from "../app/games";
import { announce } from "../app/live";
import { complain } from "../app/state";
import { advice, desk } from "../engine/desk";
import type { Hint, Scene, Solution, SpelledOut } from "../engine/types";
import { language, say } from "../words/say";
import { doingText, offerOf } from "./talk";

export type Counsel = { thinking: PhraseKey } | { hint: Hint } | { solution: Solution; way: SpelledOut } | null;

export function useCounsel(scene: Scene, mind: (on: string) => void) {
  const { state } = scene;
  const here = `${scene.play} ${scene.moves} ${state.health} ${state.legal.join()}`;
  const [given, set] = useState<{ counsel: Counsel; for: string } | null>(null);
  const counsel = given?.for === here ? given.counsel : null;
  const asked = useRef(0);
  const running = given !== null && given.counsel !== null && "thinking" in given.counsel;
  useEffect(() => () => advice.stop(), []);
  // Whoever plays on wants the answer no more.
  useEffect(() => {
    if (running && given?.for !== here) giveUp();
  }, [here]);

  function giveUp(): void {
    ++asked.current;
    advice.stop();
    set(null);
  }

  // `what` tells nothing before it has made sure that it is still wanted.
  async function ask(thinking: PhraseKey, what: (wanted: () => boolean) => Promise<Counsel>): Promise<void> {
    const turn = ++asked.current;
    const mine = () => turn === asked.current;
    set({ counsel: { thinking }, for: here });
    announce(say(thinking));
    try {
      const answer = await what(mine);
      if (mine()) set({ counsel: answer, for: here });
    } catch (why) {
      if (mine()) set(null);
      complain(why);
    }
  }

  const askHint = () =>
    ask("screen_thinking", async (wanted) => {
      const hint = await advice.hint(await desk.record(), state.rules, language());
      if (!wanted()) return null;
      setScene(await desk.note("hint"));
      mind(offerOf(scene, hint.best)?.on ?? "room");
      announce(`${say("screen_hint", { what: doingText(scene, hint.best) })}. ${hint.reason}`);
      return { hint };
    });

  // Its mark is set before it is asked for: whoever calls it off may have seen enough.
  const askSolution = () =>
    ask("screen_solving", async (wanted) => {
      setScene(await desk.note("solve"));
      const solution = await advice.solveFrom(await desk.record());
      if (!wanted()) return null;
      const way = await desk.spellOut(solution.line);
      announce(solutionText(solution));
      return { solution, way };
    });

  function callOff(): boolean {
    if (!running) return false;
    giveUp();
    announce(say("web_called_off"));
    return true;
  }

  return { counsel, askHint, askSolution, callOff };
}

export function solutionText(solution: Solution): string {
  const won = solution.verdict === "won";
  const verdict =
    solution.verdict === "unknown"
      ? say("solve_unknown")
      : solution.best_score === null
        ? say(won ? "solve_won" : "solve_lost")
        : say(won ? "solve_won_best" : "solve_lost_best", { score: solution.best_score });
  const avoids = won && solution.avoids !== null ? say("solve_and") + say(solution.avoids === 0 ? "solve_no_avoids" : "solve_avoids", { avoids: solution.avoids }) : "";
  return say("solve_verdict", { game: say("screen_from_here"), verdict: verdict + avoids }) + ".";
}
