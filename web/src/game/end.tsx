// The end of a game: how it went, what the game was, what it means among the others, and what to do next. It lies over the
// table, and comes in three beats: who decided it, the score, what the game was; any input ends them. Everything it tells
// comes with the view.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { begin, pose } from "../app/games";
import { go } from "../app/places";
import { show } from "../cards/card";
import { Face } from "../cards/face";
import { HealthCurve } from "../charts/health_curve";
import { coach, game } from "../engine/client";
import type { Card, Standing, View } from "../engine/protocol";
import { language, say, Say } from "../words/say";
import { typeset } from "../words/typeset";
import { resultOf } from "../views/result";
import { still } from "./flight";
import { PuzzleEnd } from "./puzzle";
import { Share } from "./share";
import { repeatable } from "./talk";

async function couldText(): Promise<string> {
  const { record } = await game.ask("record");
  await coach.ask("language", { language: language() }); // it may be new
  return (await coach.ask("solve", { record, limit: "deal" })).solve.text ?? "";
}

interface Props {
  view: View;
  restart: () => void;
  undo: () => void;
}

type Action = [label: PhraseKey, act: () => void];

// The first is the one most players want. Whoever won wants another deal. Whoever lost has a question open that this deal
// alone answers, and one tap tries it; to be told what was wrong stands beside it for those who would rather read.
function nextActions({ view, restart, undo }: Props, share: () => void): Action[] {
  const { lesson, puzzle, state, at_table } = view;
  const takeBack: Action = ["screen_do_undo", undo];
  if (lesson) return [["web_more_lessons", () => go("learn")], takeBack];
  const deal: Action = at_table ? ["screen_home_new", () => go("new")] : ["web_new_deal", () => void begin({ rules: state.rules })];
  const next: Action = puzzle ? ["screen_do_next_puzzle", () => void pose(puzzle.next)] : deal;
  const retry: Action[] = repeatable(view) ? [["screen_do_restart", restart]] : [];
  const review: Action = puzzle ? ["recap_more_puzzles", () => go("puzzles", puzzle.set)] : ["web_review", () => go("review", view.play)];
  return [...(state.status === "won" ? [next, review, ...retry] : [...retry, review, next]), ["web_share", share], takeBack];
}

// Whether the beats are still to be seen.
const beats = 1300; // ms
function useBeats(): boolean {
  const [coming, set] = useState(!still());
  useLayoutEffect(() => {
    if (!coming) return;
    const done = () => set(false);
    const timer = setTimeout(done, beats);
    const inputs = ["pointerdown", "keydown", "wheel"];
    for (const input of inputs) addEventListener(input, done, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const input of inputs) removeEventListener(input, done, { capture: true });
    };
  }, [coming]);
  return coming;
}

// Whom the game is remembered by: the monster that killed, or the weapon that won with the last it slew.
function heroes({ state: { weapon }, recap }: View): Card[] {
  if (recap?.blow?.fatal) return [recap.blow.card];
  return weapon && weapon.slain.length > 0 ? [weapon.card, ...weapon.slain.slice(-2)] : (recap?.cards.slice(0, 1) ?? []);
}

export function End(props: Props) {
  const { view } = props;
  const outcome = useRef<HTMLHeadingElement>(null);
  const [could, setCould] = useState("");
  const [standing, setStanding] = useState<Standing | null>(null);
  const [sharing, share] = useState(false);
  const [days, setDays] = useState(""); // in a row, where it is a day's deal
  const { lesson, puzzle, recap } = view;
  const { status, score, max_health } = view.state;
  const won = status === "won";
  useEffect(() => {
    outcome.current?.focus({ preventScroll: true });
    if (view.kept && !lesson && !puzzle) void game.ask("standing", { name: view.play }).then(setStanding, () => {});
    if (view.kept) void resultOf(view.play).then(({ strip, streaks }) => strip && setDays(streaks.text), () => {});
    if (repeatable(view) && !puzzle) void couldText().then(setCould, () => {});
  }, []);
  const coming = useBeats();
  const shown = heroes(view);
  const [primary, ...others] = nextActions(props, () => share(true));
  return (
    <section class={`end ${status} ${standing?.triumph ? "triumph" : ""} ${coming ? "coming" : ""}`} aria-label={say("recap_label")}>
      <div class="story">
        <header>
          {shown.length > 0 && (
            <div class="heroes" role="img" aria-label={shown.map(show).join(" ")} style={{ "--count": shown.length }}>
              {shown.map((card, i) => (
                <span class="card" data-card={card} key={card} style={{ "--i": i }}>
                  <Face card={card} shield={view.weapon_wears} />
                </span>
              ))}
            </div>
          )}
          <h2 class="outcome" ref={outcome} tabIndex={-1}>
            <span class={standing?.text ? "verdict unseen" : "verdict"}>{say(won ? "recap_verdict_won" : "recap_verdict_lost")}</span> <small>{say("review_head_score")}</small> <b class="score">{typeset(String(score ?? 0))}</b>
          </h2>
          {standing?.text && <p class="standing">{typeset(standing.text)}</p>}
          <p class="scored">{typeset(recap?.scored ?? "")}</p>
          <p class="sum">{typeset(recap?.sum ?? "")}</p>
        </header>
        <div class="told">
          {recap && <HealthCurve recap={recap} most={max_health} />}
          {recap?.close && <p class="close">{typeset(recap.close)}</p>}
          <ul class="moments">{recap?.moments.map((moment) => <li key={moment}>{typeset(moment)}</li>)}</ul>
          {puzzle && <PuzzleEnd id={puzzle.id} />}
          {days && <p class="aside">{days}</p>}
          {standing?.reached && <p class="aside">{typeset(standing.reached)}</p>}
          {!puzzle && view.marks.length > 0 && <p class="aside">{say("end_marked", { marks: new Intl.ListFormat(language()).format(view.marks.map((mark) => say(mark as PhraseKey))) })}</p>}
          {/* With the deck known, which nobody had: an aside, and none to a triumph. It comes later, and its place is kept. */}
          {!puzzle && <p class="aside could">{standing?.triumph ? "" : typeset(could)}</p>}
        </div>
      </div>
      <div class="next">
        {[primary!, ...others].map(([label, act], i) => (
          <button type="button" key={label} class={i === 0 ? "primary" : "lesser"} onClick={act}>
            {Say(label)}
          </button>
        ))}
      </div>
      {sharing && <Share view={view} close={() => share(false)} />}
    </section>
  );
}
