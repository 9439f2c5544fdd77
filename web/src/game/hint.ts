// Hints and solutions: asked of the worker, noted in the game, and gone with the position they were asked for.
import { useEffect, useRef, useState } from "preact/hooks";
import { setView } from "../app/games";
import { announce } from "../app/live";
import { preferences } from "../app/preferences";
import { complain } from "../app/state";
import { advise, coach, game, view as ask } from "../engine/client";
import type { Description, Hint, Solution, View } from "../engine/protocol";
import { say } from "../words/say";
import { titleOf } from "./talk";

// While the hint proper is worked out the net alone has been asked: a first look.
export type Told = { thinking: PhraseKey } | { hint: Hint; first: boolean } | { solution: Solution; way: Description } | null;

const patience = 60; // milliseconds: whoever waits longer is shown a first look
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export function useHint(view: View, pointAt: (move: string) => void) {
  const { state } = view;
  const here = `${view.play} ${view.moves} ${state.health} ${state.legal.join()}`;
  const [given, set] = useState<{ told: Told; for: string } | null>(null);
  const told = given?.for === here ? given.told : null;
  const asked = useRef(0);
  const running = given?.told != null && ("thinking" in given.told || ("hint" in given.told && given.told.first));
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

  // Noted before it is shown.
  async function show(hint: Hint): Promise<void> {
    setView(await ask("note", { event: "hint" }));
    pointAt(hint.best);
  }

  const askHint = () =>
    think("screen_thinking", async (wanted) => {
      const about = { position: state, aim: preferences.aim, view: true, ...(view.deck && { order: view.deck }) };
      const patient = pause(patience);
      const look = await advise("hint", { ...about, player: "greedy" });
      const proper = advise("hint", about);
      const late = await Promise.race([proper.then(() => false), patient.then(() => true)]);
      if (late && wanted()) {
        await show(look.hint);
        if (wanted()) set({ told: { hint: look.hint, first: true }, for: here });
      }
      const { hint } = await proper;
      if (!wanted()) return null;
      await show(hint);
      announce([`${titleOf(hint, view)}.`, hint.reason, hint.plan].join(" "));
      return { hint, first: false };
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
