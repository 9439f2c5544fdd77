// Games put on the table: begun, gone on with, tried again; and what stands on the table after a reload.
import { desk, onLost, type Begin } from "../engine/desk";
import type { Scene } from "../engine/types";
import { roomText } from "../table/talk";
import { say, takeWords } from "../words/say";
import { viewHash } from "./links";
import { announce } from "./live";
import { go, goHome, openAddress, showTable } from "./places";
import { prefer, preferences } from "./preferences";
import { change, complain, state, type Puzzle, type Task } from "./state";

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
  change(state.scene ? { scene: await desk.scene() } : {});
}

// Which game this tab has on its table, for a reload. Where the browser keeps nothing, a reload begins anew.
const tabKey = "scoundrel playing";

function remember(scene: Scene): void {
  if (!scene.kept || !scene.touched) return;
  try {
    sessionStorage.setItem(tabKey, JSON.stringify({ play: scene.play, game: scene.state.game }));
  } catch {
    // It is not allowed to.
  }
}

function remembered(game: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(tabKey) ?? "null") as { play: string; game: string } | null;
    return kept?.game === game ? kept.play : null;
  } catch {
    return null;
  }
}

export function setScene(scene: Scene): void {
  remember(scene);
  change({ scene, problem: scene.trouble ? say("web_not_saved", { why: scene.trouble }) : "" });
}

function addressOf(scene: Scene, task: Task): string {
  if (task && "lesson" in task) return viewHash("learn", task.lesson.rules);
  if (task) return viewHash("puzzles", task.puzzle.game);
  const { game } = scene.state;
  return game.includes("@") ? viewHash("game", scene.play) : `#${encodeURIComponent(game)}`;
}

async function show(scene: Scene, task: Task): Promise<void> {
  await speak(scene.state.rules);
  remember(scene);
  change({ scene, task });
  showTable(addressOf(scene, task));
  announce(roomText(scene));
}

async function put(what: () => Promise<{ scene: Scene; task: Task }>): Promise<boolean> {
  try {
    const { scene, task } = await what();
    await show(scene, task);
    return true;
  } catch (why) {
    complain(why);
    return false;
  }
}

// A game in progress waits in the history, unless it is given up for this one.
export function begin(what: Begin, task: Task = null): Promise<boolean> {
  return put(async () => {
    const scene = await desk.begin(what);
    if ("game" in what && !task) prefer({ rules: scene.state.rules });
    void navigator.storage?.persist?.();
    return { scene, task };
  });
}

// `here`: even if another tab has it open.
export function takeUp(name: string, here = false): Promise<boolean> {
  return put(async () => {
    const scene = await desk.takeUp(name, here);
    return { scene, task: puzzleOf(scene, (await desk.tasks()).puzzles) };
  });
}

export function branch(from: From, moves: number): Promise<boolean> {
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
  const going = remembered(game);
  if (!puzzle) go("puzzles");
  else if (!going || !(await takeUp(going))) await begin({ game, open: true }, { puzzle });
}

// What came behind the # and is no view.
async function openText(text: string): Promise<void> {
  try {
    const what = await desk.whatIs(text);
    if (what.kind === "record") return change({ view: ["replay", "", "0", text], problem: "" });
    if (what.kind === "rules") return change({ view: ["new", what.rules], problem: "" });
    const going = remembered(what.game);
    if (!going || !(await takeUp(going))) await begin({ game: what.game });
  } catch (why) {
    goHome();
    complain(why);
  }
}

async function openGame(name: string): Promise<void> {
  if (!(await takeUp(name))) goHome();
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
