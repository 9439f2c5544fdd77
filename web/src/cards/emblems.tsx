// The drawings on the cards, each within 120 by 120: blades and flasks that grow with their value, heads that grow
// with their menace; jack, queen, king and ace wear something.
import type { JSX } from "preact";
import type { Card } from "../engine/protocol";
import { faceOf, type Suit } from "./card";

export const pips: Record<Suit, string> = {
  H: "M12 21.5C5 15.6 2 11.9 2 8 2 5 4.2 2.9 6.9 2.9c2.1 0 4 1.2 5.1 3.3 1.1-2.1 3-3.3 5.1-3.3C19.8 2.9 22 5 22 8c0 3.9-3 7.6-10 13.5Z",
  D: "M12 1.5C14 5.5 16.5 9 20 12c-3.5 3-6 6.5-8 10.5C10 18.5 7.5 15 4 12 7.5 9 10 5.5 12 1.5Z",
  S: "M12 1.8C9.4 6.2 3 9.6 3 14.4c0 2.6 2 4.5 4.4 4.5 1.5 0 2.8-.7 3.6-1.9-.2 2.2-1.1 4-2.7 5.2h7.4c-1.6-1.2-2.5-3-2.7-5.2.8 1.2 2.1 1.9 3.6 1.9 2.4 0 4.4-1.9 4.4-4.5 0-4.8-6.4-8.2-9-12.6Z",
  C: "M12 1.8a4.6 4.6 0 0 0-3.3 7.8 4.6 4.6 0 1 0 2.3 6.7c-.2 2.3-1.1 4.4-2.7 5.9h7.4c-1.6-1.5-2.5-3.6-2.7-5.9a4.6 4.6 0 1 0 2.3-6.7A4.6 4.6 0 0 0 12 1.8Z",
};

const step = (card: Card) => faceOf(card).value - 2; // 0 to 12: how large a drawing is

function Flask({ fill }: { fill: number }) {
  const level = 108 - 62 * fill;
  return (
    <g>
      <clipPath id={`flask-${level}`}>
        <path d="M52 44c-18 6-28 20-28 37 0 20 16 33 36 33s36-13 36-33c0-17-10-31-28-37V16H52Z" />
      </clipPath>
      <g clip-path={`url(#flask-${level})`}>
        <rect x="20" y={level} width="80" height="110" class="ink" opacity="0.9" />
        <path d={`M20 ${level}q20-7 40 0t40 0v8H20Z`} class="ink" />
        <circle cx="48" cy={level + 22} r="4.5" class="paper" opacity="0.55" />
        <circle cx="68" cy={level + 14} r="3" class="paper" opacity="0.55" />
        <circle cx="62" cy={level + 34} r="2.5" class="paper" opacity="0.55" />
      </g>
      <path class="line" d="M52 16v28c-18 6-28 20-28 37 0 20 16 33 36 33s36-13 36-33c0-17-10-31-28-37V16" />
      <path class="line" d="M46 14h28" stroke-linecap="round" />
      <path class="line thin" d="M36 70c3-6 7-10 12-13" stroke-linecap="round" />
    </g>
  );
}

function Sword({ length }: { length: number }) {
  const tip = 34 - 40 * length;
  return (
    <g transform="rotate(38 60 62)">
      <path class="ink" d={`M50.5 78V${tip + 13}L60 ${tip}l9.5 13V78Z`} />
      <path class="cut" d={`M60 ${tip + 15}V76`} />
      <path class="ink" d="M34 75c0-4 4-5 7-4l19 4 19-4c3-1 7 0 7 4s-3 7-7 7H41c-4 0-7-3-7-7Z" />
      <rect class="ink" x="55" y="80" width="10" height="20" rx="2" />
      <path class="cut thin" d="M55 86l10 4M55 93l10 4" />
      <circle class="ink" cx="60" cy="106" r="8" />
    </g>
  );
}

function Shield({ bars }: { bars: number }) {
  const outline = "M60 8c15 9 29 12 44 12v40c0 27-18 45-44 54-26-9-44-27-44-54V20c15 0 29-3 44-12Z";
  return (
    <g>
      <path class="line" d={outline} />
      <g transform="translate(60 60) scale(.8) translate(-60 -60)">
        <path class="ink" d={outline} />
        {Array.from({ length: bars }, (_, i) => (
          <path class="cut" d={`M${60 - 5.5 * (bars - 1) + 11 * i} 30v${54}`} stroke-linecap="round" />
        ))}
      </g>
    </g>
  );
}

function Skull() {
  return (
    <g>
      <path class="ink" d="M60 16c-27 0-44 18-44 43 0 15 6 25 17 31v15c0 4 2 6 6 6h42c4 0 6-2 6-6V90c11-6 17-16 17-31 0-25-17-43-44-43Z" />
      <path class="paper" d="M32 58c1-7 8-10 15-8 7 2 9 8 7 14-2 7-10 10-16 7-5-2-7-7-6-13ZM88 58c-1-7-8-10-15-8-7 2-9 8-7 14 2 7 10 10 16 7 5-2 7-7 6-13Z" />
      <path class="paper" d="M60 74l-6 11c0 2 2 3 4 2l2-2 2 2c2 1 4 0 4-2Z" />
      <path class="cut" d="M48 97v14M60 97v14M72 97v14" />
    </g>
  );
}

function Beast() {
  const horn = "M36 50C17 46 9 30 14 10c7 17 17 26 34 28Z";
  return (
    <g>
      <path class="ink" d={horn} />
      <path class="ink" d={horn} transform="matrix(-1 0 0 1 120 0)" />
      <path class="ink" d="M60 32c-19 0-32 13-32 31 0 11 5 17 9 24 5 9 10 26 23 26s18-17 23-26c4-7 9-13 9-24 0-18-13-31-32-31Z" />
      <path class="ink" d="M30 60 14 66l15 12ZM90 60l16 6-15 12Z" />
      <path class="paper" d="m37 58 17 8c-1 6-6 8-10 6-5-2-7-8-7-14ZM83 58l-17 8c1 6 6 8 10 6 5-2 7-8 7-14Z" />
      <path class="cut" d="M53 88c4 3 10 3 14 0" stroke-linecap="round" />
      <path class="paper" d="m49 93 4 11 4-8ZM71 93l-4 11-4-8Z" />
    </g>
  );
}

const worn: Record<string, JSX.Element> = {
  J: <path class="worn" d="M32 20C36 4 50-4 66-2c10 1 17 8 20 20-14-7-38-7-54 2Zm48-14C88 0 98-12 98-24 86-20 76-12 74-2Z" />,
  Q: <path class="worn" d="M34 17c16-7 36-7 52 0L92-6 75 3 60-13 45 3 28-6Zm-12-29a6 6 0 1 1 12 0 6 6 0 0 1-12 0Zm32-8a6 6 0 1 1 12 0 6 6 0 0 1-12 0Zm32 8a6 6 0 1 1 12 0 6 6 0 0 1-12 0Z" />,
  K: <path class="worn" d="M30 14h60l7-32-20 14L60-20 43-4 23-18Zm0 5h60v8H30ZM56-38h8v6h6v8h-6v6h-8v-6h-6v-8h6Z" />,
  A: <path class="worn" d="M60-34C73-20 71-8 66 4H54C49-8 47-20 60-34ZM31-26C45-18 48-9 48 4L37 9C29 0 26-11 31-26ZM89-26C75-18 72-9 72 4L83 9C91 0 94-11 89-26ZM5-6C19-6 27 1 31 12L24 21C13 17 6 8 5-6ZM115-6C101-6 93 1 89 12L96 21C107 17 114 8 115-6Z" />,
};

function Monster({ card }: { card: Card }) {
  const { rank, suit } = faceOf(card);
  const size = Math.min(0.72 + step(card) * 0.034, 0.98);
  const crowned = rank in worn;
  return (
    <g transform={`translate(60 ${crowned ? 70 : 62}) scale(${crowned ? 0.88 : size}) translate(-60 -62)`}>
      {suit === "S" ? <Skull /> : <Beast />}
      {crowned && <g transform={suit === "S" ? "" : "translate(0 16)"}>{worn[rank]}</g>}
    </g>
  );
}

export function Emblem({ card, shield }: { card: Card; shield: boolean }) {
  const share = Math.min(step(card) + 2, 14) / 10;
  const { suit } = faceOf(card);
  if (suit === "H") return <Flask fill={Math.min(share, 1)} />;
  if (suit === "D") return shield ? <Shield bars={1 + Math.round(share * 3)} /> : <Sword length={Math.min(share, 1)} />;
  return <Monster card={card} />;
}
