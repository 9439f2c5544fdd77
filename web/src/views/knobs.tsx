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

// The desk brings "+knob=value" into its place, and leaves out what is the base's own.
const without = (rules: string, knob: string) => rules.replace(new RegExp(`\\+${knob}=(?:[+-]\\w{2})*[^+]*`), "");

export function Knobs({ rules, use, close }: Props) {
  const [wish, setWish] = useState(rules);
  const [problem, complain] = useState("");
  const told = useAsked(() => desk.explain(wish), [wish]);

  async function turn(knob: string, value: string): Promise<void> {
    const wanted = `${without(wish, knob)}+${knob}=${value}`;
    await desk.explain(wanted).then((next) => (setWish(next.rules), complain("")), (why: Error) => complain(why.message));
  }

  // The deck's difference is told from the base's own cards.
  async function turnCard(card: string): Promise<void> {
    if (!told) return;
    const base = await desk.explain(without(wish, "deck"));
    const now = told.deck.includes(card) ? told.deck.filter((one) => one !== card) : [...told.deck, card];
    const added = now.filter((one) => !base.deck.includes(one)).map((one) => `+${one}`);
    const pulled = base.deck.filter((one) => !now.includes(one)).map((one) => `-${one}`);
    const wanted = without(wish, "deck") + (added.length + pulled.length > 0 ? `+deck=${[...added, ...pulled].join("")}` : "");
    await desk.explain(wanted).then((next) => (setWish(next.rules), complain("")), (why: Error) => complain(why.message));
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
              <select id={`knob-${knob.knob}`} value={knob.value} onChange={(event) => void turn(knob.knob, event.currentTarget.value)}>
                {knob.values.map(({ value }) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ) : (
              <input id={`knob-${knob.knob}`} type="number" min={knob.low} max={knob.high} value={knob.value} onChange={(event) => void turn(knob.knob, event.currentTarget.value)} />
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
                  <button type="button" key={card} class={`pick ${inside ? "" : "out"}`} aria-pressed={inside} aria-label={show(card)} onClick={() => void turnCard(card)}>
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
