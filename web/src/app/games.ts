// Games put on the table: begun, gone on with, tried again; and what stands on the table after a reload.
import { desk, onLost, type Begin } from "../engine/desk";
import { Refused, type Scene, type Summary } from "../engine/types";
import { roomText } from "../table/talk";
import { say, takeWords } from "../words/say";
import { viewHash } from "./links";
import { announce } from "./live";
import { go, goHome, openAddress, showTable } from "./places";
import { prefer, preferences } from "./preferences";
import { change, complain, explainTrouble, state, type Puzzle, type Task } from "./state";

export type From = { name: string } | { record: string };

// The words that the rules use, in the language chosen.
let spoken = "";
export async function speak(rules: string): Promise<void> {
  const base = rules.split(/[+#:@]/)[0]!;
  const wanted = `${preferences.language} ${base}`;
  if (spoken === wanted) return;
  await desk.language(preferences.language);
  takeWords(await desk.words(base));
  document.documentElement.lang = preferences.language;
  spoken = wanted;
}

// Another language for everything that is said, the table included.
export async function speakIn(language: string): Promise<void> {
  prefer({ language });
  await speak(state.scene?.state.rules ?? "classic");
  const { scene, task } = state;
  const lesson = task && "lesson" in task ? (await desk.tasks()).lessons.find((one) => one.rules === task.lesson.rules) : undefined;
  change({ ...(scene ? { scene: await desk.scene() } : {}), ...(lesson && task && "lesson" in task ? { task: { lesson, at: task.at } } : {}) });
}

// Which playing of a deal this tab goes on with when it comes to its address again: after a reload, or by the way back.
// Where the browser keeps nothing, it begins anew.
const tabKey = "scoundrel playing";
const mostDeals = 100;

function goingOn(): [game: string, play: string][] {
  try {
    return JSON.parse(sessionStorage.getItem(tabKey) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

function remember({ kept, touched, play, state: { game } }: Scene): void {
  if (!kept || !touched) return;
  const others = goingOn().filter(([one]) => one !== game);
  try {
    sessionStorage.setItem(tabKey, JSON.stringify([...others, [game, play]].slice(-mostDeals)));
  } catch {
    // It is not allowed to.
  }
}

const remembered = (game: string) => goingOn().find(([one]) => one === game)?.[1] ?? null;

export function setScene(scene: Scene): void {
  remember(scene);
  change({ scene, problem: explainTrouble(scene.trouble) });
}

function addressOf(scene: Scene, task: Task): string {
  if (task && "lesson" in task) return viewHash("learn", task.lesson.rules);
  if (task) return viewHash("puzzles", task.puzzle.game);
  const { game } = scene.state;
  return game.endsWith("@position") ? viewHash("game", scene.play) : `#${encodeURIComponent(game)}`;
}

async function show(scene: Scene, task: Task): Promise<void> {
  await speak(scene.state.rules);
  remember(scene);
  change({ scene, task });
  showTable(addressOf(scene, task));
  change({ problem: explainTrouble(scene.trouble) });
  announce([roomText(scene), state.problem].filter(Boolean).join(" "));
}

// The code of what stood against it; nothing if it lies there.
async function put(what: () => Promise<{ scene: Scene; task: Task }>): Promise<string | null> {
  try {
    const { scene, task } = await what();
    await show(scene, task);
    return null;
  } catch (why) {
    complain(why);
    return why instanceof Refused ? why.code : "broken";
  }
}

// A game in progress waits in the history, unless it is given up for this one.
export function begin(what: Begin, task: Task = null): Promise<string | null> {
  return put(async () => {
    const scene = await desk.begin(what);
    if ("game" in what && !task) prefer({ rules: scene.state.rules });
    void navigator.storage?.persist?.();
    return { scene, task };
  });
}

// `here`: even if another tab has it open.
export function takeUp(name: string, here = false): Promise<string | null> {
  return put(async () => {
    const scene = await desk.takeUp(name, here);
    return { scene, task: puzzleOf(scene, (await desk.tasks()).puzzles) };
  });
}

export function branch(from: From, moves: number): Promise<string | null> {
  return put(async () => ({ scene: await desk.branch(from, moves), task: null }));
}

function puzzleOf(scene: Scene, puzzles: Puzzle[]): Task {
  const puzzle = scene.marks.includes("mark_open") ? puzzles.find((one) => one.game === scene.state.game) : undefined;
  return puzzle ? { puzzle } : null;
}

export async function teach(rules: string): Promise<void> {
  const lesson = (await desk.tasks()).lessons.find((one) => one.rules === rules);
  if (lesson) await begin({ game: lesson.game, keep: false }, { lesson, at: 0 });
  else go("learn");
}

export async function pose(game: string): Promise<void> {
  const puzzle = (await desk.tasks()).puzzles.find((one) => one.game === game);
  if (!puzzle) return go("puzzles");
  const { games, elsewhere } = await desk.history().catch(() => ({ games: [] as Summary[], elsewhere: [] as string[] })); // then it begins anew
  const going = games.findLast((one) => one.game === game && one.status === "playing" && !one.abandoned && one.marks.includes("mark_open") && !elsewhere.includes(one.name));
  if (!going || (await takeUp(going.name))) await begin({ game, open: true }, { puzzle });
}

// What came behind the # and is no view.
async function openText(text: string): Promise<void> {
  try {
    const what = await desk.whatIs(text);
    if (what.kind === "record") return change({ view: ["replay", "", "0", text], problem: "" });
    if (what.kind === "rules") return change({ view: ["new", what.rules], problem: "" });
    const going = remembered(what.game);
    const refused = going ? await takeUp(going) : "none";
    if (refused === "open_elsewhere") goHome(); // and not a second one of it
    else if (refused) await begin({ game: what.game });
  } catch (why) {
    goHome();
    complain(why);
  }
}

async function openGame(name: string): Promise<void> {
  if (await takeUp(name)) goHome();
}

export async function start(): Promise<void> {
  onLost((name) => {
    if (state.scene?.play !== name) return;
    change({ scene: null, task: null, problem: say("web_taken_over") });
    announce(say("web_taken_over"));
    if (state.view[0] === "table") goHome();
  });
  await speak("classic");
  // Rules of an earlier version may be none of this one.
  await desk.whatIs(preferences.rules).catch(() => prefer({ rules: "classic" }));
  change({ ready: true });
  await openAddress({ text: openText, game: openGame, learn: teach, puzzles: pose });
}
