// What can be done with the selected card, or with the room: buttons; what is barred is a line that says why.
import type { Offer } from "../engine/protocol";
import { capital } from "../words/say";
import { typeset } from "../words/typeset";
import type { Advised } from "./advised";
import { Icon } from "./icons";

interface Props {
  offers: Offer[];
  armed: Offer | null; // what the card would do by itself
  advised: Advised | null;
  doIt: (offer: Offer) => void;
  hover: (offer: Offer | null) => void;
  label: string;
}

export function Offers({ offers, armed, advised, doIt, hover, label }: Props) {
  const open = offers.filter((offer) => offer.legal);
  const barred = offers.filter((offer) => !offer.legal);
  return (
    <>
      <div class={`offers of-${Math.min(open.length, 6)}`} role="group" aria-label={label}>
        {open.map((offer) => {
          const weighed = advised?.moves[offer.move];
          const best = advised?.best.move === offer.move;
          return (
            <button
              type="button"
              key={offer.move}
              class={`offer ${best ? "best" : offer === armed ? "armed" : ""} ${offer.fatal ? "fatal" : ""}`}
              data-move={offer.move}
              onClick={() => doIt(offer)}
              onPointerEnter={() => hover(offer)}
              onPointerLeave={() => hover(null)}
              onFocus={() => hover(offer)}
              onBlur={() => hover(null)}
            >
              <Icon name={offer.key} />
              <span class="label">{capital(typeset(offer.label))}</span>
              {weighed ? <span class="figure" key={weighed.figure}>{weighed.figure}</span> : <kbd aria-hidden="true">{offer.key === " " ? "␣" : offer.key}</kbd>}
              {offer.effect && <span class="effect">{typeset(offer.effect)}</span>}
              {weighed && (
                <span class="meter" aria-hidden="true">
                  <span style={{ width: `${100 * weighed.share}%` }} />
                </span>
              )}
            </button>
          );
        })}
      </div>
      <Barred offers={barred} />
    </>
  );
}

// Why not, in a quiet line.
export function Barred({ offers }: { offers: Offer[] }) {
  if (offers.length === 0) return null;
  return <p class="barred-offers">{offers.map((offer) => `${capital(typeset(offer.label))}: ${typeset(offer.effect)}`).join(" · ")}</p>;
}
