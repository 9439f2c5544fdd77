// Begins: the words of the first screen are in the page, everything else is asked for.
import { render } from "preact";
import first from "virtual:first-words";
import { App } from "./app/app";
import { preferences, wear } from "./app/preferences";
import { complain, start } from "./app/state";
import { useWords } from "./words/say";
import "./style/base.css";
import "./style/controls.css";
import "./style/cards.css";
import "./style/table.css";
import "./style/views.css";

wear();
useWords(first.find((words) => words.language === preferences.language) ?? first[0]!);
document.documentElement.lang = preferences.language;
render(<App />, document.getElementById("app")!);
start().catch(complain);
