// The room: four places, each card a button with what it would do below it.
import { Face } from "../cards/face";
import type { Card, Offer, PositionView } from "../engine/protocol";
import { say } from "../words/say";
import { typeset } from "../words/typeset";
import { Icon } from "./icons";
import { cardText } from "./talk";

// A few signs for the space below a card: what is done, what it takes or gives, the health after.
export function Brief({ offer }: { offer: Offer }) {
  const sign = offer.damage > 0 ? `−${offer.damage}` : offer.healed > 0 ? `+${offer.healed}` : "";
  const blow = offer.key === "w" || offer.key === "b";
  const kind = !offer.legal ? "barred" : offer.fatal ? "fatal" : offer.damage > 0 ? "costs" : offer.healed > 0 ? "heals" : blow ? "free" : "idle";
  return (
    <span class={`brief ${kind}`}>
      <Icon name={offer.key} />
      {offer.legal && offer.fatal ? (
        <>
          <b>{sign}</b>
          <Icon name="dead" />
        </>
      ) : offer.legal && (blow || offer.key === "d") ? (
        <>
          <b>{sign || "±0"}</b>
          <span class="then">{offer.health}</span>
        </>
      ) : offer.legal ? (
        <span class="doing">{typeset(offer.label)}</span>
      ) : (
        <span class="doing">–</span>
      )}
    </span>
  );
}

// What is barred is told by the buttons; here only that the weapon cannot be used.
const worthASign = (offer: Offer) => offer.legal || offer.key === "w";

interface Props {
  view: PositionView;
  selected: Card | "room" | null;
  best: string | null; // the move a hint names
  choose: (card: Card) => void;
}

export function Room({ view, selected, best, choose }: Props) {
  const { room, carried, rolled } = view.state;
  const shield = view.weapon_wears;
  return (
    <ul class="room" aria-label={say("screen_the_room")}>
      {[0, 1, 2, 3].map((i) => {
        const card = room[i];
        if (!card) return <li class="place empty" key={`empty-${i}`} />;
        const offers = view.offers[card] ?? [];
        const open = offers.some((offer) => offer.legal);
        return (
          <li class="place" key={card}>
            <button
              type="button"
              class={`card ${selected === card ? "selected" : ""} ${open ? "" : "barred"} ${offers.some((offer) => offer.move === best) ? "best" : ""} ${rolled === card ? "rolled" : ""}`}
              data-card={card}
              data-place={i}
              aria-pressed={selected === card}
              aria-label={cardText(view, card)}
              onClick={() => choose(card)}
            >
              <Face card={card} shield={shield} />
              {carried.includes(card) && <span class="tag">{say("screen_carried")}</span>}
            </button>
            <div class="briefs" aria-hidden="true">
              {offers.filter(worthASign).map((offer) => (
                <Brief offer={offer} key={offer.move} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
