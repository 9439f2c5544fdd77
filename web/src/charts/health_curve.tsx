// The health through a game: a step for each move, a tick for each room, and what is to be remembered of it: the blow that
// killed, or else the lowest point and the largest blow. It fills its box.
import type { ComponentChildren } from "preact";
import { Chip } from "../cards/face";
import type { Recap } from "../engine/protocol";
import { Icon } from "../game/icons";
import { say } from "../words/say";

interface Point {
  x: number;
  y: number;
}

// Within 100 by 100, for whoever draws it.
export function courseOf({ course, blow }: Recap, most: number) {
  const last = Math.max(1, course.length - 1);
  const steps = course.map(({ health }, i): Point => ({ x: (100 * i) / last, y: 100 - (100 * health) / most }));
  const deepest = course.reduce((low, { health }, i) => (health < course[low]!.health ? i : low), 0);
  return {
    steps,
    rooms: steps.filter((_, i) => i > 1 && course[i]!.room !== course[i - 1]!.room).map(({ x }) => x - 100 / last),
    blow: blow && { ...blow, ...steps[blow.at]!, before: steps[blow.at - 1]!.y },
    // Of a game that was lived through, and where there is something to see.
    low: blow?.fatal || deepest === 0 ? null : { ...steps[deepest]!, health: course[deepest]!.health },
  };
}

// A dot, and what it was beside it, on the side where there is room: above the line, unless that is near the top.
function Mark({ at, beside = at, kind, children }: { at: Point; beside?: Point; kind: string; children?: ComponentChildren }) {
  const { x, y } = beside;
  const place = {
    ...(x > 50 ? { right: `calc(${100 - x}% + 10px)` } : { left: `calc(${x}% + 10px)` }),
    ...(y > 30 ? { bottom: `calc(${100 - y}% + 6px)` } : { top: `calc(${y}% + 8px)` }),
  };
  return (
    <>
      <span class={`mark ${kind}`} style={{ left: `${at.x}%`, top: `${at.y}%` }} aria-hidden="true" />
      {children && (
        <span class="by" style={place} aria-hidden="true">
          {children}
        </span>
      )}
    </>
  );
}

export function HealthCurve({ recap, most }: { recap: Recap; most: number }) {
  const { steps, rooms, blow, low } = courseOf(recap, most);
  const line = steps.map(({ x, y }, i) => (i === 0 ? `M0 ${y}` : `H${x}V${y}`)).join("");
  return (
    <figure class="health-curve">
      <figcaption>{say("recap_course")}</figcaption>
      <div class="plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="area" d={`${line}V100H0Z`} />
          <path class="rooms" d={rooms.map((x) => `M${x} 100v-5`).join("")} vector-effect="non-scaling-stroke" />
          <path class="line" d={line} vector-effect="non-scaling-stroke" />
        </svg>
        {blow && (
          <Mark at={blow} beside={blow.fatal ? { x: blow.x, y: blow.before } : blow} kind={blow.fatal ? "blow fatal" : "blow"}>
            {(!low || Math.abs(low.x - blow.x) > 30) && (
              <>
                <Chip card={blow.card} /> −{blow.damage}
              </>
            )}
          </Mark>
        )}
        {low && (
          <Mark at={low} kind="lowest">
            <Icon name="heart" /> {low.health}
          </Mark>
        )}
      </div>
      <p class="for-ears">{recap.course.map(({ health }) => health).join(", ")}</p>
    </figure>
  );
}
