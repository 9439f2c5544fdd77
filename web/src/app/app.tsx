// The whole page: which view, what is wrong, what is new.
import { useEffect, useState } from "preact/hooks";
import { say } from "../words/say";
import { Table } from "../table/table";
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
import { Learn, Puzzles } from "../views/tasks";
import { LiveRegion } from "./live";
import { change, useApp } from "./state";
import { onUpdate } from "./update";

function View() {
  const { view, scene } = useApp();
  const [name, about, more] = view;
  switch (name) {
    case "table":
      return scene ? <Table scene={scene} key={scene.play} /> : <Home />;
    case "new":
      return <Chooser given={about} />;
    case "rules":
      return <RulesView given={about} />;
    case "history":
      return <HistoryView />;
    case "replay":
      return <Replay name={about} start={more} />;
    case "review":
      return <ReviewView name={about} />;
    case "statistics":
      return <StatisticsView />;
    case "learn":
      return <Learn />;
    case "puzzles":
      return <Puzzles />;
    case "companion":
      return <Companion />;
    case "pad":
      return <Pad most={Number(about ?? 20)} />;
    case "position":
      return <PositionView given={about} table={more === "table"} />;
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
  useEffect(() => (ready ? onUpdate((take) => set(() => take)) : undefined), [ready]);
  if (!renew) return null;
  return (
    <div class="toast" role="alert">
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

export function App() {
  const { problem } = useApp();
  return (
    <>
      <main id="main">
        <View />
      </main>
      {problem && (
        <div class="toast problem">
          <span>{problem}</span>
          <button type="button" class="quiet small" onClick={() => change({ problem: "" })}>
            {say("web_close")}
          </button>
        </div>
      )}
      <UpdatePrompt />
      <LiveRegion />
    </>
  );
}
