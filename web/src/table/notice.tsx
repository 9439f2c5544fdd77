// Above the table: the step of a lesson, or what a puzzle asks for, with its open deck.
import { useEffect, useRef } from "preact/hooks";
import { change, type Task } from "../app/state";
import { Chip } from "../cards/face";
import { showCards } from "../cards/card";
import type { Scene } from "../engine/types";
import { say, Say } from "../words/say";

export function Notice({ task, scene }: { task: NonNullable<Task>; scene: Scene }) {
  // A step that is only to be read goes on by Enter.
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => onward.current?.focus({ preventScroll: true }), ["at" in task ? task.at : 0]);
  if ("puzzle" in task) {
    const cards = [...(scene.order ?? []), ...scene.state.bottom];
    return (
      <section class="notice">
        <h2>{say("screen_puzzle_goal", { score: task.puzzle.best })}</h2>
        <p class="chips">
          {cards.map((card) => (
            <Chip card={card} key={card} />
          ))}
        </p>
      </section>
    );
  }
  const { lesson, at } = task;
  const step = lesson.steps[at]!;
  const last = at + 1 >= lesson.steps.length;
  return (
    <section class="notice lesson">
      <h2>{last ? say("screen_lesson_over") : say("screen_lesson_step", { step: at + 1, steps: lesson.steps.length })}</h2>
      <p role="status">{showCards(step.text)}</p>
      {!step.move && !last && (
        <button type="button" class="primary" ref={onward} onClick={() => change({ task: { lesson, at: at + 1 } })}>
          {Say("web_go_on")}
        </button>
      )}
    </section>
  );
}
