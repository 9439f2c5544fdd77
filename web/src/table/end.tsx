// The end of a game: how it went, what the deal could have given, and what to do next.
import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../app/places";
import { useApp } from "../app/state";
import { advice } from "../engine/desk";
import type { Scene, Solution } from "../engine/types";
import { language, say, Say } from "../words/say";
import { Share } from "./share";

function couldText(deal: Solution, scene: Scene): string {
  const { status, score } = scene.state;
  if (deal.verdict === "lost") return say("end_could_not");
  if (deal.verdict !== "won") return "";
  if (deal.best_score === null) return status === "won" ? "" : say("end_could");
  return status === "won" && (score ?? 0) >= deal.best_score ? say("end_could_no_better") : say("end_could_score", { score: deal.best_score });
}

interface Props {
  scene: Scene;
  restart: () => void;
  takeBack: () => void;
}

export function End({ scene, restart, takeBack }: Props) {
  const { task } = useApp();
  const outcome = useRef<HTMLHeadingElement>(null);
  const [deal, setDeal] = useState<Solution | null>(null);
  const [sharing, share] = useState(false);
  const { status, score, stats, game } = scene.state;
  const won = status === "won";
  // What the whole deal could have given is told after the game, apart from it.
  useEffect(() => {
    outcome.current?.focus({ preventScroll: true });
    if (!game.includes("@")) void advice.solve(game).then(setDeal, () => {});
  }, []);
  const lesson = task !== null && "lesson" in task;
  const puzzle = task && "puzzle" in task ? task.puzzle : null;
  const solved = puzzle && won && (score ?? 0) >= puzzle.best;
  return (
    <section class={`end ${status}`}>
      <h2 class="outcome" ref={outcome} tabIndex={-1}>
        {say(won ? "end_won" : "end_lost", { score: score ?? 0 })}
      </h2>
      <p>{say("end_account", { cleared: stats.rooms_cleared, gone: stats.rooms_avoided, slain: stats.monsters_slain, damage: stats.damage_taken, healed: stats.healed, moves: scene.moves })}</p>
      {puzzle && <p>{solved ? say("screen_puzzle_done", { score: puzzle.best }) : say("web_puzzle_missed", { score: puzzle.best })}</p>}
      {deal && !puzzle && <p>{couldText(deal, scene)}</p>}
      {scene.marks.length > 0 && <p class="muted">{say("end_marked", { marks: new Intl.ListFormat(language()).format(scene.marks.map((mark) => say(mark))) })}</p>}
      <div class="actions">
        {lesson ? (
          <button type="button" class="primary" onClick={() => go("learn")}>
            {Say("web_more_lessons")}
          </button>
        ) : (
          <button type="button" class="primary" onClick={() => go("review", scene.play)}>
            {Say("web_review")}
          </button>
        )}
        <button type="button" onClick={() => go("new")}>
          {Say("screen_home_new")}
        </button>
        {!lesson && !game.includes("@") && (
          <button type="button" onClick={restart}>
            {Say("screen_do_restart")}
          </button>
        )}
        <button type="button" onClick={takeBack}>
          {Say("web_undo")}
        </button>
        {!lesson && (
          <button type="button" onClick={() => share(true)}>
            {Say("web_share")}
          </button>
        )}
      </div>
      {sharing && <Share scene={scene} close={() => share(false)} />}
    </section>
  );
}
