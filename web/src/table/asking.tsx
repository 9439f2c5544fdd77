// A real deck on the table: which cards came up, typed or picked from those that can.
import { useState } from "preact/hooks";
import { announce } from "../app/live";
import { readCards, show } from "../cards/card";
import { CardGrid } from "../cards/grid";
import type { Card, Scene } from "../engine/types";
import { say, Say } from "../words/say";
import { askingText } from "./talk";

interface Props {
  scene: Scene;
  reveal: (cards: Card[], as: "cards" | "die") => Promise<boolean>;
}

export function Asking({ scene, reveal }: Props) {
  const [typed, type] = useState("");
  const [puzzled, setPuzzled] = useState(false);
  const { unseen, room, bottom, untouched } = scene.state;
  const as = scene.die_owed ? "die" : "cards";

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const cards = readCards(typed);
    setPuzzled(cards.length === 0);
    if (cards.length === 0) return announce(say("web_no_card"));
    if (await reveal(cards, as)) type(""); // what was refused stays, to be mended
  }

  // A room just avoided lies at the very bottom, as it was to be scooped up.
  const scooped = scene.state.avoided_last && untouched ? bottom.slice(-4) : [];
  return (
    <form class="asking" onSubmit={(event) => void submit(event)}>
      {scooped.length > 0 && <p>{say("screen_scoop", { cards: scooped.map(show).join(" ") })}</p>}
      <label>
        {askingText(scene)}
        <span class="row">
          <input value={typed} onInput={(event) => type(event.currentTarget.value)} autocomplete="off" autocapitalize="characters" spellcheck={false} placeholder="7C QS 10D" />
          <button type="submit" class="primary">
            {Say("web_turn_up")}
          </button>
        </span>
      </label>
      {puzzled && <p class="warning">{say("web_no_card")}</p>}
      <CardGrid cards={scene.die_owed ? room : unseen} pick={(card) => void reveal([card], as)} />
    </form>
  );
}
