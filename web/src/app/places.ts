// Where in the page we are, as the address tells it. A deal being played has its own id for an address, so that it can
// be copied from there; any other place begins with a stroke. The browser's way back leads through all of it, and closes
// an open dialog first.
import { checkSize, mostText } from "./limits";
import { placeHash, readFragment } from "./links";
import { change, complain, state } from "./state";

interface Step {
  steps: number; // made within the page before this one
  // The place before once more, for a dialog to be open in: the way back leads out of it. Closed otherwise, the dialog
  // leaves it behind; the next dialog or place takes it, and the way back passes over it.
  over?: boolean;
}

const now = () => ({ ...((history.state as Step | null) ?? { steps: 0 }), hash: location.hash });
let here = now();

// What opens a game: by the first part of an address that has a second; `text` is what is no place of the page.
export type Openers = Record<"text" | "game" | "learn" | "puzzles", (about: string) => Promise<void>>;
let openers: Partial<Openers> = {};

function enter(step: Step, hash: string, instead: boolean): void {
  if (instead) history.replaceState(step, "", hash);
  else history.pushState(step, "", hash);
  here = now();
}

function setAddress(hash: string): void {
  if (here.hash !== hash) enter({ steps: here.steps + 1 }, hash, here.over === true);
}

export function go(...place: string[]): void {
  setAddress(placeHash(...place));
  change({ place, problem: "" });
  scrollTo(0, 0);
}

// Without a way back to what cannot be shown.
export function goInstead(...place: string[]): void {
  enter({ steps: here.steps }, placeHash(...place), true);
  change({ place });
}
export const goHome = () => goInstead("");

export function back(): void {
  if (here.steps > 0) history.back();
  else go("");
}

// Dialogs that are open, the last one uppermost. What is given closes it; what is returned is called when it is closed.
const dialogs: (() => void)[] = [];

function standOver(): void {
  if (!here.over) enter({ steps: here.steps, over: true }, here.hash, false);
}

export function openedDialog(close: () => void): () => void {
  dialogs.push(close);
  standOver();
  return () => {
    dialogs.splice(dialogs.indexOf(close), 1);
    if (dialogs.length > 0) standOver();
  };
}

// Where the game being played is shown.
let gameAddress = "";
export function showGame(hash: string): void {
  gameAddress = hash;
  setAddress(hash);
  change({ place: ["game"], problem: "" });
  scrollTo(0, 0);
}

async function follow(): Promise<void> {
  const { hash } = here;
  if (state.view && hash === gameAddress) return change({ place: ["game"], problem: "" });
  try {
    checkSize(hash.length, mostText);
  } catch (why) {
    goHome();
    return complain(why);
  }
  const target = readFragment(hash);
  if (target && "text" in target) return openers.text?.(target.text);
  const place = target?.place ?? [""];
  const opener = openers[place[0] as keyof Openers];
  if (place[1] && opener) return opener(place[1]);
  change({ place, problem: "" });
}

function travelled(): void {
  const left = here;
  const typed = history.state === null; // an address that is new to this page
  here = now();
  if (typed) mark();
  if (typed || here.hash !== left.hash) return void follow();
  if (!left.over || here.over) return;
  const close = dialogs.at(-1);
  if (close) close();
  else history.back();
}

// Tells an entry from one that was typed.
const mark = () => enter({ steps: here.steps }, here.hash, true);

// The place can be told before the game's worker is there; games wait for it.
export function firstPlace(): void {
  const target = readFragment(location.hash);
  if (target && "place" in target && target.place[0] !== "game") change({ place: target.place });
}

export async function openAddress(by: Openers): Promise<void> {
  openers = by;
  here = now(); // it may have been typed meanwhile
  if (history.state === null) mark();
  addEventListener("popstate", travelled);
  await follow();
}
