// The chance to win through a game: each move and each reveal a point. A press chooses the nearest; with keys it is a
// slider that tells where it stands.
import { useEffect, useRef, useState } from "preact/hooks";
import { percent, say } from "../words/say";

export interface Point {
  after: number;
  before: number;
  kind: "move" | "reveal";
  mark: "inaccuracy" | "mistake" | "blunder" | null;
  label: string;
}

const height = 260;
const left = 48;
const right = 14;
const bottom = 240;
const top = 14;

// Drawn as wide as it is shown, so that its writing stays as large as all other.
function useWidth(): [preact.RefObject<HTMLDivElement>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, set] = useState(800);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => set(Math.max(240, entry!.contentRect.width)));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}

export function ChanceGraph({ start, points, at, choose }: { start: number; points: Point[]; at: number; choose: (i: number) => void }) {
  const [box, width] = useWidth();
  const step = (width - left - right) / Math.max(1, points.length);
  const x = (i: number) => left + (i + 1) * step;
  const y = (chance: number) => bottom - chance * (bottom - top);
  const path = [`M${left} ${y(start)}`, ...points.map((point, i) => `L${x(i)} ${y(point.after)}`)].join("");
  const here = points[at];
  function press(event: MouseEvent): void {
    const from = box.current!.getBoundingClientRect().left;
    choose(Math.round((event.clientX - from - left) / step) - 1);
  }
  return (
    <div
      class="graph"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={say("review_picture_chance")}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={at + 1}
      aria-valuetext={here ? `${here.label} ${percent(here.before)} → ${percent(here.after)}` : ""}
      onClick={press}
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance}>
            <path class="rule" d={`M${left} ${y(chance)}H${width - right}`} />
            <text x={left - 8} y={y(chance) + 4} text-anchor="end">
              {percent(chance)}
            </text>
          </g>
        ))}
        <path class="area" d={`${path}L${x(points.length - 1)} ${bottom}L${left} ${bottom}Z`} />
        <path class="curve" d={path} />
        {points.map((point, i) => (
          <g key={i} class={`point ${point.mark ?? ""}`}>
            {point.kind === "move" ? (
              <circle cx={x(i)} cy={y(point.after)} r={point.mark ? 5.5 : 3} />
            ) : (
              <rect class="reveal" x={x(i) - 3.5} y={y(point.after) - 3.5} width={7} height={7} transform={`rotate(45 ${x(i)} ${y(point.after)})`} />
            )}
          </g>
        ))}
        {here && <circle class="ring" cx={x(at)} cy={y(here.after)} r={10} />}
      </svg>
    </div>
  );
}
