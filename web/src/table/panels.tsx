// What a player may look up at any time: cards still unseen by kind, what is known at the bottom, the discard pile, the log.
import { Cards } from "../cards/face";
import { ranks, show, showCards, suitOf, suits, symbols } from "../cards/card";
import type { Position, Scene } from "../engine/types";
import { say } from "../words/say";

export function Unseen({ position }: { position: Position }) {
  const { unseen, bottom } = position.state;
  return (
    <section class="panel">
      <h2>{say("screen_unseen", { cards: unseen.length })}</h2>
      <p class="for-ears">{unseen.map(show).join(" ")}</p>
      <div class="remaining" aria-hidden="true">
        {suits.map((suit) => (
          <p class={`suit-${suit}`} key={suit}>
            <span class="pip">{symbols[suit]}</span>
            {ranks.map((rank) => (
              <span class={unseen.includes(rank + suit) ? "" : "gone"}>{unseen.includes(rank + suit) ? (rank === "T" ? "10" : rank) : "·"}</span>
            ))}
            <b>{unseen.filter((card) => suitOf(card) === suit).length}</b>
          </p>
        ))}
      </div>
      {bottom.length > 0 ? (
        <>
          <h2>{position.due === null ? say("screen_bottom", { cards: bottom.length }) : say("screen_bottom_due", { rooms: position.due })}</h2>
          <Cards cards={bottom} />
        </>
      ) : (
        <p class="muted">{say("web_bottom_none")}</p>
      )}
    </section>
  );
}

export function Discarded({ position }: { position: Position }) {
  const { discard } = position.state;
  return (
    <section class="panel">
      <h2>{say("screen_discard", { cards: discard.length })}</h2>
      {discard.length > 0 ? <Cards cards={discard} /> : <p class="muted">{say("pile_empty")}</p>}
    </section>
  );
}

export function Log({ scene }: { scene: Scene }) {
  const deeds = [...scene.deeds].reverse();
  return (
    <section class="panel log">
      <h2>{say("screen_log")}</h2>
      <ol reversed>
        {deeds.map((deed, i) => (
          <li key={deeds.length - i}>
            <span class="muted">{deed.room}.</span> {showCards(deed.text)}
          </li>
        ))}
      </ol>
    </section>
  );
}
