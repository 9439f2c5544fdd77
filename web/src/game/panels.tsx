// What a player may look up at any time: cards still unseen by kind, what is known at the bottom, the discard pile, the log.
import { Cards } from "../cards/face";
import { packByRows, show } from "../cards/card";
import type { PositionView, View } from "../engine/protocol";
import { say } from "../words/say";
import { typeset } from "../words/typeset";

// The pack by suits, with a dot for what has been seen.
export function Remaining({ view }: { view: PositionView }) {
  const { unseen } = view.state;
  return (
    <div class="remaining" aria-hidden="true">
      {packByRows().map((row) => (
        <p class={`suit-${row[0]!.suit}`} key={row[0]!.suit}>
          <span class="pip">{row[0]!.symbol}</span>
          {row.map(({ card, rank }) => (
            <span key={`${card} ${unseen.includes(card)}`} class={unseen.includes(card) ? "" : "gone"}>{unseen.includes(card) ? rank : "·"}</span>
          ))}
          <b>{row.filter(({ card }) => unseen.includes(card)).length}</b>
        </p>
      ))}
    </div>
  );
}

export function Unseen({ view }: { view: PositionView }) {
  const { unseen, bottom } = view.state;
  return (
    <section class="panel">
      <h2>{say("screen_unseen", { cards: unseen.length })}</h2>
      <p class="for-ears">{unseen.map(show).join(" ")}</p>
      <Remaining view={view} />
      {bottom.length > 0 && (
        <>
          <h2>{view.known_due === null ? say("screen_bottom", { cards: bottom.length }) : say("screen_bottom_due", { rooms: view.known_due })}</h2>
          <Cards cards={bottom} />
        </>
      )}
    </section>
  );
}

export function Discarded({ view }: { view: PositionView }) {
  const { discard } = view.state;
  return (
    <section class="panel">
      <h2>{say("screen_discard", { cards: discard.length })}</h2>
      {discard.length > 0 ? <Cards cards={discard} /> : <p class="muted">{say("pile_empty")}</p>}
    </section>
  );
}

// Room by room, the latest first. A move more is another list: nothing of the last one moves.
export function Log({ view }: { view: View }) {
  const rooms: { room: number; told: string[] }[] = [];
  for (const { room, text } of view.log) {
    if (rooms[0]?.room !== room) rooms.unshift({ room, told: [] });
    rooms[0]!.told.unshift(typeset(text));
  }
  return (
    <section class="panel log" hidden={rooms.length === 0}>
      <h2>{say("screen_log")}</h2>
      <div class="rooms" key={view.log.length}>
        {rooms.map(({ room, told }) => (
          <section key={room}>
            <h3>{say("web_room", { room })}</h3>
            <ol reversed>
              {told.map((text, i) => (
                <li key={i}>{text}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
