// Above the table: the step of a lesson, what a puzzle asks for, and a deck that lies open.
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../app/live";
import { go } from "../app/places";
import { change, type Lesson, type Task } from "../app/state";
import { Cards } from "../cards/face";
import { showCards } from "../cards/card";
import type { Scene } from "../engine/types";
import { say, Say } from "../words/say";

const lyingOpen = (scene: Scene) => [...(scene.order ?? []), ...scene.state.bottom];

export function OpenDeck({ scene }: { scene: Scene }) {
  if (!scene.order || scene.state.status !== "playing") return null;
  return (
    <details class="notice" open>
      <summary>{say("screen_deck_open")}</summary>
      <Cards cards={lyingOpen(scene)} />
    </details>
  );
}

export function Notice({ task, scene }: { task: NonNullable<Task>; scene: Scene }) {
  if ("lesson" in task) return <Step {...task} />;
  return (
    <section class="notice">
      <h2>{say("screen_puzzle_goal", { score: task.puzzle.best })}</h2>
      <Cards cards={lyingOpen(scene)} />
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
      <p>{showCards(step.text)}</p>
      {!step.move && (
        <button type="button" class="primary" ref={onward} onClick={() => (last ? go("learn") : change({ task: { lesson, at: at + 1 } }))}>
          {Say(last ? "web_more_lessons" : "web_go_on")}
        </button>
      )}
    </section>
  );
}
