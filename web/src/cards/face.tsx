// A card's face and back, drawn.
import { memo } from "preact/compat";
import type { Card } from "../engine/protocol";
import { faceOf } from "./card";
import { Emblem, pips } from "./emblems";

function Index({ card }: { card: Card }) {
  const { rank, suit } = faceOf(card);
  return (
    <g>
      <text class={rank.length > 1 ? "rank tight" : "rank"} x="28" y="45" text-anchor="middle">
        {rank}
      </text>
      <path class="ink" d={pips[suit]} transform="translate(14.5 54) scale(1.13)" />
    </g>
  );
}

export const Face = memo(function Face({ card, shield = false }: { card: Card; shield?: boolean }) {
  return (
    <svg class={`face suit-${faceOf(card).suit}`} viewBox="0 0 200 280" aria-hidden="true" focusable="false">
      <rect class="stock" x="1.5" y="1.5" width="197" height="277" rx="14" />
      <Index card={card} />
      <g transform="rotate(180 100 140)">
        <Index card={card} />
      </g>
      <g transform="translate(28 68) scale(1.2)">
        <Emblem card={card} shield={shield} />
      </g>
    </svg>
  );
});

export const Back = memo(function Back() {
  return (
    <svg class="back" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="lattice" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class="thread" d="M0 10h20M10 0v20" />
          <circle class="knot" cx="10" cy="10" r="2.6" />
        </pattern>
      </defs>
      <rect class="stock" x="1.5" y="1.5" width="197" height="277" rx="14" />
      <rect class="cloth" x="12" y="12" width="176" height="256" rx="8" />
      <rect fill="url(#lattice)" x="12" y="12" width="176" height="256" rx="8" />
      <path class="crest" d="M100 92c22 13 40 17 58 17v40c0 30-24 52-58 64-34-12-58-34-58-64v-40c18 0 36-4 58-17Z" transform="translate(25 35) scale(.75)" />
      <path class="crest-mark" d="M100 112v56M84 128h32" />
    </svg>
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
