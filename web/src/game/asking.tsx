// A real deck on the table: which cards came up, typed or picked from those that can.
import { useState } from "preact/hooks";
import { mostText } from "../app/limits";
import { announce } from "../app/live";
import { show } from "../cards/card";
import { CardGrid } from "../cards/grid";
import { game } from "../engine/client";
import type { Card, View } from "../engine/protocol";
import { say, Say } from "../words/say";
import { askingText } from "./talk";

interface Props {
  view: View;
  reveal: (cards: Card[]) => Promise<boolean>;
}

export function Asking({ view, reveal }: Props) {
  const [typed, type] = useState("");
  const [puzzled, setPuzzled] = useState(false);
  const { unseen, room } = view.state;

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const read = typed.length > mostText ? null : await game.ask("identify", { text: typed }).catch(() => null);
    const cards = read?.kind === "cards" ? read.cards : null;
    setPuzzled(!cards);
    if (!cards) return announce(say("web_no_card"));
    if (await reveal(cards)) type(""); // what was refused stays, to be mended
  }

  return (
    <form class="asking" onSubmit={(event) => void submit(event)}>
      {view.scooped.length > 0 && <p>{say("screen_scoop", { cards: view.scooped.map(show).join(" ") })}</p>}
      <label>
        {askingText(view)}
        <span class="row">
          <input value={typed} onInput={(event) => type(event.currentTarget.value)} autocomplete="off" autocapitalize="characters" spellcheck={false} placeholder="7C QS 10D" />
          <button type="submit" class="primary">
            {Say("web_turn_up")}
          </button>
        </span>
      </label>
      {puzzled && <p class="warning">{say("web_no_card")}</p>}
      <CardGrid cards={view.die_owed ? room : unseen} pick={(card) => void reveal([card])} />
    </form>
  );
}
