// The whole page: what it shows, what is wrong, what is new.
import { useEffect, useState } from "preact/hooks";
import { capital, say } from "../words/say";
import { typeset } from "../words/typeset";
import { Game } from "../game/game";
import { Chooser } from "../views/chooser";
import { Companion, Pad } from "../views/companion";
import { HistoryView } from "../views/history";
import { Home } from "../views/home";
import { PositionView } from "../views/position";
import { PreferencesView } from "../views/preferences";
import { Replay } from "../views/replay";
import { ReviewView } from "../views/review";
import { RulesView } from "../views/rules";
import { StatisticsView } from "../views/statistics";
import { Learn, Puzzles } from "../views/exercises";
import { announce } from "./live";
import { change, useApp } from "./state";
import { onUpdate } from "./update";

// A view keyed by what it is about begins anew with something else.
function Shown() {
  const { ready, place, view } = useApp();
  if (!ready && place[0]) return <p class="muted">{say("web_loading")}</p>; // its words are still to come
  const [name, about = "", more = "", rest = ""] = place;
  const key = place.join("/");
  switch (name) {
    case "game":
      return view ? <Game view={view} key={`${view.play} ${view.state.game}`} /> : <Home />;
    case "new":
      return <Chooser given={about} key={key} />;
    case "rules":
      return <RulesView given={about} key={key} />;
    case "history":
      return <HistoryView />;
    case "replay":
      return <Replay name={about} start={Number(more)} record={rest} key={key} />;
    case "review":
      return <ReviewView name={about} record={more} key={key} />;
    case "statistics":
      return <StatisticsView />;
    case "learn":
      return <Learn />;
    case "puzzles":
      return <Puzzles />;
    case "companion":
      return <Companion />;
    case "pad":
      return <Pad most={Math.max(1, Math.trunc(Number(about)) || 20)} key={key} />;
    case "position":
      return <PositionView given={about || "classic"} table={more === "table"} key={key} />;
    case "preferences":
      return <PreferencesView />;
    default:
      return <Home />;
  }
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
