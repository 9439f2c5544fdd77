// Hints and solutions: asked of the worker, noted in the game, and gone with the position they were asked for.
import { useEffect, useRef, useState } from "preact/hooks";
import { setView } from "../app/games";
import { announce } from "../app/live";
import { complain } from "../app/state";
import { advise, coach, game, view as ask } from "../engine/client";
import type { Description, Hint, Solution, View } from "../engine/protocol";
import { say } from "../words/say";
import { doingText, offerOf } from "./talk";

export type Told = { thinking: PhraseKey } | { hint: Hint } | { solution: Solution; way: Description } | null;

export function useHint(view: View, select: (on: string) => void) {
  const { state } = view;
  const here = `${view.play} ${view.moves} ${state.health} ${state.legal.join()}`;
  const [given, set] = useState<{ told: Told; for: string } | null>(null);
  const told = given?.for === here ? given.told : null;
  const asked = useRef(0);
  const running = given !== null && given.told !== null && "thinking" in given.told;
  useEffect(() => () => coach.stop(), []);
  // Whoever plays on wants the answer no more.
  useEffect(() => {
    if (running && given?.for !== here) stop();
  }, [here]);

  function stop(): void {
    ++asked.current;
    coach.stop();
    set(null);
  }

  // `what` tells nothing before it has made sure that it is still wanted.
  async function think(thinking: PhraseKey, what: (wanted: () => boolean) => Promise<Told>): Promise<void> {
    const turn = ++asked.current;
    const mine = () => turn === asked.current;
    set({ told: { thinking }, for: here });
    announce(say(thinking));
    try {
      const answer = await what(mine);
      if (mine()) set({ told: answer, for: here });
    } catch (why) {
      if (mine()) set(null);
      complain(why);
    }
  }

  const askHint = () =>
    think("screen_thinking", async (wanted) => {
      const { hint } = await advise("hint", { position: state, view: true });
      if (!wanted()) return null;
      setView(await ask("note", { event: "hint" }));
      select(offerOf(view, hint.best)?.on ?? "room");
      announce(`${say("screen_hint", { what: doingText(view, hint.best) })}. ${hint.reason}`);
      return { hint };
    });

  // Its mark is set before it is asked for: whoever calls it off may have seen enough.
  const askSolution = () =>
    think("screen_solving", async (wanted) => {
      setView(await ask("note", { event: "solve" }));
      const { record } = await game.ask("record");
      const { solve: solution } = await coach.ask("solve", { record, limit: "person" });
      if (!wanted()) return null;
      const way = await game.ask("describe", { moves: solution.line });
      announce(solution.text ?? "");
      return { solution, way };
    });

  function cancel(): boolean {
    if (!running) return false;
    stop();
    announce(say("web_called_off"));
    return true;
  }

  return { told, askHint, askSolution, cancel };
}
