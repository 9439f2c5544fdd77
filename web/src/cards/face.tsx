// A card's face and back, drawn. A face fills whatever box it is given: the signs keep their shape, the paper stretches.
import { memo } from "preact/compat";
import type { Card } from "../engine/protocol";
import { faceOf } from "./card";
import { Emblem, pips } from "./emblems";

function Index({ card, turned = false }: { card: Card; turned?: boolean }) {
  const { rank, suit } = faceOf(card);
  return (
    <svg class={turned ? "index turned" : "index"} viewBox="0 0 44 74" focusable="false">
      <text class={rank.length > 1 ? "rank tight" : "rank"} x="22" y="37" text-anchor="middle">
        {rank}
      </text>
      <path class="ink" d={pips[suit]} transform="translate(6.4 44) scale(1.3)" />
    </svg>
  );
}

export const Face = memo(function Face({ card, shield = false }: { card: Card; shield?: boolean }) {
  return (
    <span class={`face suit-${faceOf(card).suit}`} aria-hidden="true">
      <Index card={card} />
      <svg class="emblem" viewBox="0 0 120 120" focusable="false">
        <Emblem card={card} shield={shield} />
      </svg>
      <Index card={card} turned />
    </span>
  );
});

// A card among words.
export function Chip({ card, dim = false }: { card: Card; dim?: boolean }) {
  const { rank, suit, symbol } = faceOf(card);
  return (
    <span class={`chip suit-${suit}${dim ? " dim" : ""}`}>
      {rank}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path class="ink" d={pips[suit]} />
      </svg>
      <span class="for-ears">{symbol}</span>
    </span>
  );
}

export function Cards({ cards }: { cards: Card[] }) {
  return (
    <p class="chips">
      {cards.map((card) => (
        <Chip card={card} key={card} />
      ))}
    </p>
  );
}
