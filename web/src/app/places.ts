// Where in the page we are, as the address tells it. A deal on the table has its own id for an address, so that it can
// be copied from there; a view begins with a stroke. The browser's way back leads through all of it.
import { readFragment, viewHash } from "./links";
import { change, state } from "./state";

interface Step {
  steps: number; // made within the page before this one
}

const steps = () => (history.state as Step | null)?.steps ?? 0;

// What puts a game on the table: by the first part of an address that has a second; `text` is what is no view at all.
export type Openers = Record<"text" | "game" | "learn" | "puzzles", (about: string) => Promise<void>>;
let openers: Partial<Openers> = {};

function setAddress(hash: string): void {
  if (location.hash !== hash) history.pushState({ steps: steps() + 1 } satisfies Step, "", hash);
}

export function go(...view: string[]): void {
  setAddress(viewHash(...view));
  change({ view, problem: "" });
  scrollTo(0, 0);
}

// To the first screen, without a way back to what cannot be shown.
export function goHome(): void {
  history.replaceState(history.state, "", viewHash(""));
  change({ view: [""] });
}

export function back(): void {
  if (steps() > 0) history.back();
  else go("");
}

// Where the game on the table is shown.
let tableAddress = "";
export function showTable(hash: string): void {
  tableAddress = hash;
  setAddress(hash);
  change({ view: ["table"], problem: "" });
  scrollTo(0, 0);
}

async function follow(): Promise<void> {
  const hash = location.hash;
  if (state.scene && hash === tableAddress) return change({ view: ["table"], problem: "" });
  const target = readFragment(hash);
  if (target && "text" in target) return openers.text?.(target.text);
  const view = target?.view ?? [""];
  const opener = openers[view[0] as keyof Openers];
  if (view[1] && opener) return opener(view[1]);
  change({ view, problem: "" });
}

// The view can be told before the desk is there; games wait for it.
export function firstView(): void {
  const target = readFragment(location.hash);
  if (target && "view" in target && target.view[0] !== "game") change({ view: target.view });
}

export async function openAddress(by: Openers): Promise<void> {
  openers = by;
  addEventListener("popstate", () => void follow());
  await follow();
}
