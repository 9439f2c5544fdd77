// How often each score was reached, each figure written where there is room; games with help above the others, and paler.
import { number, say } from "../words/say";

const bars = 12; // about so many, so that some hold more than one game, and a single one is no wall of colour

interface Props {
  games: { won: boolean; score: number }[];
  helped: number[]; // scores of games with help
  label: string;
}

export function Histogram({ games, helped, label }: Props) {
  const scores = [...games.map(({ score }) => score), ...helped];
  if (scores.length === 0) return null;
  const low = Math.min(...scores);
  const high = Math.max(...scores, low + bars - 1);
  const size = Math.ceil((high - low + 1) / bars);
  const bins = Array.from({ length: bars }, (_, i) => {
    const from = low + i * size;
    const within = (score: number) => score >= from && score < from + size;
    const here = games.filter(({ score }) => within(score));
    const times = here.length;
    return { from, to: from + size - 1, times, aided: helped.filter(within).length, won: 2 * here.filter(({ won }) => won).length >= times };
  });
  const most = Math.max(...bins.map((bin) => bin.times + bin.aided));
  const range = (bin: { from: number; to: number }) => (bin.to > bin.from ? `${number(bin.from)}…${number(bin.to)}` : number(bin.from));
  const share = (times: number) => ({ height: `${(100 * times) / most}%` });
  return (
    <figure class="histogram">
      <figcaption>{label}</figcaption>
      <ul>
        {bins.map((bin) => (
          <li key={bin.from} title={`${range(bin)}: ${bin.times + bin.aided}`}>
            {bin.times + bin.aided > 0 && (
              <>
                <b aria-hidden="true">{bin.times + bin.aided}</b>
                <span class="aided" style={share(bin.aided)} />
                <span class={bin.won ? "won" : "lost"} style={share(bin.times)} />
                <span class="for-ears">
                  {range(bin)}: {bin.times + bin.aided}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p class="axis" aria-hidden="true">
        <span>{number(low)}</span>
        <span>{say("census_axis_score")}</span>
        <span>{number(high)}</span>
      </p>
    </figure>
  );
}
