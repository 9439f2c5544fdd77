// The chance to win through a game, and below it the score to expect: the start, each move and each reveal a point. A
// press chooses the nearest; with keys it is a slider that tells where it stands.
import { useEffect, useRef, useState } from "preact/hooks";
import { number, percent, say, Say } from "../words/say";

export interface Point {
  after: number; // the chance
  score: number; // to expect after it
  change: string; // of both, in words
  kind: "start" | "move" | "reveal";
  mark: "inaccuracy" | "mistake" | "blunder" | null;
  pointsLost: boolean;
  label: string;
}

const left = 48;
const right = 14;
const top = 30;
// From top to bottom: the chance, then the score. In a narrow window the position has to have room beside it.
const tall = { bottom: 190, scoreTop: 230, scoreBottom: 272, height: 288 };
const low = { bottom: 100, scoreTop: 134, scoreBottom: 154, height: 166 };
const narrow = 560;

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

const through = (steps: [number, number][]) => steps.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");

interface Props {
  points: Point[];
  of?: number; // how many there will be, where these are only those so far
  at: number;
  choose: (i: number) => void;
}

export function ChanceGraph({ points, of = points.length, at, choose }: Props) {
  const [box, width] = useWidth();
  const { bottom, scoreTop, scoreBottom, height } = width < narrow ? low : tall;
  const step = (width - left - right) / Math.max(1, of - 1);
  const x = (i: number) => left + i * step;
  const y = (chance: number) => bottom - chance * (bottom - top);
  const path = through(points.map((point, i) => [x(i), y(point.after)]));
  const scores = points.map((point) => point.score);
  const [worst, best] = [Math.min(...scores), Math.max(...scores)];
  const scoreY = (score: number) => scoreBottom - ((score - worst) / Math.max(1, best - worst)) * (scoreBottom - scoreTop);
  const here = points[at];
  function press(event: MouseEvent): void {
    const from = box.current!.getBoundingClientRect().left;
    choose(Math.round((event.clientX - from - left) / step));
  }
  return (
    <div
      class="graph"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={say("review_picture_chance")}
      aria-valuemin={1}
      aria-valuemax={of}
      aria-valuenow={at + 1}
      aria-valuetext={here ? `${here.label} ${here.change}` : ""}
      onClick={press}
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <text x={left} y={top - 13}>
          {Say("review_picture_chance")}
        </text>
        {(height === low.height ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1]).map((chance) => (
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
            {point.kind !== "reveal" ? (
              <circle cx={x(i)} cy={y(point.after)} r={point.mark || point.kind === "start" ? 5.5 : 3} />
            ) : (
              <rect class="reveal" x={x(i) - 3.5} y={y(point.after) - 3.5} width={7} height={7} transform={`rotate(45 ${x(i)} ${y(point.after)})`} />
            )}
          </g>
        ))}
        <text x={left} y={scoreTop - 12}>
          {Say("review_picture_score")}
        </text>
        {(best - worst < 1 ? [worst] : [worst, best]).map((score) => (
          <g key={score}>
            <path class="rule" d={`M${left} ${scoreY(score)}H${width - right}`} />
            <text x={left - 8} y={scoreY(score) + 4} text-anchor="end">
              {number(Math.round(score))}
            </text>
          </g>
        ))}
        <path class="curve score" d={through(points.map((point, i) => [x(i), scoreY(point.score)]))} />
        {points.map((point, i) => point.pointsLost && <circle key={i} class="points-lost" cx={x(i)} cy={scoreY(point.score)} r={4} />)}
        {here && <circle class="ring" cx={x(at)} cy={y(here.after)} r={10} />}
        {here && <circle class="ring" cx={x(at)} cy={scoreY(here.score)} r={7} />}
      </svg>
    </div>
  );
}
