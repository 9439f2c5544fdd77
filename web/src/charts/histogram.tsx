// How often each score was reached, each figure written where there is room.
import { number, say } from "../words/say";

const fewest = 12; // bins, so that a single game is no wall of colour

export function Histogram({ games, label }: { games: { won: boolean; score: number }[]; label: string }) {
  if (games.length === 0) return null;
  const low = Math.min(...games.map(({ score }) => score));
  const high = Math.max(...games.map(({ score }) => score), low + fewest - 1);
  const size = Math.max(1, Math.ceil((high - low + 1) / 24));
  const bins = Array.from({ length: Math.floor((high - low) / size) + 1 }, (_, i) => {
    const from = low + i * size;
    const here = games.filter(({ score }) => score >= from && score < from + size);
    return { from, to: from + size - 1, times: here.length, won: 2 * here.filter(({ won }) => won).length >= here.length };
  });
  const most = Math.max(...bins.map((bin) => bin.times));
  const range = (bin: { from: number; to: number }) => (bin.to > bin.from ? `${number(bin.from)}…${number(bin.to)}` : number(bin.from));
  return (
    <figure class="histogram">
      <figcaption>{label}</figcaption>
      <ul>
        {bins.map((bin) => (
          <li key={bin.from} style={{ "--share": bin.times / most }} class={bin.won ? "won" : "lost"} title={`${range(bin)}: ${bin.times}`}>
            {bin.times > 0 && (
              <>
                <b aria-hidden="true">{bin.times}</b>
                <span class="for-ears">
                  {range(bin)}: {bin.times}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p class="axis" aria-hidden="true">
        <span>{number(low)}</span>
        <span>{say("census_axis_score")}</span>
        <span>{number(bins.at(-1)!.to)}</span>
      </p>
    </figure>
  );
}
