// Above the game: the step of a lesson, what a puzzle asks for, and a deck that lies open.
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../app/live";
import { go } from "../app/places";
import { change, type Exercise } from "../app/state";
import { Cards } from "../cards/face";
import type { Lesson, View } from "../engine/protocol";
import { say, Say } from "../words/say";
import { typeset } from "../words/typeset";

const lyingOpen = (view: View) => [...(view.deck ?? []), ...view.state.bottom];

export function OpenDeck({ view }: { view: View }) {
  if (!view.deck || view.state.status !== "playing") return null;
  return (
    <details class="notice" open>
      <summary>{say("screen_deck_open")}</summary>
      <Cards cards={lyingOpen(view)} />
    </details>
  );
}

export function Notice({ exercise, view }: { exercise: NonNullable<Exercise>; view: View }) {
  if ("lesson" in exercise) return <Step {...exercise} />;
  return (
    <section class="notice">
      <h2>{say("screen_puzzle_goal", { score: exercise.puzzle.best })}</h2>
      <Cards cards={lyingOpen(view)} />
    </section>
  );
}

function Step({ lesson, at }: { lesson: Lesson; at: number }) {
  // A step that is only to be read goes on by Enter.
  const onward = useRef<HTMLButtonElement>(null);
  const step = lesson.steps[at]!;
  const last = at + 1 >= lesson.steps.length;
  useEffect(() => {
    onward.current?.focus({ preventScroll: true });
    announce(step.text);
  }, [at]);
  return (
    <section class="notice lesson">
      <h2>{last ? say("screen_lesson_over") : say("screen_lesson_step", { step: at + 1, steps: lesson.steps.length })}</h2>
      <p>{typeset(step.text)}</p>
      {!step.move && (
        <button type="button" class="primary" ref={onward} onClick={() => (last ? go("learn") : change({ exercise: { lesson, at: at + 1 } }))}>
          {Say(last ? "web_more_lessons" : "web_go_on")}
        </button>
      )}
    </section>
  );
}
