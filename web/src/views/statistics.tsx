// Statistics of one rule set at a time, the one played last first: the large figures, then how it went; marked games and
// repeated deals apart.
import { useState } from "preact/hooks";
import { begin } from "../app/games";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { preferences } from "../app/preferences";
import { Course } from "../charts/course";
import { Histogram } from "../charts/histogram";
import { game } from "../engine/client";
import type { Statistics, Tally } from "../engine/protocol";
import { number, percent, say } from "../words/say";

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
    [number(best_streak), say("web_stats_streak")],
  ];
  return (
    <dl class="large-figures">
      {figures.map(([figure, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
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

function OfRules({ of }: { of: Statistics }) {
  return (
    <section class="statistics">
      <h2>
        {of.title} <small class="game-id muted">{of.rules}</small>
      </h2>
      {of.clean.games > 0 ? (
        <>
          <Figures of={of} />
          <Histogram games={of.course} label={say("web_scores")} />
          <Course course={of.course} />
          <p>{tallyText(of.clean)}</p>
          <p>{say("stats_streak", { now: of.streak, best: of.best_streak })}</p>
          <p class="muted">{means(of.clean)}</p>
        </>
      ) : (
        <Invitation rules={of.rules} />
      )}
      {of.marked.games > 0 && (
        <p>
          <b>{say("stats_marked")}</b>: {tallyText(of.marked)}
        </p>
      )}
      {of.repeated.games > 0 && (
        <p>
          <b>{say("stats_repeated")}</b>: {tallyText(of.repeated)}
        </p>
      )}
      <p class="muted">{say("stats_unfinished", { abandoned: of.abandoned, playing: of.in_progress })}</p>
    </section>
  );
}

export function StatisticsView() {
  const [rules, setRules] = useState(preferences.rules);
  const all = useAsked(() => game.ask("statistics"), [])?.statistics;
  const shown = all?.find((of) => of.rules === rules) ?? all?.[0];
  return (
    <Page title={say("screen_home_statistics")}>
      {all && all.length > 1 && (
        <div class="actions tabs">
          {all.map((of) => (
            <button type="button" key={of.rules} aria-pressed={of === shown} onClick={() => setRules(of.rules)}>
              {of.title}
            </button>
          ))}
        </div>
      )}
      {all && (shown ? <OfRules of={shown} /> : <Invitation rules={preferences.rules} />)}
    </Page>
  );
}
