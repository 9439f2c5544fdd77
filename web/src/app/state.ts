// What the whole page shares: the view, the game on the table, and the task it is part of.
import { useEffect, useState } from "preact/hooks";
import { desk, type Begin } from "../engine/desk";
import { Refused, type Scene, type Tasks } from "../engine/types";
import { say, useWords } from "../words/say";
import { announce } from "./live";
import { readFragment, viewHash } from "./links";
import { prefer, preferences } from "./preferences";

export type From = { name: string } | { record: string };
export type Lesson = Tasks["lessons"][number];
export type Puzzle = Tasks["puzzles"][number];
export type Task = { lesson: Lesson; at: number } | { puzzle: Puzzle } | null;

export interface State {
  ready: boolean; // the desk has answered
  view: string[]; // its name, then what it is about
  scene: Scene | null;
  task: Task;
  record: string | null; // one that came by a link, looked at
  problem: string;
}

export let state: State = { ready: false, view: [""], scene: null, task: null, record: null, problem: "" };
const listeners = new Set<() => void>();

export function change(some: Partial<State>): void {
  state = { ...state, ...some };
  for (const tell of listeners) tell();
}

export function useApp(): State {
  const [, again] = useState(0);
  useEffect(() => {
    const tell = () => again((n) => n + 1);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
  return state;
}

export function go(...view: string[]): void {
  if (location.hash !== viewHash(...view)) history.pushState(null, "", viewHash(...view));
  change({ view, problem: "" });
  scrollTo(0, 0);
}

export function back(): void {
  if (history.length > 1) history.back();
  else go("");
}

// What could not be done, said where everybody notices.
export function complain(why: unknown): void {
  const text = why instanceof Refused && why.code === "open_elsewhere" ? say("web_open_elsewhere") : why instanceof Error ? why.message : String(why);
  change({ problem: text });
  announce(text);
}

// The words that the rules use, in the language chosen.
let spoken = "";
export async function speak(rules: string, always = false): Promise<void> {
  const base = rules.split(/[+#:@]/)[0]!;
  const wanted = `${preferences.language} ${base}`;
  if (spoken === wanted && !always) return;
  await desk.language(preferences.language);
  useWords(await desk.words(base));
  document.documentElement.lang = preferences.language;
  spoken = wanted;
}

const tabKey = "scoundrel playing";

function remember(scene: Scene | null): void {
  if (scene?.kept && scene.moves > 0) sessionStorage.setItem(tabKey, scene.play);
  else if (!scene) sessionStorage.removeItem(tabKey);
}

export function setScene(scene: Scene): void {
  remember(scene);
  change({ scene, problem: scene.trouble ? say("web_not_saved", { why: scene.trouble }) : "" });
}

async function show(scene: Scene, task: Task): Promise<void> {
  await speak(scene.state.rules);
  sessionStorage.removeItem(tabKey);
  remember(scene);
  change({ scene, task });
  go("table");
}

// The game on the table is given up for another, if anything was done in it.
export async function leaveGame(): Promise<void> {
  if (state.scene?.kept && state.scene.state.status === "playing") await desk.giveUp();
  sessionStorage.removeItem(tabKey);
  change({ scene: null, task: null });
}

export async function begin(what: Begin, task: Task = null): Promise<void> {
  try {
    await leaveGame();
    const scene = await desk.begin(what);
    if ("game" in what && !task) prefer({ rules: scene.state.rules });
    await show(scene, task);
    void navigator.storage?.persist?.();
  } catch (why) {
    complain(why);
  }
}

export async function takeUp(name: string): Promise<void> {
  try {
    const scene = await desk.takeUp(name);
    await show(scene, puzzleOf(scene, (await desk.tasks()).puzzles));
  } catch (why) {
    complain(why);
  }
}

export async function branch(from: From, moves: number): Promise<void> {
  try {
    await leaveGame();
    await show(await desk.branch(from, moves), null);
  } catch (why) {
    complain(why);
  }
}

function puzzleOf(scene: Scene, puzzles: Puzzle[]): Task {
  const puzzle = scene.marks.includes("mark_open") ? puzzles.find((one) => one.game === scene.state.game) : undefined;
  return puzzle ? { puzzle } : null;
}

// A fragment that is no view: a game to play, or a record to look at.
async function openText(text: string): Promise<void> {
  try {
    const what = await desk.whatIs(text);
    if (what.kind === "record") {
      change({ record: text });
      go("replay");
    } else if (what.kind === "game") await begin({ game: what.game });
    else go("new", what.rules);
  } catch (why) {
    go("");
    complain(why);
  }
}

async function follow(): Promise<void> {
  const target = readFragment(location.hash);
  if (target && "text" in target) return openText(target.text);
  const view = target?.view ?? [""];
  if (view[0] === "table" && !state.scene) return go("");
  change({ view, problem: "" });
}

export async function start(): Promise<void> {
  const target = readFragment(location.hash);
  if (target && "view" in target && target.view[0] !== "table") change({ view: target.view });
  addEventListener("popstate", () => void follow());
  await speak("classic");
  change({ ready: true });
  if (target && "text" in target) return openText(target.text);
  const playing = sessionStorage.getItem(tabKey);
  if (playing && (!target || target.view[0] === "table")) await takeUp(playing);
  else if (target?.view[0] === "table") go("");
}
