// The end of a game: how it went, what the deal could have given, and what to do next.
import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../app/places";
import { coach, game } from "../engine/client";
import type { View } from "../engine/protocol";
import { language, say, Say } from "../words/say";
import { typeset } from "../words/typeset";
import { Share } from "./share";
import { repeatable } from "./talk";

async function couldText(): Promise<string> {
  const { record } = await game.ask("record");
  return (await coach.ask("solve", { record, limit: "deal" })).solve.text ?? "";
}

interface Props {
  view: View;
  restart: () => void;
  undo: () => void;
}

export function End({ view, restart, undo }: Props) {
  const outcome = useRef<HTMLHeadingElement>(null);
  const [could, setCould] = useState("");
  const [sharing, share] = useState(false);
  const { status, score, stats } = view.state;
  const won = status === "won";
  // What the whole deal could have given is told after the game, apart from it.
  useEffect(() => {
    outcome.current?.focus({ preventScroll: true });
    if (repeatable(view)) void couldText().then(setCould, () => {});
  }, []);
  const { lesson, puzzle } = view;
  const solved = puzzle && won && (score ?? 0) >= puzzle.best;
  return (
    <section class={`end ${status}`}>
      <h2 class="outcome" ref={outcome} tabIndex={-1}>
        {say(won ? "end_won" : "end_lost", { score: score ?? 0 })}
      </h2>
      <p>{say("end_account", { cleared: stats.rooms_cleared, gone: stats.rooms_avoided, slain: stats.monsters_slain, damage: stats.damage_taken, healed: stats.healed, moves: view.moves })}</p>
      {puzzle && <p>{solved ? say("screen_puzzle_done", { score: puzzle.best }) : say("web_puzzle_missed", { score: puzzle.best })}</p>}
      {could && !puzzle && <p>{typeset(could)}</p>}
      {view.marks.length > 0 && <p class="muted">{say("end_marked", { marks: new Intl.ListFormat(language()).format(view.marks.map((mark) => say(mark))) })}</p>}
      <div class="actions">
        {lesson ? (
          <button type="button" class="primary" onClick={() => go("learn")}>
            {Say("web_more_lessons")}
          </button>
        ) : (
          <button type="button" class="primary" onClick={() => go("review", view.play)}>
            {Say("web_review")}
          </button>
        )}
        <button type="button" onClick={() => go("new")}>
          {Say("screen_home_new")}
        </button>
        {!lesson && repeatable(view) && (
          <button type="button" onClick={restart}>
            {Say("screen_do_restart")}
          </button>
        )}
        <button type="button" onClick={undo}>
          {Say("web_undo")}
        </button>
        {!lesson && (
          <button type="button" onClick={() => share(true)}>
            {Say("web_share")}
          </button>
        )}
      </div>
      {sharing && <Share view={view} close={() => share(false)} />}
    </section>
  );
}
