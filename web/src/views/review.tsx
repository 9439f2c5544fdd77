// A finished game looked back on: luck and skill, the chance to win as a graph, the error first and the answer after.
import { useEffect, useState } from "preact/hooks";
import { announce } from "../app/live";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { back, branch, speak, useApp, type From } from "../app/state";
import { show, showCards } from "../cards/card";
import { ChanceGraph, type Point } from "../charts/chance_graph";
import { advice, desk } from "../engine/desk";
import type { Line, Review } from "../engine/types";
import { language, percent, points as pointsText, say, Say } from "../words/say";
import { useKeys } from "../table/keys";
import { sayDoing } from "../table/hint";
import { Still } from "./still";

interface Stop extends Point {
  moves: number; // made before it
  move?: Review["moves"][number];
}

const signs = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;

function stopsOf(review: Review, line: Line): Stop[] {
  const stops: Stop[] = [];
  const reveals = [...review.reveals];
  const revealed = (moves: number) => {
    while (reveals[0] && reveals[0].after_move <= moves) {
      const { before, after, room, cards, die } = reveals.shift()!;
      const label = die ? say("review_turn_die", { card: show(die), room }) : say("review_turn_cards", { room, cards: cards.map(show).join(" ") });
      stops.push({ before, after, kind: "reveal", mark: null, moves, label });
    }
  };
  revealed(0);
  for (const move of review.moves) {
    stops.push({ before: move.before, after: move.after, kind: "move", mark: move.mark, moves: move.number - 1, move, label: showCards(line.deeds[move.number - 1] ?? "") });
    revealed(move.number);
  }
  return stops;
}

function Figures({ review }: { review: Review }) {
  const rows = [
    { name: say("web_review_start"), text: percent(review.start), share: review.start, from: 0, kind: "start" },
    { name: say("review_head_luck"), text: pointsText(review.luck), share: review.luck, from: review.start, kind: review.luck >= 0 ? "up" : "down" },
    { name: say("review_head_skill"), text: pointsText(review.skill), share: review.skill, from: review.start + review.luck, kind: review.skill >= 0 ? "up" : "down" },
    { name: say("web_review_result"), text: percent(review.result), share: review.result, from: 0, kind: "start" },
  ];
  const low = Math.min(0, ...rows.map((row) => Math.min(row.from, row.from + row.share)));
  const high = Math.max(1, ...rows.map((row) => Math.max(row.from, row.from + row.share)));
  const at = (value: number) => (100 * (value - low)) / (high - low);
  return (
    <section class="figures" aria-label={say("web_luck_skill")}>
      <dl class="waterfall">
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>
              <span class="track" aria-hidden="true">
                <span class={row.kind} style={{ left: `${at(Math.min(row.from, row.from + row.share))}%`, width: `${Math.max(0.5, Math.abs(at(row.share) - at(0)))}%` }} />
              </span>
              <b>{row.text}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p>{say("screen_review_figures", { skill: review.skill_figure, accuracy: Math.round(review.accuracy), luck: Math.round(review.luck_percentile) })}</p>
    </section>
  );
}

export function ReviewView({ name }: { name: string | undefined }) {
  const { ready, record } = useApp();
  const from: From = name ? { name } : { record: record ?? "" };
  const told = useAsked(async () => {
    if (!ready) return null;
    const line = await desk.line(from);
    await speak(line.rules);
    const review = await advice.review(line.record, line.rules, language());
    return { line, review, stops: stopsOf(review, line) };
  }, [ready, name, record]);
  const [at, set] = useState(0);
  const [answered, answer] = useState(false);
  const stops = told?.stops ?? [];

  useEffect(() => () => advice.stop(), []);
  // It opens at the costliest move.
  useEffect(() => {
    if (!told) return;
    const costliest = told.review.costliest[0];
    set(Math.max(0, told.stops.findIndex((stop) => stop.move?.number === costliest)));
    announce(say("screen_review_figures", { skill: told.review.skill_figure, accuracy: Math.round(told.review.accuracy), luck: Math.round(told.review.luck_percentile) }));
  }, [told]);

  function choose(i: number): void {
    const to = Math.max(0, Math.min(stops.length - 1, i));
    set(to);
    answer(false);
    if (stops[to]) announce(`${stops[to].label} ${chances(stops[to])}`);
  }
  function mistake(by: number): void {
    for (let i = at + by; i >= 0 && i < stops.length; i += by) if (stops[i]?.mark) return choose(i);
  }
  useKeys((key) => {
    if (key === "ArrowRight" || key === "l") return choose(at + 1), true;
    if (key === "ArrowLeft" || key === "h") return choose(at - 1), true;
    if (key === "n") return mistake(1), true;
    if (key === "p") return mistake(-1), true;
    if (key === " ") return answer(true), true;
    return false;
  });

  const stop = stops[at];
  const position = stop && told?.line.scenes[stop.moves];
  const lost = stop ? Math.round(stop.before * 100) - Math.round(stop.after * 100) : 0;
  const better = stop?.move && stop.move.best !== stop.move.move && lost > 0;
  return (
    <Page title={told ? say(told.review.won ? "review_picture_won" : "review_picture_lost", { game: told.line.game.length < 40 ? told.line.game : told.line.rules, score: told.review.score }) : say("web_review")} wide up={back}>
      {!told && <p role="status" class="thinking">{say("web_reviewing")}</p>}
      {told && stop && position && (
        <div class="review">
          <Figures review={told.review} />
          <ChanceGraph start={told.review.start} points={stops} at={at} choose={choose} />
          <div class="actions">
            <button type="button" onClick={() => choose(at - 1)} aria-disabled={at === 0}>
              {Say("web_step_back")}
            </button>
            <button type="button" onClick={() => choose(at + 1)} aria-disabled={at === stops.length - 1}>
              {Say("web_step_on")}
            </button>
            <button type="button" class="primary" onClick={() => mistake(1)} aria-disabled={!stops.slice(at + 1).some((one) => one.mark)}>
              {Say("screen_do_mistake")}
            </button>
          </div>
          <section class={`stop ${stop.mark ?? ""}`}>
            <h2>
              {stop.move ? say("screen_review_move", { number: stop.move.number, room: stop.move.room }) : say("screen_review_reveal")}
              {stop.mark && <span class="mark">{signs[stop.mark]}</span>}
            </h2>
            <p>
              {stop.label} {chances(stop)}
            </p>
            {stop.move && lost > 0 && <p>{say("screen_review_lost", { points: lost })}</p>}
            {better &&
              (answered ? (
                <p class="answer">{say("screen_review_better", { what: sayDoing(stop.move!.best) })}</p>
              ) : (
                <button type="button" onClick={() => answer(true)}>
                  {Say("screen_do_answer")}
                </button>
              ))}
            {stop.move && (
              <button type="button" onClick={() => void branch(from, stop.moves)}>
                {Say("web_try_again")}
              </button>
            )}
          </section>
          <Still position={position} played={stop.move?.move ?? null} />
          <details>
            <summary>{Say("web_review_list")}</summary>
            <ol class="stops">
              {stops.map((one, i) => (
                <li key={i}>
                  <button type="button" class="link" aria-current={i === at} onClick={() => choose(i)}>
                    {one.label} {chances(one)} {one.mark && signs[one.mark]}
                  </button>
                </li>
              ))}
            </ol>
          </details>
          {told.review.deal && <p class="muted">{dealText(told.review)}</p>}
        </div>
      )}
    </Page>
  );
}

const chances = (stop: Stop) => say("review_chances", { before: Math.round(stop.before * 100), after: Math.round(stop.after * 100) }) + ".";

function dealText({ deal }: Review): string {
  if (!deal) return "";
  const verdict = deal.verdict === "won" ? (deal.best_score === null ? say("end_could") : say("end_could_score", { score: deal.best_score })) : deal.verdict === "lost" ? say("end_could_not") : "";
  return verdict && `${say("review_deal")} ${verdict}`;
}
