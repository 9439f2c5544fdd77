// Lessons and puzzles to choose from.
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { pose, teach } from "../app/games";
import { game } from "../engine/client";
import { say } from "../words/say";

export function Learn() {
  const exercises = useAsked(() => game.ask("exercises"), []);
  return (
    <Page title={say("screen_tutorial")}>
      <p class="lead">{say("screen_tutorial_what")}</p>
      <div class="menu-list">
        {exercises?.lessons.map((lesson) => (
          <button type="button" key={lesson.rules} onClick={() => void teach(lesson.rules)}>
            {lesson.name}
          </button>
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
      <div class="menu-list">
        {known?.puzzles.map((puzzle) => {
          const scores = known.games.filter((one) => one.game === puzzle.game && one.status === "won").map((one) => one.score ?? 0);
          const best = scores.length > 0 ? Math.max(...scores) : null;
          return (
            <button type="button" key={puzzle.game} onClick={() => void pose(puzzle.game)}>
              {say("screen_puzzle_row", { rules: puzzle.rules, seed: puzzle.seed, score: puzzle.best })}
              {best !== null && <small>{best >= puzzle.best ? say("screen_puzzle_solved") : say("screen_puzzle_best", { score: best })}</small>}
            </button>
          );
        })}
      </div>
    </Page>
  );
}
