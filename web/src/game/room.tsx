// The room: four places, each card a button that shows what it would do.
import { Face } from "../cards/face";
import type { Card, Offer, PositionView } from "../engine/protocol";
import { say } from "../words/say";
import { typeset } from "../words/typeset";
import type { Advised } from "./advised";
import { Icon } from "./icons";
import { cardText } from "./talk";

// A few signs at the foot of a card: what is done, what it takes or gives, the health after.
function Brief({ offer, best }: { offer: Offer; best: boolean }) {
  const sign = offer.damage > 0 ? `−${offer.damage}` : offer.healed > 0 ? `+${offer.healed}` : "±0";
  const counts = offer.key === "w" || offer.key === "b" || offer.key === "d";
  const kind = offer.fatal ? "fatal" : offer.damage > 0 ? "costs" : offer.healed > 0 ? "heals" : counts && offer.key !== "d" ? "free" : "idle";
  return (
    <span class={`brief ${kind} ${best ? "best" : ""}`}>
      <Icon name={offer.key} />
      {counts ? <b>{sign}</b> : <span class="doing">{typeset(offer.label)}</span>}
      {offer.fatal ? <Icon name="dead" /> : counts && <span class="then">{offer.health}</span>}
    </span>
  );
}

const most = 2; // signs that a card has room for; the sheet has them all

function Briefs({ offers, advised }: { offers: Offer[]; advised: Advised | null }) {
  const shown = offers.filter((offer) => offer.legal).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <span class={`briefs ${shown.length > 1 ? "two" : ""}`} key={shown.length} aria-hidden="true">
      {shown.map((offer) => (
        <Brief offer={offer} best={shown.length > 1 && (advised?.moves[offer.move]?.best ?? false)} key={`${offer.move} ${offer.damage} ${offer.healed} ${offer.health}`} />
      ))}
    </span>
  );
}

interface Props {
  view: PositionView;
  selected: Card | "room" | null;
  advised: Advised | null;
  choose: (card: Card) => void;
}

export function Room({ view, selected, advised, choose }: Props) {
  const { carried, rolled } = view.state;
  const shield = view.weapon_wears;
  return (
    <ul class="room" aria-label={say("screen_the_room")}>
      {view.places.map((card, i) => {
        if (!card) return <li class="place empty" key={i} />;
        const offers = view.offers[card] ?? [];
        const chosen = selected === card;
        const weighed = advised?.on[card];
        const best = advised?.best.on === card && (chosen || !weighed);
        return (
          <li class="place" key={i}>
            <button
              key={card}
              type="button"
              class={`card ${best ? "best" : chosen ? "selected" : ""} ${offers.some((offer) => offer.legal) ? "" : "barred"} ${rolled === card ? "rolled" : ""}`}
              data-card={card}
              data-place={i}
              aria-pressed={chosen}
              aria-label={cardText(view, card)}
              onClick={() => choose(card)}
            >
              <Face card={card} shield={shield} />
              {weighed && <span key={weighed.figure} class={`weight ${weighed.best ? "best" : ""}`}>{weighed.figure}</span>}
              {carried.includes(card) && (
                <span class="tag" title={say("web_carried")}>
                  ↪ <span class="word">{say("screen_carried")}</span>
                </span>
              )}
              <Briefs offers={offers} advised={advised} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
