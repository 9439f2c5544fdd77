// Begins: the words of the first screen are in the page, everything else is asked for.
import { render } from "preact";
import first from "virtual:first-words";
import { App } from "./app/app";
import { start } from "./app/games";
import { carryTo } from "./app/live";
import { firstPlace } from "./app/places";
import { preferences, wear } from "./app/preferences";
import { complain } from "./app/state";
import { takeWords } from "./words/say";
import "./style/base.css";
import "./style/controls.css";
import "./style/cards.css";
import "./style/game.css";
import "./style/status.css";
import "./style/deciding.css";
import "./style/panels.css";
import "./style/layouts.css";
import "./style/review.css";
import "./style/views.css";

wear();
takeWords(first.find((words) => words.language === preferences.language) ?? first[0]!);
document.documentElement.lang = preferences.language;
carryTo(document.body);
firstPlace();
render(<App />, document.getElementById("app")!);
start().catch(complain);
