// Begins: the words of the first screen are in the page, everything else is asked for.
import { render } from "preact";
import { english, others } from "virtual:first-words";
import { App } from "./app/app";
import { onForgotten } from "./app/forget";
import { start } from "./app/games";
import { carryTo } from "./app/live";
import { firstPlace } from "./app/places";
import { preferences, wear } from "./app/preferences";
import { complain } from "./app/state";
import { takeWords } from "./words/say";
import "./style/base.css";
import "./style/looks.css";
import "./style/controls.css";
import "./style/cards.css";
import "./style/stage.css";
import "./style/table.css";
import "./style/status.css";
import "./style/motion.css";
import "./style/sheet.css";
import "./style/panels.css";
import "./style/home.css";

async function begin(): Promise<void> {
  wear();
  takeWords((await others[preferences.language]?.().catch(() => null))?.default ?? english);
  document.documentElement.lang = preferences.language;
  carryTo(document.body);
  firstPlace();
  render(<App />, document.getElementById("app")!);
  onForgotten();
  await start();
}

begin().catch(complain);
