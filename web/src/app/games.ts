// Games opened: begun, resumed, tried again; and which one is there again after a reload.
import { game, onLost, view as ask } from "../engine/client";
import type { Puzzle, Requests, View } from "../engine/protocol";
import { Refused } from "../engine/rpc";
import { roomText } from "../game/talk";
import { say, takeWords } from "../words/say";
import { placeHash } from "./links";
import { announce } from "./live";
import { go, goHome, openAddress, showGame } from "./places";
import { prefer, preferences } from "./preferences";
import { change, complain, state, type Exercise } from "./state";

export type From = { name: string } | { record: string };

// The words that the rules use, in the language chosen.
let spoken = "";
export async function speak(rules: string): Promise<void> {
  const wanted = `${preferences.language} ${rules}`;
  if (spoken === wanted) return;
  await game.ask("language", { language: preferences.language });
  takeWords(await game.ask("words", { rules }));
  document.documentElement.lang = preferences.language;
  spoken = wanted;
}

// Another language for everything that is said, the game being played included.
export async function speakIn(language: string): Promise<void> {
  prefer({ language });
  await speak(state.view?.state.rules ?? "classic");
  const { view, exercise } = state;
  const lesson = exercise && "lesson" in exercise ? (await game.ask("exercises")).lessons.find((one) => one.rules === exercise.lesson.rules) : undefined;
  change({ ...(view ? { view: await ask("view") } : {}), ...(lesson && exercise && "lesson" in exercise ? { exercise: { lesson, at: exercise.at } } : {}) });
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

function remember({ kept, touched, play, state: { game } }: View): void {
  if (!kept || !touched) return;
  const others = goingOn().filter(([one]) => one !== game);
  try {
    sessionStorage.setItem(tabKey, JSON.stringify([...others, [game, play]].slice(-mostDeals)));
  } catch {
    // It is not allowed to.
  }
}

const remembered = (game: string) => goingOn().find(([one]) => one === game)?.[1] ?? null;

export function setView(view: View): void {
  remember(view);
  change({ view, problem: view.save_error ? say("web_not_saved", { why: view.save_error }) : "" });
}

function addressOf(view: View, exercise: Exercise): string {
  if (exercise && "lesson" in exercise) return placeHash("learn", exercise.lesson.rules);
  if (exercise) return placeHash("puzzles", exercise.puzzle.game);
  return view.dealt_by === "position" ? placeHash("game", view.play) : `#${encodeURIComponent(view.state.game)}`;
}

async function show(view: View, exercise: Exercise): Promise<void> {
  await speak(view.state.rules);
  remember(view);
  change({ view, exercise });
  showGame(addressOf(view, exercise));
  announce(roomText(view));
}

// The code of what stood against it; nothing if it is there.
async function open(what: () => Promise<{ view: View; exercise: Exercise }>): Promise<string | null> {
  try {
    const { view, exercise } = await what();
    await show(view, exercise);
    return null;
  } catch (why) {
    complain(why);
    return why instanceof Refused ? why.code : "broken";
  }
}

// A game in progress waits in the history, unless it is abandoned for this one.
export function begin(what: Requests["new"], exercise: Exercise = null): Promise<string | null> {
  return open(async () => {
    const view = await ask("new", { keep: true, ...what });
    if ((what.game || what.rules) && !exercise) prefer({ rules: view.state.rules });
    void navigator.storage?.persist?.();
    return { view, exercise };
  });
}

// `here`: even if another tab has it open, which is between the tabs and no part of the protocol.
export function resume(name: string, here = false): Promise<string | null> {
  return open(async () => {
    const view = await ask("resume", { name, ...{ here } });
    return { view, exercise: puzzleOf(view, (await game.ask("exercises")).puzzles) };
  });
}

export function branch(from: From, moves: number): Promise<string | null> {
  return open(async () => ({ view: await ask("branch", { ...from, moves }), exercise: null }));
}

function puzzleOf(view: View, puzzles: Puzzle[]): Exercise {
  const puzzle = view.marks.includes("mark_open") ? puzzles.find((one) => one.game === view.state.game) : undefined;
  return puzzle ? { puzzle } : null;
}

export async function teach(rules: string): Promise<void> {
  const lesson = (await game.ask("exercises")).lessons.find((one) => one.rules === rules);
  if (lesson) await begin({ game: lesson.game, keep: false }, { lesson, at: 0 });
  else go("learn");
}

export async function pose(id: string): Promise<void> {
  const puzzle = (await game.ask("exercises")).puzzles.find((one) => one.game === id);
  if (!puzzle) return go("puzzles");
  const { games } = await game.ask("history");
  const going = games.findLast((one) => one.game === id && one.resumable && one.marks.includes("mark_open"));
  if (!going || (await resume(going.name))) await begin({ game: id, open: true }, { puzzle });
}

// What came behind the # and is no place of the page.
async function openText(text: string): Promise<void> {
  try {
    const what = await game.ask("identify", { text });
    if (what.kind === "record") return change({ place: ["replay", "", "0", text], problem: "" });
    if (what.kind === "rules") return change({ place: ["new", what.rules], problem: "" });
    if (what.kind === "cards") return goHome();
    const going = remembered(what.game);
    const refused = going ? await resume(going) : "none";
    if (refused === "open_elsewhere") goHome(); // and not a second one of it
    else if (refused) await begin({ game: what.game });
  } catch (why) {
    goHome();
    complain(why);
  }
}

async function openGame(name: string): Promise<void> {
  if (await resume(name)) goHome();
}

export async function start(): Promise<void> {
  onLost((name) => {
    if (state.view?.play !== name) return;
    change({ view: null, exercise: null, problem: say("web_taken_over") });
    announce(say("web_taken_over"));
    if (state.place[0] === "game") goHome();
  });
  await speak("classic");
  // Rules of an earlier version may be none of this one.
  await game.ask("identify", { text: preferences.rules }).catch(() => prefer({ rules: "classic" }));
  change({ ready: true });
  await openAddress({ text: openText, game: openGame, learn: teach, puzzles: pose });
}
