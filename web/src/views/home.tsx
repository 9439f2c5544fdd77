// The first screen: go on, begin, learn, look back. It is there before the desk is.
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../cards/face";
import { begin, takeUp } from "../app/games";
import { go } from "../app/places";
import { useApp } from "../app/state";
import { useTitle } from "../app/title";
import { useAsked } from "../app/load";
import { desk } from "../engine/desk";
import { say } from "../words/say";

// The day's deal is the same for everyone, by UTC.
export const today = () => `daily-${new Date().toISOString().slice(0, 10)}`;

export function Home() {
  const { ready, scene } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const history = useAsked(() => desk.history(), []);
  const games = history?.games ?? [];
  const onTable = scene && scene.state.status === "playing" && scene.touched && scene.kept ? scene.play : null;
  const open = (name: string) => history?.elsewhere.includes(name) ?? false;
  const going = games.findLast((game) => game.name === onTable) ?? games.findLast((game) => game.status === "playing" && !game.abandoned && !open(game.name));
  const daily = `classic#${today()}`;
  const dailyGoing = games.findLast((game) => game.game === daily && game.status === "playing" && !game.abandoned && !open(game.name));
  const played = games.some((game) => game.game === daily && game.status !== "playing");
  const first = history !== null && games.length === 0;

  useTitle("");
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="home">
      <header>
        <div class="crest" aria-hidden="true">
          {["7D", "QS", "5H"].map((card) => (
            <span class="card" key={card}>
              <Face card={card} />
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
          <button type="button" class="primary large" onClick={() => void takeUp(going.name)}>
            {say("screen_home_go_on")} <small>{going.game.length > 32 ? going.rules : going.game}</small>
          </button>
        )}
        <button type="button" class={going ? "large" : "primary large"} onClick={() => go("new")}>
          {say("screen_home_new")}
        </button>
        <button type="button" class="large" onClick={() => void (dailyGoing ? takeUp(dailyGoing.name) : begin({ game: daily }))}>
          {say("screen_home_daily")} {played && <small>{say("screen_home_played")}</small>}
        </button>
        <button type="button" class="large" onClick={() => go("learn")}>
          {say("screen_home_learn")} {first && <small>{say("screen_home_learn_aside")}</small>}
        </button>
      </nav>
      <nav class="lesser" aria-label={say("web_home_other")}>
        {(
          [
            ["puzzles", "screen_home_puzzles"],
            ["companion", "screen_home_companion"],
            ["history", "screen_home_history"],
            ["statistics", "screen_home_statistics"],
            ["rules", "web_rules"],
            ["preferences", "screen_home_preferences"],
          ] as const
        ).map(([view, name]) => (
          <button type="button" class="quiet" key={view} onClick={() => go(view)}>
            {say(name)}
          </button>
        ))}
      </nav>
      <footer>
        <p class="muted">{ready ? say("web_private") : say("web_loading")}</p>
      </footer>
    </div>
  );
}
