// Statistics of one rule set at a time, the one played last first: the large figures, how well it was played, then how it went;
// marked games and repeated deals apart.
import { useState } from "preact/hooks";
import { figures } from "../app/figures";
import { begin } from "../app/games";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { preferences } from "../app/preferences";
import { Course } from "../charts/course";
import { Histogram } from "../charts/histogram";
import { game } from "../engine/client";
import type { Statistics, Tally } from "../engine/protocol";
import { number, percent, say } from "../words/say";
import { LargeFigures } from "./large_figures";
import { Milestones, Skill } from "./skill";

const share = (tally: Tally) => tally.wins / Math.max(1, tally.games);

function tallyText(tally: Tally): string {
  return say("stats_games", {
    games: tally.games,
    won: tally.wins,
    lost: tally.losses,
    percent: Math.round(100 * share(tally)),
    best: number(tally.best_score),
    mean: number(tally.mean_score),
  });
}

function means(tally: Tally): string {
  const mean = (sum: number) => number(sum / Math.max(1, tally.games));
  return say("stats_means", { cleared: mean(tally.rooms_cleared), gone: mean(tally.rooms_avoided), damage: mean(tally.damage_taken), healed: mean(tally.healed), slain: mean(tally.monsters_slain) });
}

// What first tries came to.
function Figures({ of: { clean, best_streak } }: { of: Statistics }) {
  const figures: [string, string][] = [
    [number(clean.games), say("web_stats_games", { games: clean.games })],
    [percent(share(clean)), say("web_stats_won")],
    [number(clean.best_score), say("web_stats_best")],
    [best_streak > 1 ? number(best_streak) : "", say("web_stats_streak")],
  ];
  return <LargeFigures figures={figures} />;
}

// Whoever wants to know exactly.
function AllFigures({ of: { clean, marked, repeated, streak, best_streak, abandoned, in_progress } }: { of: Statistics }) {
  return (
    <details>
      <summary>{say("web_stats_all")}</summary>
      {clean.games > 0 && (
        <>
          <p>{tallyText(clean)}</p>
          <p>{say("stats_streak", { now: streak, best: best_streak })}</p>
          <p>{means(clean)}</p>
        </>
      )}
      {marked.games > 0 && (
        <p>
          <b>{say("stats_marked")}</b>: {tallyText(marked)}
        </p>
      )}
      {repeated.games > 0 && (
        <p>
          <b>{say("stats_repeated")}</b>: {tallyText(repeated)}
        </p>
      )}
      {abandoned + in_progress > 0 && <p>{say("stats_unfinished", { abandoned, playing: in_progress })}</p>}
    </details>
  );
}

// Nothing to count yet.
function Invitation({ rules }: { rules: string }) {
  return (
    <div class="invitation">
      <p>{say("web_stats_empty")}</p>
      <button type="button" class="primary" onClick={() => void begin({ rules })}>
        {say("web_deal")}
      </button>
    </div>
  );
}

function OfRules({ of, again }: { of: Statistics; again: () => void }) {
  const { clean, marked, course } = of;
  const helped = Object.entries(marked.scores).flatMap(([score, times]) => Array<number>(times).fill(Number(score)));
  return (
    <section class="statistics" data-rules={of.rules}>
      <h2>{of.title}</h2>
      {clean.games > 0 ? <Figures of={of} /> : <Invitation rules={of.rules} />}
      {clean.games > 0 && <Skill of={of} again={again} />}
      <div class="charts">
        <Histogram games={course} helped={helped} label={say("web_scores")} />
        <Course course={course} />
      </div>
      {marked.games > 0 && (
        <p class="muted">
          <i class="aided" /> {say("web_stats_helped", { games: marked.games, won: marked.wins })}
        </p>
      )}
      <AllFigures of={of} />
    </section>
  );
}

export function StatisticsView() {
  const [chosen, setRules] = useState("");
  const [turn, setTurn] = useState(0);
  const told = useAsked(() => game.ask("statistics", { figures: figures() }), [turn]);
  const all = told?.statistics;
  // Where there is something to see: at the rules of the game finished last.
  const rules = chosen || told?.last || preferences.rules;
  const shown = all?.find((of) => of.rules === rules) ?? all?.[0];
  return (
    <Page title={say("screen_home_statistics")} wide>
      {all && all.length > 1 && (
        <div class="actions tabs">
          {all.map((of) => (
            <button type="button" key={of.rules} aria-pressed={of === shown} onClick={() => setRules(of.rules)}>
              {of.title}
            </button>
          ))}
        </div>
      )}
      {all && (shown ? <OfRules of={shown} key={shown.rules} again={() => setTurn((one) => one + 1)} /> : <Invitation rules={preferences.rules} />)}
      {told && shown && <Milestones all={told.milestones} />}
    </Page>
  );
}
