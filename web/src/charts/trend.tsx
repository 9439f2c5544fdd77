// How well somebody plays over time: a dot a game, the moving mean with its interval, and the levels of the program's players.
import type { SkillCourse } from "../engine/protocol";
import { number, say } from "../words/say";

const most = 120; // the latest that are shown

export function Trend({ course, from, window }: { course: SkillCourse; from: number; window: number }) {
  const skipped = Math.max(0, course.points.length - most);
  const points = course.points.slice(skipped);
  const levels = course.players.map(({ mean }) => mean);
  const [low, high] = [Math.min(...points.map(({ value }) => value), ...levels), Math.max(...points.map(({ value }) => value), ...levels)];
  const x = (i: number) => (points.length > 1 ? (100 * i) / (points.length - 1) : 50);
  const y = (value: number) => (high > low ? (100 * (high - Math.min(high, Math.max(low, value)))) / (high - low) : 50);
  const means = points.map((point, i) => ({ ...point, x: x(i) })).filter((_, i) => skipped + i + 1 >= from);
  const line = means.map(({ x, mean }) => `${x} ${y(mean)}`).join("L");
  const interval = [...means.map(({ x, mean, error }) => `${x} ${y(mean + error)}`), ...means.map(({ x, mean, error }) => `${x} ${y(mean - error)}`).reverse()].join("L");
  return (
    <figure class="trend">
      <figcaption class="for-ears">{course.title}</figcaption>
      <div class="plot" aria-hidden="true">
        {[...new Set([high, low])].map((value) => (
          <span class="level" key={value} style={{ top: `${y(value)}%` }}>
            {number(Math.round(value))}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {interval && <path class="interval" d={`M${interval}Z`} />}
          {course.players.map(({ player, mean }) => (
            <path class="player" key={player} d={`M0 ${y(mean)}H100`} vector-effect="non-scaling-stroke" />
          ))}
          {line && <path class="mean" d={`M${line}`} vector-effect="non-scaling-stroke" />}
        </svg>
        <div class="dots">
          {points.map(({ value }, i) => (
            <i key={i} style={{ left: `${x(i)}%`, top: `${y(value)}%` }} />
          ))}
        </div>
        {course.players.map(({ player, mean }) => (
          <span class="name" key={player} style={{ top: `${y(mean)}%` }}>
            {player}
          </span>
        ))}
      </div>
      <p class="muted">{say("progress_legend", { games: window })}</p>
    </figure>
  );
}
