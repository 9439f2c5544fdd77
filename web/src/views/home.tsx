// The first screen: go on, begin, learn, look back. It is there before any module is.
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../cards/face";
import { begin, resume } from "../app/games";
import { go } from "../app/places";
import { complain, useApp } from "../app/state";
import { useTitle } from "../app/title";
import { useAsked } from "../app/load";
import { game } from "../engine/client";
import { say } from "../words/say";
import { plain } from "../words/typeset";

// The day's deal, gone on with where it was begun.
async function playDaily(): Promise<void> {
  const [{ game: id }, { games }] = await Promise.all([game.ask("daily"), game.ask("history")]);
  const going = games.findLast((one) => one.game === id && one.resumable);
  await (going ? resume(going.name) : begin({ game: id }));
}

export function Home() {
  const { ready, view } = useApp();
  const heading = useRef<HTMLHeadingElement>(null);
  const history = useAsked(() => game.ask("history"), []);
  const daily = useAsked(() => game.ask("daily"), [])?.game;
  const games = history?.games ?? [];
  const here = view && view.state.status === "playing" && view.touched && view.kept ? view.play : null;
  const going = games.findLast((one) => one.name === here) ?? games.findLast((one) => one.resumable);
  const played = games.some((one) => one.game === daily && one.status !== "playing");
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
          <button type="button" class="primary large" onClick={() => void resume(going.name)}>
            {say("screen_home_go_on")} <small>{plain(going.title)}</small>
          </button>
        )}
        <button type="button" class={going ? "large" : "primary large"} onClick={() => go("new")}>
          {say("screen_home_new")}
        </button>
        <button type="button" class="large" onClick={() => void playDaily().catch(complain)}>
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
