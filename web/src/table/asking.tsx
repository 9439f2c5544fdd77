// A real deck on the table: which cards came up, typed or picked from those that can.
import { useState } from "preact/hooks";
import { readCards, show, suitOf, suits } from "../cards/card";
import { Chip } from "../cards/face";
import type { Card, Scene } from "../engine/types";
import { say, Say } from "../words/say";

interface Props {
  scene: Scene;
  reveal: (cards: Card[], as: "cards" | "die") => void;
}

export function Asking({ scene, reveal }: Props) {
  const [typed, type] = useState("");
  const { awaiting, unseen, room, bottom, untouched } = scene.state;
  const die = scene.die_owed;
  const choices = die ? room : unseen;
  function submit(event: Event): void {
    event.preventDefault();
    const cards = readCards(typed);
    if (cards.length > 0) reveal(cards, die ? "die" : "cards");
    type("");
  }
  // A room just avoided lies at the very bottom, as it was to be scooped up.
  const scooped = scene.state.avoided_last && untouched ? bottom.slice(-4) : [];
  return (
    <form class="asking" onSubmit={submit}>
      {scooped.length > 0 && <p>{say("screen_scoop", { cards: scooped.map(show).join(" ") })}</p>}
      <label>
        {die ? say("screen_ask_die") : say("screen_ask_cards", { owed: awaiting })}
        <span class="row">
          <input value={typed} onInput={(event) => type(event.currentTarget.value)} autocomplete="off" autocapitalize="characters" spellcheck={false} placeholder="7C QS 10D" />
          <button type="submit" class="primary">
            {Say("web_turn_up")}
          </button>
        </span>
      </label>
      <div class="grid-of-cards">
        {suits.map((suit) => (
          <div class="row" key={suit}>
            {choices
              .filter((card) => suitOf(card) === suit)
              .map((card) => (
                <button type="button" class="pick" key={card} aria-label={show(card)} onClick={() => reveal([card], die ? "die" : "cards")}>
                  <Chip card={card} />
                </button>
              ))}
          </div>
        ))}
      </div>
    </form>
  );
}
