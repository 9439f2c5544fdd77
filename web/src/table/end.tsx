// The end of a game: how it went, what the deal could have given, and what to do next.
import { useEffect, useState } from "preact/hooks";
import { go, useApp } from "../app/state";
import { advice } from "../engine/desk";
import type { Scene, Solution } from "../engine/types";
import { language, say, Say } from "../words/say";
import { Share } from "./share";

export function endText(scene: Scene): string {
  const { status, score, stats } = scene.state;
  return [
    say(status === "won" ? "end_won" : "end_lost", { score: score ?? 0 }),
    say("end_account", { cleared: stats.rooms_cleared, gone: stats.rooms_avoided, slain: stats.monsters_slain, damage: stats.damage_taken, healed: stats.healed, moves: scene.moves }),
  ].join(" ");
}

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
  const [deal, setDeal] = useState<Solution | null>(null);
  const [sharing, share] = useState(false);
  const won = scene.state.status === "won";
  // What the whole deal could have given is told after the game, apart from it.
  useEffect(() => {
    if (!scene.state.game.includes("@")) void advice.solve(scene.state.game).then(setDeal, () => {});
  }, []);
  const puzzle = task && "puzzle" in task ? task.puzzle : null;
  const solved = puzzle && won && (scene.state.score ?? 0) >= puzzle.best;
  return (
    <section class={`end ${scene.state.status}`} aria-label={say(won ? "screen_won" : "screen_lost", { score: scene.state.score ?? 0 })}>
      <p class="outcome">{say(won ? "screen_won" : "screen_lost", { score: scene.state.score ?? 0 })}</p>
      <p>{endText(scene)}</p>
      {puzzle && <p>{solved ? say("screen_puzzle_done", { score: puzzle.best }) : say("web_puzzle_missed", { score: puzzle.best })}</p>}
      {deal && !puzzle && <p>{couldText(deal, scene)}</p>}
      {scene.marks.length > 0 && <p class="muted">{say("end_marked", { marks: new Intl.ListFormat(language()).format(scene.marks.map((mark) => say(mark))) })}</p>}
      <div class="actions">
        <button type="button" class="primary" onClick={() => go("review", scene.play)}>
          {Say("web_review")}
        </button>
        <button type="button" onClick={() => go("new")}>
          {Say("screen_home_new")}
        </button>
        {!scene.at_table && (
          <button type="button" onClick={restart}>
            {Say("screen_do_restart")}
          </button>
        )}
        <button type="button" onClick={takeBack}>
          {Say("web_undo")}
        </button>
        <button type="button" onClick={() => share(true)}>
          {Say("web_share")}
        </button>
      </div>
      {sharing && <Share scene={scene} close={() => share(false)} />}
    </section>
  );
}
