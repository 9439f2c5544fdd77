// From the chance at the start to the result: what luck gave, and what the player did with it.
import { percent, points, say } from "../words/say";

interface Props {
  start: number;
  luck: number;
  skill: number;
  result: number;
}

export function Waterfall({ start, luck, skill, result }: Props) {
  // Whole numbers that add up, rounded as in the sentence: luck takes what rounding leaves.
  const [from, to] = [Math.round(start * 100), Math.round(result * 100)];
  const lost = Math.round(skill * 100);
  const rows = [
    { name: say("web_review_start"), text: percent(start), share: start, from: 0, kind: "start" },
    { name: say("review_head_luck"), text: points((to - from - lost) / 100), share: luck, from: start, kind: luck >= 0 ? "up" : "down" },
    { name: say("review_head_skill"), text: points(lost / 100), share: skill, from: start + luck, kind: skill >= 0 ? "up" : "down" },
    { name: say("web_review_result"), text: percent(result), share: result, from: 0, kind: "start" },
  ];
  const low = Math.min(0, ...rows.map((row) => Math.min(row.from, row.from + row.share)));
  const high = Math.max(1, ...rows.map((row) => Math.max(row.from, row.from + row.share)));
  const at = (value: number) => (100 * (value - low)) / (high - low);
  return (
    <dl class="waterfall">
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.name}</dt>
          <dd>
            <span class="track" aria-hidden="true">
              <span class={row.kind} style={{ left: `${at(Math.min(row.from, row.from + row.share))}%`, width: `${Math.abs(at(row.share) - at(0))}%` }} />
            </span>
            <b>{row.text}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
