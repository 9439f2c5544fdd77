// The chance to win through a game: each move and each reveal a point to choose.
import { percent, say } from "../words/say";

export interface Point {
  after: number;
  before: number;
  kind: "move" | "reveal";
  mark: "inaccuracy" | "mistake" | "blunder" | null;
  label: string;
}

const width = 800;
const height = 260;
const left = 44;
const bottom = 232;
const top = 14;

export function ChanceGraph({ start, points, at, choose }: { start: number; points: Point[]; at: number; choose: (i: number) => void }) {
  const x = (i: number) => left + ((i + 1) * (width - left - 14)) / Math.max(1, points.length);
  const y = (chance: number) => bottom - chance * (bottom - top);
  const path = [`M${left} ${y(start)}`, ...points.map((point, i) => `L${x(i)} ${y(point.after)}`)].join("");
  const here = points[at];
  return (
    <svg class="graph" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={say("review_picture_chance")}>
      {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
        <g key={chance} aria-hidden="true">
          <path class="rule" d={`M${left} ${y(chance)}H${width - 14}`} />
          <text x={left - 8} y={y(chance) + 4} text-anchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      <path class="area" d={`${path}L${x(points.length - 1)} ${bottom}L${left} ${bottom}Z`} aria-hidden="true" />
      <path class="curve" d={path} aria-hidden="true" />
      {points.map((point, i) => (
        <g key={i} class={`point ${point.mark ?? ""} ${i === at ? "here" : ""}`} onClick={() => choose(i)}>
          <rect x={x(i) - 10} y={top - 10} width={20} height={bottom - top + 20} fill="transparent" />
          {point.kind === "move" ? (
            <circle cx={x(i)} cy={y(point.after)} r={point.mark ? 5.5 : 3} />
          ) : (
            <rect class="reveal" x={x(i) - 3.5} y={y(point.after) - 3.5} width={7} height={7} transform={`rotate(45 ${x(i)} ${y(point.after)})`} />
          )}
        </g>
      ))}
      {here && <circle class="ring" cx={x(at)} cy={y(here.after)} r={10} aria-hidden="true" />}
    </svg>
  );
}
