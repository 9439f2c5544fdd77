// First tries one after the other: each score a bar above or below zero, and the share won up to then as a line.
import { number, say } from "../words/say";

const height = 130;
const most = 60; // the latest that are shown

export function Course({ course }: { course: { won: boolean; score: number }[] }) {
  if (course.length < 2) return null;
  let wins = 0;
  const shares = course.map(({ won }, i) => (wins += won ? 1 : 0) / (i + 1));
  const from = Math.max(0, course.length - most);
  const shown = course.slice(from);
  const high = Math.max(1, ...shown.map((one) => Math.abs(one.score)));
  const step = 100 / shown.length;
  const line = shares
    .slice(from)
    .map((share, i) => `${i === 0 ? "M" : "L"}${(i + 0.5) * step} ${(1 - share) * height}`)
    .join("");
  return (
    <figure class="course">
      <figcaption>{say("web_course", { games: shown.length })}</figcaption>
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="rule" d={`M0 ${height / 2}H100`} />
        {shown.map(({ won, score }, i) => {
          const size = Math.max(4, (Math.abs(score) / high) * (height / 2));
          return <rect key={i} class={won ? "won" : "lost"} x={(i + 0.12) * step} width={step * 0.76} y={score > 0 ? height / 2 - size : height / 2} height={size} />;
        })}
        <path class="line" d={line} vector-effect="non-scaling-stroke" />
      </svg>
      <p class="for-ears">{shown.map((one) => number(one.score)).join(", ")}</p>
    </figure>
  );
}
