// What can be done with the selected card, or with the room: buttons, and why not where not.
import type { Offer } from "../engine/protocol";
import { capital } from "../words/say";
import { typeset } from "../words/typeset";
import { Icon } from "./icons";

interface Props {
  offers: Offer[];
  first: Offer | null; // what the card in mind would do by itself
  best: string | null;
  doIt: (offer: Offer) => void;
  hover: (offer: Offer | null) => void;
  label: string;
}

export function Offers({ offers, first, best, doIt, hover, label }: Props) {
  const open = offers.filter((offer) => offer.legal);
  const barred = offers.filter((offer) => !offer.legal);
  return (
    <div class="offers" role="group" aria-label={label}>
      {[...open, ...barred].map((offer) => (
        <button
          type="button"
          key={offer.move}
          class={`offer ${offer === first ? "first" : ""} ${offer.fatal ? "fatal" : ""} ${best === offer.move ? "best" : ""}`}
          aria-disabled={!offer.legal}
          data-move={offer.move}
          onClick={() => doIt(offer)}
          onPointerEnter={() => hover(offer)}
          onPointerLeave={() => hover(null)}
          onFocus={() => hover(offer)}
          onBlur={() => hover(null)}
        >
          <Icon name={offer.key} />
          <span class="label">{capital(typeset(offer.label))}</span>
          <kbd aria-hidden="true">{offer.key === " " ? "␣" : offer.key}</kbd>
          {offer.effect && <span class="effect">{typeset(offer.effect)}</span>}
        </button>
      ))}
    </div>
  );
}
