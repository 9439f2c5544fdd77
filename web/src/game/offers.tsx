// What can be done with the selected card, or with the room.
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
  return (
    <div class={`offers of-${open.length}`} role="group" aria-label={label}>
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
            {weighed ? <span class={`figure ${weighed.best ? "good" : ""}`} key={weighed.figure}>{weighed.figure}</span> : <kbd aria-hidden="true">{offer.key === " " ? "␣" : offer.key}</kbd>}
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
  );
}
