// First tries one after the other: each score a dot between the worst and the best, and their mean as a line.
import { number, say } from "../words/say";

const most = 60; // the latest that are shown

export function Course({ course }: { course: { won: boolean; score: number }[] }) {
  if (course.length < 2) return null;
  const shown = course.slice(-most);
  const scores = shown.map(({ score }) => score);
  const [worst, best] = [Math.min(...scores), Math.max(...scores)];
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const from = (score: number) => `${best === worst ? 50 : (100 * (best - score)) / (best - worst)}%`; // the top
  return (
    <figure class="course">
      <figcaption>{say("web_course", { games: shown.length })}</figcaption>
      <div class="plot" aria-hidden="true">
        {[...new Set([best, worst])].map((score) => (
          <span class="level" key={score} style={{ top: from(score) }}>
            {number(score)}
          </span>
        ))}
        <span class="level mean" style={{ top: from(mean) }} />
        <div class="dots">
          {shown.map(({ won, score }, i) => (
            <i key={i} class={won ? "won" : "lost"} style={{ left: `${(100 * i) / (shown.length - 1)}%`, top: from(score) }} />
          ))}
        </div>
      </div>
      <p class="for-ears">{scores.map(number).join(", ")}</p>
    </figure>
  );
}
