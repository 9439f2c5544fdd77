// Where in the page we are, as the address tells it. A deal being played has its own id for an address, so that it can
// be copied from there; any other place begins with a stroke. The browser's way back leads through all of it.
import { placeHash, readFragment } from "./links";
import { change, state } from "./state";

interface Step {
  steps: number; // made within the page before this one
}

const steps = () => (history.state as Step | null)?.steps ?? 0;

// What opens a game: by the first part of an address that has a second; `text` is what is no place of the page.
export type Openers = Record<"text" | "game" | "learn" | "puzzles", (about: string) => Promise<void>>;
let openers: Partial<Openers> = {};

function setAddress(hash: string): void {
  if (location.hash !== hash) history.pushState({ steps: steps() + 1 } satisfies Step, "", hash);
}

export function go(...place: string[]): void {
  setAddress(placeHash(...place));
  change({ place, problem: "" });
  scrollTo(0, 0);
}

// To the first screen, without a way back to what cannot be shown.
export function goHome(): void {
  history.replaceState(history.state, "", placeHash(""));
  change({ place: [""] });
}

export function back(): void {
  if (steps() > 0) history.back();
  else go("");
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
  const hash = location.hash;
  if (state.view && hash === gameAddress) return change({ place: ["game"], problem: "" });
  const target = readFragment(hash);
  if (target && "text" in target) return openers.text?.(target.text);
  const place = target?.place ?? [""];
  const opener = openers[place[0] as keyof Openers];
  if (place[1] && opener) return opener(place[1]);
  change({ place, problem: "" });
}

// The place can be told before the game's worker is there; games wait for it.
export function firstPlace(): void {
  const target = readFragment(location.hash);
  if (target && "place" in target && target.place[0] !== "game") change({ place: target.place });
}

export async function openAddress(by: Openers): Promise<void> {
  openers = by;
  addEventListener("popstate", () => void follow());
  await follow();
}
