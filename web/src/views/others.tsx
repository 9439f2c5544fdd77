// Every view but the first screen and the game, and what a game needs later: they come in a file of their own (app/others.ts).
import { useEffect } from "preact/hooks";
import { goInstead } from "../app/places";
import type { State } from "../app/state";
import { CalendarView } from "./calendar";
import { Chooser } from "./chooser";
import { Companion, Pad } from "./companion";
import { Learn } from "./exercises";
import { HistoryView } from "./history";
import { Home } from "./home";
import { PositionView } from "./position";
import { PreferencesView } from "./preferences";
import { Puzzles } from "./puzzles";
import { ReviewView } from "./review";
import { RulesView } from "./rules";
import { StatisticsView } from "./statistics";
import { Watch } from "./watch";
import { WatchChoice } from "./watch_choice";
import "../style/calendar.css";
import "../style/ending.css";
import "../style/review.css";
import "../style/views.css";
import "../style/watch.css";

export { End } from "../game/end";
export { GameMenu } from "../game/menu";
export { judgedText, PuzzleNotice, tryMove } from "../game/puzzle";

// An address of an earlier version.
function Moved({ to }: { to: string[] }) {
  useEffect(() => goInstead(...to), []);
  return null;
}

// A view keyed by what it is about begins anew with something else.
export function View({ place }: Pick<State, "place">) {
  const [name, about = "", more = "", rest = ""] = place;
  const key = place.join("/");
  switch (name) {
    case "new":
      return <Chooser given={about} key={key} />;
    case "rules":
      return <RulesView given={about} key={key} />;
    case "calendar":
      return <CalendarView given={about} key={key} />;
    case "history":
      return <HistoryView />;
    case "watch":
      if (!more) return <WatchChoice given={about} key={key} />;
      return <Watch source={about === "kept" ? { name: more } : about === "record" ? { record: more } : { player: about, game: more }} start={Number(rest)} key={key} />;
    case "replay": // as it was called once: by name, or without one by its record
      return <Moved to={about ? ["watch", "kept", about, more] : ["watch", "record", rest, more]} />;
    case "review":
      return <ReviewView name={about} record={more} key={key} />;
    case "statistics":
      return <StatisticsView />;
    case "learn":
      return <Learn />;
    case "puzzles":
      return <Puzzles set={about} key={key} />;
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
