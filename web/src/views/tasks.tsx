// Lessons and puzzles to choose from.
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { begin, useApp } from "../app/state";
import { desk } from "../engine/desk";
import { say } from "../words/say";

export function Learn() {
  const { ready } = useApp();
  const tasks = useAsked(() => (ready ? desk.tasks() : Promise.resolve(null)), [ready]);
  return (
    <Page title={say("screen_tutorial")}>
      <p class="lead">{say("screen_tutorial_what")}</p>
      <div class="menu-list">
        {tasks?.lessons.map((lesson) => (
          <button type="button" key={lesson.rules} onClick={() => void begin({ game: lesson.game, keep: false }, { lesson, at: 0 })}>
            {lesson.name}
          </button>
        ))}
      </div>
    </Page>
  );
}

export function Puzzles() {
  const { ready } = useApp();
  const known = useAsked(async () => (ready ? { tasks: await desk.tasks(), games: (await desk.history()).games } : null), [ready]);
  return (
    <Page title={say("screen_home_puzzles")}>
      <p class="lead">{say("screen_puzzles_what")}</p>
      <div class="menu-list">
        {known?.tasks.puzzles.map((puzzle) => {
          const scores = known.games.filter((game) => game.game === puzzle.game && game.status === "won").map((game) => game.score ?? 0);
          const best = scores.length > 0 ? Math.max(...scores) : null;
          return (
            <button type="button" key={puzzle.game} onClick={() => void begin({ game: puzzle.game, open: true }, { puzzle })}>
              {say("screen_puzzle_row", { rules: puzzle.rules, seed: puzzle.seed, score: puzzle.best })}
              {best !== null && <small>{best >= puzzle.best ? say("screen_puzzle_solved") : say("screen_puzzle_best", { score: best })}</small>}
            </button>
          );
        })}
      </div>
    </Page>
  );
}
