// Motion that explains: cards are dealt from the dungeon, taken to where they then lie, scooped under the deck, and
// brought back from the pile they went to. Every card that lies there has `data-card`, every pile `data-pile`.
// Stilled where the player wants no motion.
import { useLayoutEffect, useRef, type MutableRef } from "preact/hooks";
import type { PositionView } from "../engine/protocol";

// Where something lies in the game's own layout, whatever moves over it just now.
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Seen {
  place: Place;
  element: HTMLElement;
}

const ease = "cubic-bezier(.2, .7, .2, 1)";
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function placeOf(element: HTMLElement, root: HTMLElement): Place {
  let left = 0;
  let top = 0;
  for (let at: HTMLElement | null = element; at && at !== root; at = at.offsetParent as HTMLElement | null) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}

function look(root: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) seen.set(element.dataset["card"]!, { place: placeOf(element, root), element });
  return seen;
}

const shift = (from: Place, to: Place) => `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;

// It is where it belongs already; the eye sees it come from elsewhere.
function arrive({ element, place }: Seen, from: Place, delay: number, turned: boolean): void {
  const start = shift(from, place);
  const frames = turned
    ? [
        { transform: `${start} rotateY(90deg)`, opacity: 0 },
        { transform: start, opacity: 1, offset: 0.15 },
        { transform: "none", opacity: 1 },
      ]
    : [{ transform: start }, { transform: "none" }];
  element.style.transformOrigin = "0 0";
  element.animate(frames, { duration: turned ? 380 : 300, delay, easing: ease, fill: "backwards" });
}

// What has left goes to its pile as a copy of itself.
function leave(root: HTMLElement, { element, place }: Seen, pile: Place, delay: number, under: boolean): void {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-card", "data-place", "id"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.classList.remove("selected", "best");
  copy.classList.add("leaving", ...(under ? ["under"] : []));
  Object.assign(copy.style, { left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px`, transformOrigin: "0 0" });
  root.append(copy);
  const end = under ? { transform: shift(pile, place) } : { transform: shift(pile, place), opacity: 0.2 };
  const gone = () => copy.remove();
  copy.animate([{ transform: "none" }, end], { duration: under ? 420 : 340, delay, easing: ease, fill: "both" }).finished.then(gone, gone);
}

interface Before {
  cards: Map<string, Seen>;
  discard: string[];
}

// `deal`: the first room is dealt before our eyes, too.
export function useMotion(game: MutableRef<HTMLElement | null>, view: PositionView, deal: boolean): void {
  const before = useRef<Before | null>(null);
  useLayoutEffect(() => {
    const root = game.current;
    if (!root) return;
    const cards = look(root);
    const { discard, bottom } = view.state;
    const pile = (name: string) => root.querySelector<HTMLElement>(`[data-pile=${name}]`);
    const dungeon = pile("dungeon");
    const discarded = pile("discard");
    const old = before.current;
    before.current = { cards, discard };
    if (still() || !dungeon || !discarded || (!old && !deal)) return;
    for (const { element } of cards.values()) for (const running of element.getAnimations()) if (!(running instanceof CSSTransition)) running.cancel();
    for (const copy of root.querySelectorAll(".leaving")) copy.remove();
    const dungeonPlace = placeOf(dungeon, root);
    const discardPlace = placeOf(discarded, root);
    let scooped = 0;
    for (const [card, seen] of old?.cards ?? [])
      if (!cards.has(card)) {
        const under = bottom.includes(card);
        leave(root, seen, under ? dungeonPlace : discardPlace, under ? scooped++ * 50 : 0, under);
      }
    let dealt = 0;
    for (const [card, seen] of cards) {
      const was = old?.cards.get(card)?.place;
      if (was) {
        if (Math.hypot(was.left - seen.place.left, was.top - seen.place.top) > 2) arrive(seen, was, 0, false);
      } else if (old?.discard.includes(card)) arrive(seen, discardPlace, 0, true);
      else arrive(seen, dungeonPlace, (scooped > 0 ? 260 : 120) + dealt++ * 70, true);
    }
  }, [view]);
}
