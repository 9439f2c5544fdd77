// Copies of cards in flight. All are in one overlay upon the game, which takes no press and clips: what lies below is where
// it belongs already, can be pressed at once, and is shown when its copy has landed.
import { preferences } from "../app/preferences";

// Where something lies in the game's own layout, whatever moves over it just now.
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  turn: string;
}

export const whole = 280; // ms, that all motion of a move may take

export const still = () => !preferences.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;

export function placeOf(element: HTMLElement, root: HTMLElement): Place {
  let left = 0;
  let top = 0;
  for (let at: HTMLElement | null = element; at && at !== root; at = at.offsetParent as HTMLElement | null) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight, turn: getComputedStyle(element).rotate };
}

export function overlay(root: HTMLElement): HTMLElement {
  const there = root.querySelector<HTMLElement>(":scope > .flight");
  if (there) return there;
  const made = document.createElement("div");
  made.className = "flight";
  made.inert = true;
  made.ariaHidden = "true";
  root.append(made);
  return made;
}

const name = "flight";

// Whatever is in flight has landed.
export function settle(root: HTMLElement): void {
  overlay(root).replaceChildren();
  for (const running of root.getAnimations({ subtree: true })) if (running.id === name) running.cancel();
}

// Out of sight until what comes to it has landed.
export function hide(element: Element, duration: number): void {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration, id: name });
}

// A copy that can be put anywhere in the overlay.
export function lay(root: HTMLElement, place: Place, ...sides: Node[]): HTMLElement {
  const copy = document.createElement("span");
  copy.className = "card flying";
  copy.append(...sides);
  Object.assign(copy.style, { translate: `${place.left}px ${place.top}px`, width: `${place.width}px`, height: `${place.height}px` });
  overlay(root).append(copy);
  return copy;
}

// Width and height are moved rather than scaled: a face fills any box, and is not distorted on its way.
const frame = ({ left, top, width, height, turn }: Place) => ({ translate: `${left}px ${top}px`, width: `${width}px`, height: `${height}px`, rotate: turn === "none" ? "0deg" : turn });

// It moves, and is gone.
export function pass(copy: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const gone = () => copy.remove();
  copy.animate(frames, { fill: "both", id: name, ...timing }).finished.then(gone, gone);
}

export interface Flight {
  from: Place;
  to: Place;
  via?: Place | undefined; // early on the way
  delay: number;
  duration: number;
  flip: "up" | "down" | null; // it lands with that side up, and had the other
}

const ease = "cubic-bezier(.3, .1, .2, 1)";

export function fly(root: HTMLElement, face: Node, back: Node | null, { from, to, via, delay, duration, flip }: Flight): void {
  const copy = lay(root, from, face, ...(flip && back ? [back] : []));
  const turned = (side: "up" | "down") => ({ transform: flip === null ? "none" : side === "up" ? "rotateY(0deg)" : "rotateY(180deg)" });
  const [first, last] = flip === "up" ? (["down", "up"] as const) : (["up", "down"] as const);
  const frames: Keyframe[] = [{ ...frame(from), ...turned(first) }];
  if (via) frames.push({ ...frame(via), offset: 0.38, easing: "ease-in" });
  frames.push({ ...frame(to), ...turned(last) });
  pass(copy, frames, { duration, delay, easing: ease });
}
