// Statistics by rule set: first tries by themselves, marked games and repeated deals apart.
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { Course } from "../charts/course";
import { Histogram } from "../charts/histogram";
import { game } from "../engine/client";
import type { Statistics, Tally } from "../engine/protocol";
import { language, say } from "../words/say";

const figure = (value: number | null) => (value === null ? "–" : new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value));

function tallyText(tally: Tally): string {
  return say("stats_games", {
    games: tally.games,
    won: tally.wins,
    lost: tally.losses,
    percent: tally.games ? Math.round((100 * tally.wins) / tally.games) : 0,
    best: figure(tally.best_score),
    mean: figure(tally.mean_score),
  });
}

function means(tally: Tally): string {
  const mean = (sum: number) => figure(sum / Math.max(1, tally.games));
  return say("stats_means", { cleared: mean(tally.rooms_cleared), gone: mean(tally.rooms_avoided), damage: mean(tally.damage_taken), healed: mean(tally.healed), slain: mean(tally.monsters_slain) });
}

function OfRules({ of, title }: { of: Statistics; title: string | undefined }) {
  const share = of.clean.games ? of.clean.wins / of.clean.games : 0;
  return (
    <section class="statistics">
      <h2>
        {title} <span class="game-id muted">{of.rules}</span>
      </h2>
      {of.clean.games > 0 ? (
        <>
          <div class="ring-row">
            <svg class="donut" viewBox="0 0 42 42" aria-hidden="true">
              <circle class="track" cx="21" cy="21" r="15.9" />
              <circle class="share" cx="21" cy="21" r="15.9" stroke-dasharray={`${share * 100} 100`} />
            </svg>
            <div>
              <h3>{say("stats_clean")}</h3>
              <p>{tallyText(of.clean)}</p>
              <p class="muted">{means(of.clean)}</p>
              <p>{say("stats_streak", { now: of.streak, best: of.best_streak })}</p>
            </div>
          </div>
          <Histogram games={of.course} label={say("web_scores")} />
          <Course course={of.course} />
        </>
      ) : (
        <p class="muted">{say("screen_no_clean")}</p>
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
  const all = useAsked(() => game.ask("statistics"), [])?.statistics;
  const titles = useAsked(async () => new Map((await game.ask("rule_sets")).sets.map((set) => [set.rules, set.title])), []);
  return (
    <Page title={say("screen_home_statistics")}>
      {all?.length === 0 && <p class="muted">{say("screen_no_games")}</p>}
      {all?.map((of) => (
        <OfRules of={of} title={titles?.get(of.rules)} key={of.rules} />
      ))}
    </Page>
  );
}
