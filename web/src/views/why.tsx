// Why the next move of a game that is watched was made: as a hint tells it where it is the best, else why it is not.
import { useState } from "preact/hooks";
import { announce } from "../app/live";
import { preferences } from "../app/preferences";
import { complain } from "../app/state";
import { advise } from "../engine/client";
import type { Hint, PositionView } from "../engine/protocol";
import { doingText, titleOf } from "../game/talk";
import { say, Say } from "../words/say";
import { typeset } from "../words/typeset";

interface Props {
  view: PositionView;
  made: string | null;
}

export function Why({ view, made }: Props) {
  const [hint, set] = useState<Hint | "thinking" | null>(null);
  async function ask(): Promise<void> {
    set("thinking");
    try {
      const { hint } = await advise("hint", { position: view.state, aim: preferences.aim, view: true });
      set(hint);
      announce([`${titleOf(hint, view)}.`, whyNot(hint, made) ?? hint.reason].join(" "));
    } catch (why) {
      set(null);
      complain(why);
    }
  }
  if (view.state.status !== "playing" || view.state.awaiting > 0) return null;
  if (hint === null)
    return (
      <div class="why">
        <button type="button" onClick={() => void ask()}>
          {Say(made ? "web_hint_why" : "web_hint")}
        </button>
      </div>
    );
  if (hint === "thinking") return <p class="why thinking">{say("screen_thinking")}</p>;
  const not = whyNot(hint, made);
  return (
    <section class="why" aria-label={say("web_hint")}>
      <h2>{titleOf(hint, view)}</h2>
      <p>{typeset(not ? `${say("web_why_not", { what: doingText(view, made!) })} ${not}` : hint.reason)}</p>
      {!not && hint.plan && <p>{typeset(hint.plan)}</p>}
    </section>
  );
}

// Where another move than the best was made.
const whyNot = (hint: Hint, made: string | null) => (made && made !== hint.best ? hint.moves.find((one) => one.move === made)?.reason : null) || null;
