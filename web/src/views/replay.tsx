// A game played before, step by step; a game can be begun anew from any position of it.
import { useState } from "preact/hooks";
import { branch, speak, type From } from "../app/games";
import { announce } from "../app/live";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { back, go } from "../app/places";
import { game } from "../engine/client";
import { useKeys } from "../game/keys";
import { say, Say } from "../words/say";
import { typeset } from "../words/typeset";
import { called } from "./called";
import { Step } from "./step";
import { Still } from "./still";

export function Replay({ name, record, start }: { name: string; record: string; start: number }) {
  const from: From = name ? { name } : { record };
  const replay = useAsked(async () => {
    const told = await game.ask("replay", from);
    await speak(told.rules);
    return told;
  }, [name, record]);
  const [wanted, set] = useState(start);
  const moves = replay?.moves.length ?? 0;
  const at = Math.max(0, Math.min(moves, wanted || 0));
  const step = (to: number) => {
    const now = Math.max(0, Math.min(moves, to));
    set(now);
    announce(now > 0 ? (replay?.log[now - 1] ?? "") : "");
  };
  useKeys((key) => {
    if (key === "ArrowRight" || key === "l") return step(at + 1), true;
    if (key === "ArrowLeft" || key === "h") return step(at - 1), true;
    if (key === "Home") return step(0), true;
    if (key === "End") return step(moves), true;
    return false;
  });
  const view = replay?.views[at];
  return (
    <Page title={view ? called(view) : Say("screen_do_replay")} wide up={back}>
      {view && (
        <>
          <Still view={view} played={replay.moves[at] ?? null} />
          <p class="told">
            {at > 0 && typeset(replay.log[at - 1] ?? "")} <span class="muted">{say("screen_replay_at", { move: at, moves })}</span>
          </p>
          <div class="actions">
            <Step way="back" to={() => step(at - 1)} barred={at === 0} />
            <Step way="on" to={() => step(at + 1)} barred={at === moves} />
            {view.state.status === "playing" && (
              <button type="button" onClick={() => void branch(from, at)}>
                {Say("screen_do_play_here")}
              </button>
            )}
            {replay.views.at(-1)?.state.status !== "playing" && (
              <button type="button" onClick={() => (name ? go("review", name) : go("review", "", record))}>
                {Say("web_review")}
              </button>
            )}
          </div>
          <input type="range" min={0} max={moves} value={at} aria-label={say("web_step_slider")} onInput={(event) => step(Number(event.currentTarget.value))} />
        </>
      )}
    </Page>
  );
}
