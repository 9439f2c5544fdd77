// Rules of one's own: every knob with what its values mean, and the cards of the deck.
import { useState } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { useAsked } from "../app/load";
import { announce } from "../app/live";
import { explain } from "../app/state";
import { packByRows } from "../cards/card";
import { CardGrid } from "../cards/grid";
import { game } from "../engine/client";
import type { KnobView } from "../engine/protocol";
import { capital, say, Say } from "../words/say";

interface Props {
  rules: string;
  use: (rules: string) => void;
  close: () => void;
}

export function Knobs({ rules, use, close }: Props) {
  const [wish, setWish] = useState(rules);
  const [problem, setProblem] = useState<{ at: string; text: string } | null>(null);
  const told = useAsked(() => game.ask("explain", { rules: wish }), [wish]);

  function refuse(at: string, text: string): void {
    setProblem({ at, text });
    announce(text);
  }
  function set(at: string, what: { knob: string; value: string } | { card: string }): void {
    game.ask("set_knob", { rules: wish, ...what }).then(
      (next) => (setWish(next.rules), setProblem(null)),
      (why) => refuse(at, explain(why)),
    );
  }
  function number(knob: KnobView, field: HTMLInputElement): void {
    const value = field.valueAsNumber;
    if (Number.isInteger(value) && value >= knob.low && value <= knob.high) set(knob.knob, { knob: knob.knob, value: String(value) });
    else refuse(knob.knob, say("web_knob_range", { low: knob.low, high: knob.high }));
  }
  const trouble = (at: string) => problem?.at === at && <p class="warning">{problem.text}</p>;

  return (
    <Dialog title={say("screen_knobs")} close={close}>
      <p class="muted game-id">{wish}</p>
      {told?.knobs.map((knob) => (
        <div class={`knob ${knob.matters ? "" : "idle"}`} key={knob.knob}>
          <div class="row">
            <span>
              <label for={`knob-${knob.knob}`}>{capital(knob.name)}</label> <small class="game-id muted">{`${knob.knob}=${knob.value}`}</small>
            </span>
            {knob.values.length === 0 && (
              <input id={`knob-${knob.knob}`} type="number" min={knob.low} max={knob.high} value={knob.value} onChange={(event) => number(knob, event.currentTarget)} />
            )}
          </div>
          <p class="muted">{knob.what}</p>
          {knob.values.length > 0 && (
            <select id={`knob-${knob.knob}`} value={knob.value} onChange={(event) => set(knob.knob, { knob: knob.knob, value: event.currentTarget.value })}>
              {knob.values.map(({ value, words }) => (
                <option key={value} value={value}>
                  {capital(words)}
                </option>
              ))}
            </select>
          )}
          {trouble(knob.knob)}
          {!knob.matters && <p class="muted">{say("difference_idle")}</p>}
          {knob.matters && knob.values.length > 0 && <p class="muted">{knob.meaning}</p>}
        </div>
      ))}
      {told && (
        <fieldset>
          <legend>{say("screen_deck", { cards: told.deck.length })}</legend>
          {trouble("deck")}
          <CardGrid cards={packByRows().flat().map(({ card }) => card)} pick={(card) => set("deck", { card })} pressed={(card) => told.deck.includes(card)} dim={(card) => !told.deck.includes(card)} />
        </fieldset>
      )}
      <footer>
        <button type="button" class="primary" onClick={() => (use(wish), close())}>
          {Say("screen_do_take")}
        </button>
      </footer>
    </Dialog>
  );
}
