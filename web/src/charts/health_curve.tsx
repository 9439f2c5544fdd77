// The health through a game: a step for each move, the rooms as stripes, and the blow to be remembered. It fills its box.
import { Chip } from "../cards/face";
import type { Recap } from "../engine/protocol";
import { say } from "../words/say";

// Within 100 by 100, for whoever draws it.
export function courseOf({ course, blow }: Recap, most: number) {
  const last = Math.max(1, course.length - 1);
  const x = (i: number) => (100 * i) / last;
  const y = (health: number) => 100 - (100 * health) / most;
  const stripes: { from: number; to: number; room: number }[] = [];
  course.forEach(({ room }, i) => {
    const open = stripes.at(-1);
    if (i === 0) return;
    if (open?.room === room) open.to = x(i);
    else stripes.push({ from: x(i - 1), to: x(i), room });
  });
  return {
    steps: course.map(({ health }, i) => ({ x: x(i), y: y(health) })),
    stripes: stripes.filter((_, i) => i % 2 === 1),
    mark: blow && { ...blow, x: x(blow.at), y: y(course[blow.at]!.health) },
  };
}

export function HealthCurve({ recap, most }: { recap: Recap; most: number }) {
  const { steps, stripes, mark } = courseOf(recap, most);
  const line = steps.map(({ x, y }, i) => (i === 0 ? `M0 ${y}` : `H${x}V${y}`)).join("");
  return (
    <figure class="health-curve">
      <figcaption>{say("recap_course")}</figcaption>
      <div class="plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {stripes.map(({ from, to }) => (
            <rect key={from} class="stripe" x={from} width={to - from} y="0" height="100" />
          ))}
          <path class="area" d={`${line}V100H0Z`} />
          <path class="line" d={line} vector-effect="non-scaling-stroke" />
        </svg>
        {mark && (
          <span class={`blow ${mark.x > 50 ? "late" : ""} ${mark.y > 50 ? "low" : ""}`} style={{ left: `${mark.x}%`, top: `${mark.y}%` }} aria-hidden="true">
            <span class="by">
              <Chip card={mark.card} /> −{mark.damage}
            </span>
          </span>
        )}
      </div>
      <p class="for-ears">{recap.course.map(({ health }) => health).join(", ")}</p>
    </figure>
  );
}
