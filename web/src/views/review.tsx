// A finished game looked back on: luck and skill, chance and score as a graph, the error first and the answer after.
import { useEffect, useRef, useState } from "preact/hooks";
import { branch, speak, type From } from "../app/games";
import { announce } from "../app/live";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { back } from "../app/places";
import { preferences } from "../app/preferences";
import { show } from "../cards/card";
import { ChanceGraph, type Point } from "../charts/chance_graph";
import { Waterfall } from "../charts/waterfall";
import { advise, coach, game } from "../engine/client";
import type { Replay, Review, ReviewedMove } from "../engine/protocol";
import { useKeys } from "../game/keys";
import { capital, number, percent, say, Say } from "../words/say";
import { typeset } from "../words/typeset";
import { called } from "./called";
import { LargeFigures } from "./large_figures";
import { Step } from "./step";
import { Still } from "./still";

interface Stop extends Point {
  moves: number; // made before it
  move?: ReviewedMove;
}

const isMistake = (stop?: Stop) => Boolean(stop?.mark || stop?.pointsLost);
const signs = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;
const names = { inaccuracy: "web_mark_inaccuracy", mistake: "web_mark_mistake", blunder: "web_mark_blunder" } as const;

function stopsOf(review: Review, replay: Replay): Stop[] {
  const stops: Stop[] = [{ after: review.start, score: review.score_sum.start, change: "", kind: "start", mark: null, pointsLost: false, moves: 0, label: review.words.start }];
  const reveals = [...review.reveals];
  const revealed = (moves: number) => {
    while (reveals[0] && reveals[0].after_move <= moves) {
      const { after, score_after: score, change, room, cards, die } = reveals.shift()!;
      const label = die ? say("review_turn_die", { card: show(die), room }) : say("review_turn_cards", { room, cards: cards.map(show).join(" ") });
      stops.push({ after, score, change, kind: "reveal", mark: null, pointsLost: false, moves, label });
    }
  };
  revealed(0);
  for (const move of review.moves) {
    const { after, score_after: score, change, mark, points_lost: lost } = move;
    stops.push({ after, score, change, kind: "move", mark, pointsLost: lost > 0, moves: move.number - 1, move, label: typeset(replay.log[move.number - 1] ?? "") });
    revealed(move.number);
  }
  return stops;
}

const figuresText = ({ words }: Review) => typeset(`${words.skill} ${words.luck}`);
// What it cost tells the change too.
const changeText = ({ move, change }: Stop) => typeset(move?.cost || (change && `${capital(change)}.`));

function dealText({ deal }: Review): string {
  if (!deal) return "";
  const verdict = deal.verdict === "won" ? (deal.best_score === null ? say("end_could") : say("end_could_score", { score: deal.best_score })) : deal.verdict === "lost" ? say("end_could_not") : "";
  return verdict && `${say("review_deal")} ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`;
}

export function ReviewView({ name, record }: { name: string; record: string }) {
  const from: From = name ? { name } : { record };
  const [part, setPart] = useState(0);
  const told = useAsked(async () => {
    const replay = await game.ask("replay", from);
    await speak(replay.rules);
    announce(say("web_reviewing"));
    const { review } = await advise("review", { record: replay.record, aim: preferences.aim }, setPart);
    return { replay, review, stops: stopsOf(review, replay) };
  }, [name, record]);
  useEffect(() => () => coach.stop(), []);
  const title = !told ? Say("web_review") : told.review.won ? say("recap_verdict_won") : say("web_review_lost", { room: told.review.moves.at(-1)?.room ?? 1 });
  const aside = told?.replay.views[0] ? `${called(told.replay.views[0])} · ${say("review_head_score")} ${number(told.review.score)}` : "";
  return (
    <Page title={title} aside={aside} wide up={back}>
      {told ? (
        <Told {...told} from={from} />
      ) : (
        <label class="waiting">
          {say("web_reviewing")}
          <progress value={part} max={1} />
          <span class="muted">{percent(part)}</span>
        </label>
      )}
    </Page>
  );
}

function Told({ replay, review, stops, from }: { replay: Replay; review: Review; stops: Stop[]; from: From }) {
  // It opens at the costliest move.
  const costliest = stops.findIndex((stop) => stop.move && stop.move.number === review.costliest[0]);
  const [at, set] = useState(Math.max(0, costliest));
  const [answered, answer] = useState(false);
  useEffect(() => announce(figuresText(review)), []);

  function choose(i: number): void {
    const to = Math.max(0, Math.min(stops.length - 1, i));
    set(to);
    answer(false);
    if (stops[to]) announce(`${stops[to].label} ${changeText(stops[to])}`);
  }
  function mistake(by: number): void {
    for (let i = at + by; i >= 0 && i < stops.length; i += by) if (isMistake(stops[i])) return choose(i);
  }
  useKeys((key) => {
    if (key === "ArrowRight" || key === "l") return choose(at + 1), true;
    if (key === "ArrowLeft" || key === "h") return choose(at - 1), true;
    if (key === "Home") return choose(0), true;
    if (key === "End") return choose(stops.length - 1), true;
    if (key === "n") return mistake(1), true;
    if (key === "p") return mistake(-1), true;
    if (key === " ") return answer(true), true;
    return false;
  });

  const stop = stops[at];
  const view = stop && replay.views[stop.moves];
  if (!stop || !view) return null;
  return (
    <div class="review">
      <p class="gist">{typeset(review.words.gist)}</p>
      <Still view={view} played={stop.move?.move ?? null} />
      <ChanceGraph points={stops} at={at} choose={choose} />
      <Legend stops={stops} />
      <div class="steps">
        <Step way="back" to={() => choose(at - 1)} barred={at === 0} />
        <Step way="on" to={() => choose(at + 1)} barred={at === stops.length - 1} />
        <button type="button" class="primary" onClick={() => mistake(1)} aria-disabled={!stops.slice(at + 1).some(isMistake)}>
          {Say("screen_do_mistake")}
        </button>
      </div>
      <StopBox key={at} stop={stop} answered={answered} answer={() => answer(true)} again={() => void branch(from, stop.moves)} />
      <Figures review={review} />
      <details>
        <summary>{Say("web_review_list")}</summary>
        <ol class="stops">
          {stops.map((one, i) => (
            <li key={i}>
              <button type="button" aria-current={i === at} onClick={() => choose(i)}>
                <b class="mark">{one.mark && signs[one.mark]}</b>
                <span>{one.label}</span>
                <span class="track" aria-hidden="true">
                  <span class={one.mark ?? "start"} style={{ width: `${100 * one.after}%` }} />
                </span>
                <span class="after">{percent(one.after)}</span>
              </button>
            </li>
          ))}
        </ol>
      </details>
      {review.deal && <p class="muted">{dealText(review)}</p>}
    </div>
  );
}

// What the signs of the graph mean: those that are in it.
function Legend({ stops }: { stops: Stop[] }) {
  const there = (Object.keys(signs) as (keyof typeof signs)[]).filter((mark) => stops.some((stop) => stop.mark === mark));
  return (
    <p class="legend" aria-hidden="true">
      {there.map((mark) => (
        <span key={mark}>
          <i class={mark} /> {say(names[mark])}
        </span>
      ))}
      <span>
        <i class="reveal" /> {say("screen_review_reveal")}
      </span>
    </p>
  );
}

// The game as a whole: what became of the chance, and how it was played.
function Figures({ review: { start, luck, skill, result, accuracy, words, decisions }, review }: { review: Review }) {
  const figures: [string, string][] = [
    [decisions > 0 ? percent(accuracy / 100) : "", say("web_accuracy")],
    [capital(typeset(words.skill_grade)), say("review_head_skill").toLowerCase()],
    [capital(typeset(words.luck_grade)), say("review_head_luck").toLowerCase()],
  ];
  return (
    <section class="figures">
      <h2>{Say("review_picture_chance")}</h2>
      <Waterfall start={start} luck={luck} skill={skill} result={result} />
      <LargeFigures figures={figures} />
      <p>{typeset(words.score_sum)}</p>
      <p class="muted">{figuresText(review)}</p>
    </section>
  );
}

interface StopProps {
  stop: Stop;
  answered: boolean;
  answer: () => void;
  again: () => void;
}

// What was done there and what it cost; what was better only when asked.
function StopBox({ stop, answered, answer, again }: StopProps) {
  const told = useRef<HTMLParagraphElement>(null);
  const { move } = stop;
  const better = move?.cost ? typeset(move.better) : "";
  useEffect(() => {
    if (!answered || !better) return;
    announce(better);
    told.current?.focus({ preventScroll: true });
  }, [answered]);
  return (
    <section class={`stop ${stop.mark ?? (stop.pointsLost ? "points" : "")}`}>
      <h2>
        {move ? say("screen_review_move", { number: move.number, room: move.room }) : say(stop.kind === "start" ? "screen_review_start" : "screen_review_reveal")}
        {stop.mark && (
          <span class="mark">
            {say(names[stop.mark])} {signs[stop.mark]}
          </span>
        )}
      </h2>
      <p>
        {stop.label} {changeText(stop)}
      </p>
      {better && answered && (
        <p class="answer" ref={told} tabIndex={-1}>
          {better}
        </p>
      )}
      {move && (
        <div class="actions">
          {better && !answered && (
            <button type="button" onClick={answer}>
              {Say("screen_do_answer")}
            </button>
          )}
          <button type="button" onClick={again}>
            {Say("web_try_again")}
          </button>
        </div>
      )}
    </section>
  );
}
