// Above the game: the step of a lesson, what a puzzle asks for, and a deck that lies open.
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../app/live";
import type { Others } from "../app/others";
import { go } from "../app/places";
import { setView } from "../app/games";
import { complain } from "../app/state";
import { Cards } from "../cards/face";
import { view as ask } from "../engine/client";
import type { LessonView, View } from "../engine/protocol";
import { say, Say } from "../words/say";
import { typeset } from "../words/typeset";

const lyingOpen = (view: View) => [...(view.deck ?? []), ...view.state.bottom];

// Nothing where it is a game as any other.
export function Notice({ view, others }: { view: View; others: Others }) {
  if (view.lesson) return <Step lesson={view.lesson} />;
  if (!view.puzzle) return <OpenDeck view={view} />;
  return others && <others.PuzzleNotice view={view} key={view.play} />;
}

// One line, however many they are: it scrolls, by the keyboard too.
export function Strip({ view }: { view: View }) {
  return (
    <div class="strip" tabIndex={0} role="group" aria-label={say("screen_dungeon")}>
      <Cards cards={lyingOpen(view)} />
    </div>
  );
}

function OpenDeck({ view }: { view: View }) {
  if (!view.deck || view.state.status !== "playing") return null;
  return (
    <details class="notice" open>
      <summary>{say("screen_deck_open")}</summary>
      <Strip view={view} />
    </details>
  );
}

function Step({ lesson: { step, steps, text, reading, over } }: { lesson: LessonView }) {
  // A step that is only to be read goes on by Enter.
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    onward.current?.focus({ preventScroll: true });
    announce(text);
  }, [step]);
  const goOn = () => ask("read_on").then(setView, complain);
  return (
    <section class="notice lesson">
      <h2>{over ? say("screen_lesson_over") : say("screen_lesson_step", { step, steps })}</h2>
      <p>{typeset(text)}</p>
      {reading && (
        <button type="button" class="primary" ref={onward} onClick={() => (over ? go("learn") : void goOn())}>
          {Say(over ? "web_more_lessons" : "web_go_on")}
        </button>
      )}
    </section>
  );
}
