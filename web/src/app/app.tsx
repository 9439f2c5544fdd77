// The whole page: what it shows, what is wrong, what is new.
import { useEffect, useState } from "preact/hooks";
import { capital, say } from "../words/say";
import { typeset } from "../words/typeset";
import { Game } from "../game/game";
import { Home } from "../views/home";
import { announce } from "./live";
import { useOthers } from "./others";
import { change, useApp } from "./state";
import { onUpdate } from "./update";

function Shown() {
  const { ready, place, view } = useApp();
  // Once the first room lies behind: the first game comes first.
  const others = useOthers(ready && ((place[0] !== "" && place[0] !== "game") || (view?.state.room_number ?? 0) > 1));
  if (place[0] === "game" && ready && view) return <Game view={view} key={`${view.play} ${view.state.game}`} />;
  if (!place[0] || (place[0] === "game" && ready)) return <Home />;
  return ready && others ? <others.View place={place} /> : <p class="muted">{say("web_loading")}</p>; // its words are still to come
}

function UpdatePrompt() {
  const { ready } = useApp();
  const [renew, set] = useState<(() => void) | null>(null);
  // Only then is everything fetched for later: the first game comes first.
  useEffect(() => {
    if (ready)
      onUpdate((take) => {
        set(() => take);
        announce(say("web_update"));
      });
  }, [ready]);
  if (!renew) return null;
  return (
    <div class="toast">
      <span>{say("web_update")}</span>
      <button type="button" class="primary small" onClick={renew}>
        {say("web_update_now")}
      </button>
      <button type="button" class="quiet small" onClick={() => set(null)}>
        {say("web_later")}
      </button>
    </div>
  );
}

// It goes away by itself after a while; Escape dismisses it.
const patience = 12_000; // milliseconds

function Problem() {
  const { problem } = useApp();
  useEffect(() => {
    if (!problem) return;
    const away = () => change({ problem: "" });
    const leave = (event: KeyboardEvent) => event.key === "Escape" && away();
    const timer = setTimeout(away, patience);
    addEventListener("keydown", leave);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", leave);
    };
  }, [problem]);
  if (!problem) return null;
  return (
    <div class="toast problem">
      <span>{capital(typeset(problem))}</span>
      <button type="button" class="quiet small" onClick={() => change({ problem: "" })}>
        {say("web_close")}
      </button>
    </div>
  );
}

export function App() {
  return (
    <>
      <main id="main">
        <Shown />
      </main>
      <Problem />
      <UpdatePrompt />
    </>
  );
}
