// A known card that came up otherwise at a real table, put right: which one it was said to be, and which it is. What was
// mistyped is simply taken back.
import { useState } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { setView } from "../app/games";
import { announce } from "../app/live";
import { explain } from "../app/state";
import { show } from "../cards/card";
import { CardGrid } from "../cards/grid";
import { view as ask } from "../engine/client";
import type { Card, View } from "../engine/protocol";
import { say, Say } from "../words/say";

export function Correct({ view, close }: { view: View; close: () => void }) {
  const { room, bottom } = view.state;
  const [wrong, setWrong] = useState<Card | null>(null);
  const [right, setRight] = useState<Card | null>(null);
  const [problem, setProblem] = useState("");

  async function submit(): Promise<void> {
    try {
      setView(await ask("reveal", { replace: { [wrong!]: right! } }));
      close();
    } catch (why) {
      setProblem(explain(why));
      announce(explain(why));
    }
  }

  return (
    <Dialog title={say("screen_do_correct")} close={close}>
      <p>{say("web_correct_which")}</p>
      <CardGrid cards={room} pick={setWrong} pressed={(card) => card === wrong} />
      {wrong && (
        <>
          <p>{say("web_correct_truly", { card: show(wrong) })}</p>
          <CardGrid cards={[...bottom, ...room].filter((card) => card !== wrong)} pick={setRight} pressed={(card) => card === right} />
        </>
      )}
      {problem && <p class="warning">{problem}</p>}
      <footer>
        <button type="button" class="primary" aria-disabled={!wrong || !right} onClick={() => wrong && right && void submit()}>
          {Say("screen_do_it")}
        </button>
      </footer>
    </Dialog>
  );
}
