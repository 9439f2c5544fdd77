// How well the games of one rule set were played, luck left out: the curve, what it comes to beside the program's players, the
// personal bests. Games that are not reviewed yet are, as long as this is looked at.
import { useEffect, useState } from "preact/hooks";
import { reviewRest } from "../app/figures";
import { go } from "../app/places";
import { Trend } from "../charts/trend";
import { coach } from "../engine/client";
import type { Milestone, Statistics } from "../engine/protocol";
import { say, Say } from "../words/say";
import { typeset } from "../words/typeset";

const trendWindow = 20; // games of the moving mean

export function Skill({ of: { rules, progress, bests }, again }: { of: Statistics; again: () => void }) {
  const [shown, show] = useState(0);
  const { games, to_review: left, courses, from, text } = progress;
  useEffect(() => {
    let wanted = true;
    if (left > 0) void reviewRest(rules, () => wanted, () => wanted && again()).catch(() => {}); // what cannot be had now is tried next time
    return () => {
      wanted = false;
      coach.stop();
    };
  }, [rules]);
  const course = courses[shown];
  return (
    <section class="skill">
      <h2>{say("progress_title")}</h2>
      {left > 0 && <progress value={games.length} max={games.length + left} aria-label={say("progress_busy", { done: games.length, all: games.length + left })} />}
      {left > 0 && <p class="muted">{say("progress_busy", { done: games.length, all: games.length + left })}</p>}
      {games.length >= from && course && (
        <>
          <div class="actions tabs">
            {courses.map(({ measure }, i) => (
              <button type="button" class="small" key={measure} aria-pressed={i === shown} onClick={() => show(i)}>
                {Say(`progress_${measure}`)}
              </button>
            ))}
          </div>
          <Trend course={course} from={from} window={trendWindow} />
        </>
      )}
      {text.map((line) => (
        <p key={line}>{typeset(line)}</p>
      ))}
      {bests.length > 0 && (
        <>
          <h2>{say("best_title")}</h2>
          <ul class="bests">
            {bests.map(({ text, name }) => (
              <li key={text}>
                <a href="#" onClick={(event) => (event.preventDefault(), go("watch", name))}>
                  {typeset(text)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function Milestones({ all }: { all: Milestone[] }) {
  return (
    <section class="milestones">
      <h2>
        {say("milestone_title")} <small>{say("milestone_count", { reached: all.filter(({ name }) => name).length, all: all.length })}</small>
      </h2>
      <ul>
        {all.map(({ text, name, milestone, rules }) => (
          <li key={`${milestone} ${rules}`} class={name ? "reached" : ""}>
            <span aria-hidden="true">{name ? "✓" : "·"}</span>{" "}
            {name ? (
              <a href="#" onClick={(event) => (event.preventDefault(), go("watch", name))}>
                {typeset(text)}
              </a>
            ) : (
              typeset(text)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
