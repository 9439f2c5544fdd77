// Lessons and puzzles to choose from, each with its first room and what has come of it.
import type { ComponentChildren } from "preact";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { pose, teach } from "../app/games";
import { usePreferences } from "../app/preferences";
import { Pictures } from "../cards/pictures";
import { game } from "../engine/client";
import type { Card } from "../engine/protocol";
import { say } from "../words/say";

interface Props {
  room: Card[];
  shield: boolean;
  done: string; // what has come of it; empty: nothing yet
  ticked: boolean;
  begin: () => void;
  children: ComponentChildren;
}

function Exercise({ room, shield, done, ticked, begin, children }: Props) {
  return (
    <button type="button" onClick={begin}>
      <Pictures cards={room} shield={shield} />
      <span class="grow">{children}</span>
      {done && (
        <small class={ticked ? "done" : ""}>
          {ticked && (
            <svg class="drawn" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 13l4 4L19 7" />
            </svg>
          )}
          {done}
        </small>
      )}
    </button>
  );
}

export function Learn() {
  const { learnt } = usePreferences();
  const exercises = useAsked(() => game.ask("exercises"), []);
  return (
    <Page title={say("screen_tutorial")}>
      <p class="lead">{say("screen_tutorial_what")}</p>
      <div class="menu-list exercises">
        {exercises?.lessons.map(({ rules, name, title, room, weapon_wears }) => (
          <Exercise key={rules} room={room} shield={weapon_wears} ticked={learnt.includes(rules)} done={learnt.includes(rules) ? say("web_lesson_done") : ""} begin={() => void teach(rules)}>
            <b>{name}</b>
            <small>{title}</small>
          </Exercise>
        ))}
      </div>
    </Page>
  );
}

export function Puzzles() {
  const known = useAsked(async () => ({ ...(await game.ask("exercises")), ...(await game.ask("history")) }), []);
  return (
    <Page title={say("screen_home_puzzles")}>
      <p class="lead">{say("screen_puzzles_what")}</p>
      <div class="menu-list exercises">
        {known?.puzzles.map((puzzle) => {
          const scores = known.games.filter((one) => one.game === puzzle.game && one.status === "won").map((one) => one.score ?? 0);
          const best = scores.length > 0 ? Math.max(...scores) : null;
          const solved = best !== null && best >= puzzle.best;
          return (
            <Exercise
              key={puzzle.game}
              room={puzzle.room}
              shield={puzzle.weapon_wears}
              ticked={solved}
              done={solved ? say("screen_puzzle_solved") : best !== null ? say("screen_puzzle_best", { score: best }) : ""}
              begin={() => void pose(puzzle.game)}
            >
              {say("screen_puzzle_row", { rules: puzzle.title, seed: puzzle.seed, score: puzzle.best })}
            </Exercise>
          );
        })}
      </div>
    </Page>
  );
}
