// A game watched at the table, one that was played before or one that a player plays now: by itself or step by step. Nothing of
// it is kept unless that is asked for; one can play on from any moment.
import { useRef, useState } from "preact/hooks";
import { branch } from "../app/games";
import { announce } from "../app/live";
import { Page } from "../app/page";
import { back, go } from "../app/places";
import { complain } from "../app/state";
import { ChanceGraph, type Point } from "../charts/chance_graph";
import { game } from "../engine/client";
import type { Expected, PositionView, Replay } from "../engine/protocol";
import { useKeys } from "../game/keys";
import { number, percent, say, Say } from "../words/say";
import { typeset } from "../words/typeset";
import { called } from "./called";
import { useFilm, type Film, type Source } from "./film";
import { usePlayback, type Playback } from "./playback";
import { Step } from "./step";
import { Still } from "./still";
import { Why } from "./why";

// Whoever hears the page is not to be told more than can be heard.
const leastPause = 1500; // milliseconds

export function Watch({ source, start }: { source: Source; start: number }) {
  const film = useFilm(source);
  const told = useRef(0);
  const live = "player" in source;
  const known = film?.replay.moves.length ?? 0;
  const playback = usePlayback(start, live, known, film?.growing ?? true, (at, byHand) => {
    if (!byHand && performance.now() - told.current < leastPause) return;
    told.current = performance.now();
    announce(at > 0 ? (film?.replay.log[at - 1] ?? "") : "");
  });
  const { at, goTo, toggle, faster } = playback;
  useKeys((key) => {
    if (key === " ") return toggle(), true;
    if (key === "ArrowRight" || key === "l") return goTo(at + 1), true;
    if (key === "ArrowLeft" || key === "h") return goTo(at - 1), true;
    if (key === "Home") return goTo(0), true;
    if (key === "End") return goTo(known), true;
    if (key === "+" || key === "=") return faster(1), true;
    if (key === "-") return faster(-1), true;
    if (key === "Escape") return back(), true;
    return false;
  });
  const view = film?.replay.views[at];
  return (
    <Page title={view ? called(view) : say("screen_home_watch")} aside={live ? say("watch_played_by", { player: source.player }) : ""} wide up={back}>
      {film && view ? <Shown film={film} playback={playback} source={source} /> : <p class="muted">{say("web_loading")}</p>}
    </Page>
  );
}

function Shown({ film: { replay, chances, growing }, playback, source }: { film: Film; playback: Playback; source: Source }) {
  const { at, goTo } = playback;
  const view = replay.views[at]!;
  const known = replay.moves.length;
  // While somebody plays, nothing tells how long the game will be before its end was seen.
  const live = "player" in source && (growing || playback.furthest < known);
  const moves = live ? playback.furthest : known;
  const points = pointsOf(chances.slice(0, at + 1), replay.log);
  const last = at > 0 ? typeset(replay.log[at - 1] ?? "") : "";
  const { status, score } = view.state;
  const end = status === "playing" ? "" : endText(source, status === "won", score ?? 0);
  const waits = at === known && growing && "player" in source ? say("watch_thinking", { player: source.player }) : "";
  return (
    <div class="watch">
      <Still view={view} played={replay.moves[at] ?? null} />
      <p class="happened">
        {last} {end} {waits && <span class="thinking">{waits}</span>} <span class="muted">{live ? say("watch_at", { move: at }) : say("screen_replay_at", { move: at, moves })}</span>
      </p>
      <Controls playback={playback} known={known} />
      <input class="where" type="range" min={0} max={moves} value={at} aria-label={say("web_step_slider")} onInput={(event) => goTo(Number(event.currentTarget.value))} />
      <Promised expected={chances[at] ?? null} />
      {points.length > 0 && <ChanceGraph points={points} of={Math.max(moves + 1, live ? fewest : 0)} at={Math.min(at, points.length - 1)} choose={goTo} />}
      <Why key={at} view={view} made={replay.moves[at] ?? null} />
      <Ways view={view} at={at} replay={replay} whole={!growing && !live} source={source} />
    </div>
  );
}

const endText = (source: Source, won: boolean, score: number) =>
  "player" in source ? say(won ? "end_won_by" : "end_lost_by", { player: source.player, score }) : say(won ? "end_won" : "end_lost", { score });

// Moments that the graph of a game being played has room for; then it grows with them.
const fewest = 24;

// Where a chance is not known the curve goes on as before.
function pointsOf(chances: (Expected | null | undefined)[], log: string[]): Point[] {
  const points: Point[] = [];
  for (const [i, one] of chances.entries()) {
    const { win: after, score } = one ?? { win: points.at(-1)?.after ?? 0, score: points.at(-1)?.score ?? 0 };
    points.push({ after, score, change: "", kind: i === 0 ? "start" : "move", mark: null, pointsLost: false, label: typeset(i > 0 ? (log[i - 1] ?? "") : "") });
  }
  return chances[0] ? points : [];
}

const rates: Record<number, string> = { 0.25: "¼", 0.5: "½" };

function Controls({ playback: { at, playing, speed, goTo, toggle, faster }, known }: { playback: Playback; known: number }) {
  return (
    <div class="steps">
      <Step way="back" to={() => goTo(at - 1)} barred={at === 0} />
      <button type="button" class="primary" onClick={toggle}>
        <svg class="drawn" viewBox="0 0 24 24" aria-hidden="true">
          <path d={playing ? "M8 5v14M16 5v14" : "M8 5v14l11-7Z"} />
        </svg>
        {Say(playing ? "watch_pause" : "watch_play")}
      </button>
      <Step way="on" to={() => goTo(at + 1)} barred={at === known} />
      <div class="speed" role="group" aria-label={say("watch_speed")}>
        <button type="button" class="quiet" aria-label={say("web_slower")} onClick={() => faster(-1)}>
          −
        </button>
        <output>{rates[speed] ?? speed}/s</output>
        <button type="button" class="quiet" aria-label={say("web_faster")} onClick={() => faster(1)}>
          +
        </button>
      </div>
    </div>
  );
}

function Promised({ expected }: { expected: Expected | null }) {
  const win = expected ? percent(expected.win) : "–";
  return (
    <div class="promised">
      <span>
        {say("review_picture_chance")} <b>{win}</b>
      </span>
      <span class="track" role="meter" aria-label={say("review_picture_chance")} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.round(100 * (expected?.win ?? 0))} aria-valuetext={win}>
        <span class={(expected?.win ?? 0) >= 0.5 ? "up" : "down"} style={{ width: `${100 * (expected?.win ?? 0)}%` }} />
      </span>
      <span>
        {say("review_picture_score")} <b>{number(expected ? expected.score : null)}</b>
      </span>
    </div>
  );
}

// What one can do from here.
function Ways({ view, at, replay, whole, source }: { view: PositionView; at: number; replay: Replay; whole: boolean; source: Source }) {
  const [kept, keep] = useState(false);
  const from = "name" in source ? source : { record: replay.record };
  const over = whole && replay.views.at(-1)?.state.status !== "playing";
  async function store(): Promise<void> {
    try {
      await game.ask("import", { text: replay.record });
      keep(true);
      announce(say("watch_kept"));
    } catch (why) {
      complain(why);
    }
  }
  return (
    <div class="actions">
      {view.state.status === "playing" && !view.at_table && (
        <button type="button" onClick={() => void branch(from, at)}>
          {Say("screen_do_play_here")}
        </button>
      )}
      {over && (
        <button type="button" onClick={() => ("name" in from ? go("review", from.name) : go("review", "", from.record))}>
          {Say("web_review")}
        </button>
      )}
      {over && "player" in source && !kept && (
        <button type="button" onClick={() => void store()}>
          {Say("watch_keep")}
        </button>
      )}
      {kept && <p class="muted">{say("watch_kept")}</p>}
    </div>
  );
}
