// Rules of one's own: every knob with what its values mean, and the cards of the deck.
import { useState } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { useAsked } from "../app/load";
import { show, suits, ranks } from "../cards/card";
import { Chip } from "../cards/face";
import { desk } from "../engine/desk";
import { say, Say } from "../words/say";

interface Props {
  rules: string;
  use: (rules: string) => void;
  close: () => void;
}

export function Knobs({ rules, use, close }: Props) {
  const [wish, setWish] = useState(rules);
  const [problem, complain] = useState("");
  const told = useAsked(() => desk.explain(wish), [wish]);

  function turn(what: { knob: string; value: string } | { card: string }): void {
    desk.turn(wish, what).then((next) => (setWish(next.rules), complain("")), (why: Error) => complain(why.message));
  }

  return (
    <Dialog title={say("screen_knobs")} close={close}>
      <p class="muted game-id">{wish}</p>
      {problem && <p class="warning" role="alert">{problem}</p>}
      {told?.knobs.map((knob) => (
        <div class={`knob ${knob.matters ? "" : "idle"}`} key={knob.knob}>
          <div class="row">
            <label for={`knob-${knob.knob}`}>{knob.knob}</label>
            {knob.values.length > 0 ? (
              <select id={`knob-${knob.knob}`} value={knob.value} onChange={(event) => turn({ knob: knob.knob, value: event.currentTarget.value })}>
                {knob.values.map(({ value }) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ) : (
              <input id={`knob-${knob.knob}`} type="number" min={knob.low} max={knob.high} value={knob.value} onChange={(event) => turn({ knob: knob.knob, value: event.currentTarget.value })} />
            )}
          </div>
          <p class="muted">{knob.meaning}</p>
        </div>
      ))}
      {told && (
        <fieldset>
          <legend>{say("screen_deck", { cards: told.deck.length })}</legend>
          {suits.map((suit) => (
            <div class="row cards-row" key={suit}>
              {ranks.map((rank) => {
                const card = rank + suit;
                const inside = told.deck.includes(card);
                return (
                  <button type="button" key={card} class={`pick ${inside ? "" : "out"}`} aria-pressed={inside} aria-label={show(card)} onClick={() => turn({ card })}>
                    <Chip card={card} dim={!inside} />
                  </button>
                );
              })}
            </div>
          ))}
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
