// Games opened: begun, resumed, tried again; and which one is there again after a reload.
import { game, onLost, view as ask } from "../engine/client";
import type { Requests, View } from "../engine/protocol";
import { EngineError } from "../engine/rpc";
import { roomText } from "../game/talk";
import { say, takeWords } from "../words/say";
import { placeHash } from "./links";
import { announce } from "./live";
import { go, goHome, openAddress, showGame } from "./places";
import { forgetPreferences, prefer, preferences } from "./preferences";
import { change, complain, explainSaveError, state } from "./state";

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
  change(state.view ? { view: await ask("view") } : {}); // whatever is shown is said anew
}

// Which playing of a deal this tab goes on with when it comes to its address again: after a reload, or by the back button.
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

function noteLesson({ lesson }: View): void {
  if (lesson?.over && !preferences.learnt.includes(lesson.rules)) prefer({ learnt: [...preferences.learnt, lesson.rules] });
}

export function setView(view: View): void {
  remember(view);
  noteLesson(view);
  change({ view, problem: explainSaveError(view.save_error) });
}

function addressOf(view: View): string {
  if (view.lesson) return placeHash("learn", view.lesson.rules);
  if (view.puzzle) return placeHash("puzzles", view.puzzle.id);
  return view.dealt_by === "position" ? placeHash("game", view.play) : `#${encodeURIComponent(view.state.game)}`;
}

// The code of what stood against it; nothing if it is there.
async function open(asked: Promise<View>): Promise<string | null> {
  try {
    const view = await asked;
    await speak(view.state.rules);
    remember(view);
    change({ view });
    showGame(addressOf(view));
    change({ problem: explainSaveError(view.save_error) });
    announce([roomText(view), state.problem].filter(Boolean).join(" "));
    return null;
  } catch (why) {
    complain(why);
    return why instanceof EngineError ? why.code : "broken";
  }
}

// A game in progress waits in the history, unless it is abandoned for this one.
export function begin(what: Requests["new"]): Promise<string | null> {
  void navigator.storage?.persist?.();
  const asked = ask("new", { keep: true, ...what });
  const chosen = what.game || what.rules; // and not come by otherwise
  return open(asked.then((view) => (chosen && !view.puzzle && prefer({ rules: view.state.rules }), view)));
}

// `here`: even if another tab has it open, which is between the tabs and no part of the protocol.
export function resume(name: string, here = false): Promise<string | null> {
  return open(ask("resume", { name, ...{ here } }));
}

export function branch(from: From, moves: number): Promise<string | null> {
  return open(ask("branch", { ...from, moves }));
}

export async function teach(rules: string): Promise<void> {
  const refused = await begin({ lesson: rules });
  if (refused) go("learn");
  if (refused === "bad_request") tellBroken("web_link_lesson");
}

// A puzzle by its id, always begun anew; or a set of them.
export async function pose(id: string): Promise<void> {
  const refused = await begin({ puzzle: id });
  if (!refused) return;
  const { sets } = await game.ask("puzzles").catch(() => ({ sets: [] }));
  if (sets.some((set) => set.id === id)) return change({ place: ["puzzles", id], problem: "" });
  go("puzzles");
  if (refused === "bad_request") tellBroken("web_link_puzzle");
}

// What is wrong with a link, and what can be done, in words for whoever followed it.
const broken: Record<string, PhraseKey> = { unknown_rules: "web_link_rules", bad_game: "web_link_game", bad_record: "web_link_record" };
const tellBroken = (what: PhraseKey) => complain(new Error(say(what)));

// What came behind the # and is no place of the page.
async function openText(text: string): Promise<void> {
  try {
    const what = await game.ask("identify", { text });
    if (what.kind === "record") return change({ place: ["watch", "record", text], problem: "" });
    if (what.kind === "rules") return change({ place: ["new", what.rules], problem: "" });
    if (what.kind === "cards") return goHome(), tellBroken("web_link_game");
    const going = remembered(what.game);
    const refused = going ? await resume(going) : "none";
    if (refused === "open_elsewhere") goHome(); // and not a second one of it
    else if (refused) await begin({ game: what.game });
  } catch (why) {
    goHome();
    const known = why instanceof EngineError && broken[why.code];
    if (known) tellBroken(known);
    else complain(why);
  }
}

async function openGame(name: string): Promise<void> {
  const refused = await resume(name);
  if (!refused) return;
  goHome();
  if (refused !== "storage") return;
  const { games, unreadable } = await game.ask("history");
  if (![...games, ...unreadable].some((one) => one.name === name)) tellBroken("web_link_kept");
}

// As on the first visit: nothing is known of any game, and nothing preferred.
export async function startAnew(told: PhraseKey): Promise<void> {
  spoken = "";
  forgetPreferences();
  await speak("classic");
  change({ view: null, problem: say(told) });
  goHome();
  announce(say(told));
}

export async function start(): Promise<void> {
  onLost((name) => {
    if (state.view?.play !== name) return;
    change({ view: null, problem: say("web_taken_over") });
    announce(say("web_taken_over"));
    if (state.place[0] === "game") goHome();
  });
  await speak("classic");
  // Rules of an earlier version may be none of this one.
  await game.ask("identify", { text: preferences.rules }).catch(() => prefer({ rules: "classic" }));
  change({ ready: true });
  await openAddress({ text: openText, game: openGame, learn: teach, puzzles: pose });
}
