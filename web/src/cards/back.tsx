// The back of a card, as the player likes it, within 100 by 140.
import type { JSX } from "preact";
import { usePreferences, type Preferences } from "../app/preferences";

const bars = [24, 37, 50, 63, 76];
const stars = [[22, 22], [70, 17], [82, 44], [16, 62], [30, 112], [56, 124], [84, 104], [62, 90], [46, 30], [14, 94]] as const;

const drawn: Record<Preferences["back"], JSX.Element> = {
  crest: (
    <g transform="translate(22 40) scale(.467)">
      <path class="field" d="M60 8c19 11 35 15 51 15v35c0 26-20 45-51 56C29 103 9 84 9 58V23c16 0 32-4 51-15Z" />
      <path class="bright" stroke-width="5" d="M60 14c17 10 31 13 45 13v31c0 23-18 40-45 50-27-10-45-27-45-50V27c14 0 28-3 45-13ZM60 36v46M45 51h30" />
    </g>
  ),
  gate: (
    <g>
      <path class="thread" d="M0 20h100M0 44h14m72 0h14M0 68h14m72 0h14M0 92h14m72 0h14M0 116h14m72 0h14M28 0v20m28-20v20m28-20v20M7 20v24m86-24v24M7 68v24m86-24v24M7 116v24m86-24v24" />
      <path class="bright" d="M14 140V62a36 36 0 0 1 72 0v78" />
      {bars.map((x) => (
        <path class="bright" key={x} d={`M${x} ${62 - Math.sqrt(1296 - (x - 50) ** 2)}V112l-4 0 4 12 4-12-4 0`} />
      ))}
      <path class="bright" d="M14.5 56h71M14 76h72M14 96h72" />
    </g>
  ),
  night: (
    <g>
      <circle class="thread" cx="50" cy="66" r="33" />
      <circle class="thread" cx="50" cy="66" r="42" />
      <path class="filled" d="M62 44a24 24 0 1 0 10 34 20 20 0 1 1-10-34Z" />
      {stars.map(([x, y], i) => (
        <path class="filled" key={i} d="M0-6Q.8-.8 6 0 .8.8 0 6-.8.8-6 0-.8-.8 0-6Z" transform={`translate(${x} ${y}) scale(${i % 3 ? 0.6 : 1})`} />
      ))}
    </g>
  ),
};

export function Back({ as }: { as?: Preferences["back"] }) {
  const likes = usePreferences();
  const back = as ?? likes.back;
  return (
    <span class={`back ${back}`} aria-hidden="true">
      <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" focusable="false">
        {drawn[back]}
      </svg>
    </span>
  );
}
