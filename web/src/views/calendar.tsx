// The days: a month of them with how each went, the days in a row, and what there is of the day that is chosen.
import { useState } from "preact/hooks";
import { begin, resume } from "../app/games";
import { announce } from "../app/live";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { go } from "../app/places";
import { game } from "../engine/client";
import type { Calendar, CalendarDay, DayState } from "../engine/protocol";
import { useKeys } from "../game/keys";
import { locales, number, say, Say } from "../words/say";
import { typeset } from "../words/typeset";
import { LargeFigures } from "./large_figures";
import { Result } from "./result";

const signs: Record<DayState, string> = { coming: "", open: "○", playing: "▸", won: "✓", helped: "✓", lost: "✗", abandoned: "–", practice: "~", missed: "·" };
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

// Days are told by UTC, wherever the reader is.
const dateText = (day: string, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales(), { ...style, timeZone: "UTC" }).format(new Date(day));
const today = () => new Date().toISOString().slice(0, 10);
const weekdays = () => ["05", "06", "07", "08", "09", "10", "11"].map((day) => dateText(`2026-01-${day}`, { weekday: "short" }));

function Chosen({ day: { day, state, text, first, practice, game } }: { day: CalendarDay }) {
  const over = first !== null && state !== "playing" && state !== "abandoned";
  const play = () => void begin({ game });
  return (
    <section class="chosen">
      <h2>{dateText(day, { dateStyle: "full" })}</h2>
      <p>{typeset(text)}</p>
      {practice.length > 0 && <p class="muted">{say("daily_practised", { games: practice.length })}</p>}
      {over && <Result name={first} key={first} />}
      {state !== "coming" && (
        <div class="actions">
          {over && (
            <button type="button" class="primary" onClick={() => go("review", first)}>
              {Say("web_review")}
            </button>
          )}
          {first && !over && (
            <button type="button" class="primary" onClick={() => void resume(first)}>
              {Say("screen_do_go_on")}
            </button>
          )}
          {(first === null || over) && (
            <button type="button" class={over ? "" : "primary"} onClick={play}>
              {Say(state === "open" ? "screen_do_begin" : "daily_do_practise")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function Month({ of: { days }, chosen, choose }: { of: Calendar; chosen: string; choose: (day: CalendarDay) => void }) {
  return (
    <div class="month">
      {weekdays().map((name) => (
        <span key={name} aria-hidden="true">
          {name}
        </span>
      ))}
      {days.map((one, i) => (
        <button
          type="button"
          key={one.day}
          class={one.state}
          style={i === 0 ? { gridColumn: ((new Date(one.day).getUTCDay() + 6) % 7) + 1 } : {}}
          aria-pressed={one.day === chosen}
          aria-current={one.day === today() ? "date" : undefined}
          disabled={one.state === "coming"}
          aria-label={say("named_part", { whole: dateText(one.day, { day: "numeric", month: "long" }), part: one.text })}
          onClick={() => choose(one)}
        >
          {Number(one.day.slice(8))} <small aria-hidden="true">{signs[one.state]}</small>
        </button>
      ))}
    </div>
  );
}

export function CalendarView({ given }: { given: string }) {
  const [month, turnTo] = useState(given.slice(0, 7));
  const [wanted, choose] = useState(given);
  const shown = useAsked(() => game.ask("calendar", month ? { month } : {}), [month]);
  const past = shown?.days.filter(({ state }) => state !== "coming") ?? [];
  const chosen = past.find(({ day }) => day === wanted) ?? past.at(-1);
  const turn = (to: string | null) => to && turnTo(to);
  const point = ({ day, text }: CalendarDay) => (choose(day), announce(say("named_part", { whole: day, part: text })));
  useKeys((key) => {
    const by = steps[key];
    if (key === "PageUp") return turn(shown?.earlier ?? null), true;
    if (key === "PageDown") return turn(shown?.later ?? null), true;
    if (!by || !shown || !chosen) return false;
    const at = past.indexOf(chosen) + by;
    if (past[at]) point(past[at]);
    else turn(by < 0 ? shown.earlier : shown.later);
    return true;
  });
  const { played = 0, most_played = 0, won = 0, most_won = 0, text = "" } = shown?.streaks ?? {};
  const figures: [string, string][] = [
    [number(played), say("daily_figure_played", { most: most_played })],
    [number(won), say("daily_figure_won", { most: most_won })],
  ];
  return (
    <Page title={say("daily_calendar")}>
      {shown && chosen && (
        <>
          <div aria-label={text}>
            <LargeFigures figures={figures} />
          </div>
          <div class="month-head">
            <button type="button" class="quiet" aria-label={say("daily_earlier")} disabled={!shown.earlier} onClick={() => turn(shown.earlier)}>
              ‹
            </button>
            <b>{dateText(`${shown.month}-01`, { month: "long", year: "numeric" })}</b>
            <button type="button" class="quiet" aria-label={say("daily_later")} disabled={!shown.later} onClick={() => turn(shown.later)}>
              ›
            </button>
          </div>
          <Month of={shown} chosen={chosen.day} choose={point} />
          <Chosen day={chosen} />
        </>
      )}
    </Page>
  );
}
