// The first screen: one tap deals, one goes on; the rest is behind one more. It is there before any module is.
import { useEffect, useRef, useState } from "preact/hooks";
import { Back } from "../cards/back";
import { Face } from "../cards/face";
import { Dialog, Question } from "../app/dialog";
import { begin, resume } from "../app/games";
import { useAsked } from "../app/load";
import { go } from "../app/places";
import { usePreferences } from "../app/preferences";
import { complain, useApp } from "../app/state";
import { useTitle } from "../app/title";
import { game } from "../engine/client";
import type { Daily, DayState } from "../engine/protocol";
import { useKeys } from "../game/keys";
import { capital, say } from "../words/say";
import { plain } from "../words/typeset";

// The day's deal, gone on with where it was begun; once its first try is made there is its result to see.
async function playDaily(): Promise<void> {
  const [{ game: id, state }, { games }] = await Promise.all([game.ask("daily"), game.ask("history")]);
  if (isDone(state)) return go("calendar");
  const going = games.findLast((one) => one.game === id && one.resumable);
  await (going ? resume(going.name) : begin({ game: id }));
}

const isDone = (state: DayState | undefined) => state !== undefined && ["won", "helped", "lost", "abandoned"].includes(state);

// How today stands, and for how many days it was played.
function dayText({ text = "", streaks }: Daily): string {
  return streaks?.played ? say("daily_aside", { state: text, days: streaks.played }) : text;
}

const others = [
  ["calendar", "daily_calendar"],
  ["puzzles", "screen_home_puzzles"],
  ["companion", "screen_home_companion"],
  ["watch", "screen_home_watch"],
  ["history", "screen_home_history"],
  ["statistics", "screen_home_statistics"],
  ["rules", "web_rules"],
  ["preferences", "screen_home_preferences"],
] as const;

export function Home() {
  const { ready, view } = useApp();
  const { rules } = usePreferences();
  const [open, set] = useState<"more" | "deal" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const history = useAsked(() => game.ask("history"), []);
  const daily = useAsked(() => game.ask("daily"), []);
  const dealt = useAsked(() => game.ask("explain", { rules }), [rules]);
  const games = history?.games ?? [];
  const here = view && view.state.status === "playing" && view.touched && view.kept ? view.play : null;
  const going = games.findLast((one) => one.name === here) ?? games.findLast((one) => one.resumable);
  const first = history !== null && games.length === 0;
  const scores = games.flatMap((one) => (one.rules === rules && one.score !== null && one.marks.length === 0 ? one.score : []));
  const best = scores.length > 0 && say("web_home_best", { score: Math.max(...scores) });
  const close = () => set(null);

  // The rules of last time; a game on the table is given up for it only if that is meant.
  const dealAnew = () => void begin({ rules, abandon: true });
  const deal = () => (here ? set("deal") : dealAnew());
  const goOn = going && (() => void resume(going.name));

  useTitle("");
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const playDay = () => void playDaily().catch(complain);
  const marked = goOn ?? (isDone(daily?.state) ? deal : playDay);
  const look = (act: () => void) => (act === marked ? "primary" : "");
  useKeys((key) => key === "Enter" && (marked(), true)); // what is marked, as everywhere
  return (
    <div class="home">
      <header>
        <div class="hand" aria-hidden="true">
          {["", "7D", "QS", "5H", "KC"].map((card, i) => (
            <span class="card" key={card} style={{ "--i": i - 2 }}>
              {card ? <Face card={card} /> : <Back />}
            </span>
          ))}
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {say("web_name")}
        </h1>
        <p class="subtitle">{say("screen_home_subtitle")}</p>
      </header>
      <nav aria-label={say("web_name")}>
        {going && (
          <button type="button" class="primary large go-on" onClick={goOn}>
            {say("screen_home_go_on")} <small>{plain(going.title)}</small>
          </button>
        )}
        <button type="button" class={`large ${look(playDay)}`} onClick={playDay}>
          {say("screen_home_daily")} <small>{daily && dayText(daily)}</small>
        </button>
        <button type="button" class={look(deal)} onClick={deal}>
          {say("web_deal")} <small>{dealt && history && [say("web_home_rules", { rules: plain(dealt.title) }), best].filter(Boolean).join(" · ")}</small>
        </button>
        <button type="button" class={first ? "first" : ""} onClick={() => go("learn")}>
          {say("screen_home_learn")} <small>{history && say(first ? "screen_home_learn_aside" : "web_home_learn")}</small>
        </button>
        <button type="button" class="quiet" onClick={() => go("new")}>
          {say("web_choose_rules")}
        </button>
        <button type="button" class="quiet" onClick={() => set("more")}>
          {say("web_home_other")}
        </button>
      </nav>
      <footer>
        {ready ? <p key="ready">{say("web_private")}</p> : <p key="loading">{say("web_loading")}</p>}
      </footer>
      {open === "deal" && <Question title={say("web_deal")} text={`${capital(say("screen_chooser_leaving"))}.`} no={close} yes={() => (close(), dealAnew())} />}
      {open === "more" && (
        <Dialog title={say("web_home_other")} close={close}>
          <div class="menu-list">
            {others.map(([view, name]) => (
              <button type="button" key={view} onClick={() => go(view)}>
                {say(name)}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}
