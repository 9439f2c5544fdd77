// Puzzles to choose from: the sets of every rule set with what has come of them, and the puzzles of one set.
import { pose } from "../app/games";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { go } from "../app/places";
import { Pictures } from "../cards/pictures";
import { game } from "../engine/client";
import type { PuzzleRow, PuzzleSet } from "../engine/protocol";
import { Stars } from "../game/puzzle";
import { say, Say } from "../words/say";

const solvedOf = (puzzles: PuzzleRow[]) => puzzles.filter(({ stars }) => stars > 0).length;
const progress = (puzzles: PuzzleRow[]) => say("screen_puzzle_progress", { solved: solvedOf(puzzles), puzzles: puzzles.length });

// One that is not solved yet, if there is any.
function oneOf(puzzles: PuzzleRow[]): PuzzleRow {
  const left = puzzles.filter(({ stars }) => stars === 0);
  const some = left.length > 0 ? left : puzzles;
  return some[Math.floor(Math.random() * some.length)]!;
}

function Sets({ sets }: { sets: PuzzleSet[] }) {
  const all = sets.flatMap(({ puzzles }) => puzzles);
  const grades = [1, 2, 3, 4, 5].map((grade) => ({ grade, puzzles: all.filter((one) => one.grade === grade) }));
  const titles = [...new Set(sets.map(({ title }) => title))];
  return (
    <>
      <h2>{say("web_puzzle_any")}</h2>
      <div class="row grades">
        {grades.map(({ grade, puzzles }) => (
          <button type="button" key={grade} class="small" onClick={() => void pose(oneOf(puzzles).id)}>
            {Say("puzzle_grade", { grade })} <small>{solvedOf(puzzles)}/{puzzles.length}</small>
          </button>
        ))}
      </div>
      {titles.map((title) => (
        <section key={title}>
          <h2>{title}</h2>
          <div class="menu-list exercises sets">
            {sets
              .filter((set) => set.title === title)
              .map((set) => (
                <button type="button" key={set.id} onClick={() => go("puzzles", set.id)}>
                  <span class="grow">{set.name}</span>
                  <small class={solvedOf(set.puzzles) === set.puzzles.length ? "done" : ""}>{progress(set.puzzles)}</small>
                </button>
              ))}
          </div>
        </section>
      ))}
    </>
  );
}

export function Puzzles({ set: wanted }: { set: string }) {
  const sets = useAsked(() => game.ask("puzzles"), [wanted])?.sets;
  const set = sets?.find(({ id }) => id === wanted);
  return (
    <Page title={set ? say("named_part", { whole: set.title, part: set.name }) : say("screen_home_puzzles")}>
      <p class="lead">{say("screen_puzzles_what")}</p>
      {set && <p class="muted">{progress(set.puzzles)}</p>}
      {set ? (
        <div class="menu-list exercises">
          {set.puzzles.map(({ id, number, grade, goal, room, stars, tried }) => (
            <button type="button" key={id} data-puzzle={id} onClick={() => void pose(id)}>
              <Pictures cards={room} shield={set.weapon_wears} />
              <span class="grow">
                {number}. {goal}
                <small>{say("puzzle_grade", { grade })}</small>
              </span>
              {tried && <Stars stars={stars} />}
            </button>
          ))}
        </div>
      ) : (
        sets && <Sets sets={sets} />
      )}
    </Page>
  );
}
