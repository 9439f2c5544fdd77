// Motion that explains: cards are dealt from the dungeon, taken to where they then lie, and scooped under the deck.
// Every card on the table has `data-card`, every pile `data-pile`. Stilled where the player wants no motion.
import { useLayoutEffect, useRef, type MutableRef } from "preact/hooks";

interface Seen {
  rect: DOMRect;
  copy: HTMLElement;
}

const ease = "cubic-bezier(.2, .7, .2, 1)";
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function look(table: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of table.querySelectorAll<HTMLElement>("[data-card]"))
    seen.set(element.dataset["card"]!, { rect: element.getBoundingClientRect(), copy: element });
  return seen;
}

function slide(element: HTMLElement, from: DOMRect, delay: number, turn: boolean): void {
  const to = element.getBoundingClientRect();
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  element.style.transformOrigin = "0 0";
  element.animate(
    turn
      ? [
          { transform: `${start} rotateY(90deg)`, opacity: 0 },
          { transform: start, opacity: 1, offset: 0.15 },
          { transform: "none", opacity: 1 },
        ]
      : [{ transform: start }, { transform: "none" }],
    { duration: turn ? 380 : 300, delay, easing: ease, fill: "backwards" },
  );
}

// What has left the table flies to its pile as a copy of itself.
function leave(table: HTMLElement, seen: Seen, pile: DOMRect, delay: number): void {
  const copy = seen.copy.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-card");
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.tabIndex = -1;
  copy.inert = true;
  copy.classList.add("leaving");
  const { left, top, width, height } = seen.rect;
  Object.assign(copy.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: "0" });
  table.append(copy);
  const move = `translate(${pile.left - left}px, ${pile.top - top}px) scale(${pile.width / width})`;
  copy.style.transformOrigin = "0 0";
  copy.animate([{ transform: "none" }, { transform: move, opacity: 0.2 }], { duration: 340, delay, easing: ease, fill: "both" }).finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

// `moment` changes with every move; `avoided` tells that the last one swept the room under the dungeon.
export function useMotion(table: MutableRef<HTMLElement | null>, moment: unknown, avoided: boolean): void {
  const before = useRef<Map<string, Seen>>(new Map());
  useLayoutEffect(() => {
    if (!table.current) return;
    const now = look(table.current);
    const pile = (name: string) => table.current!.querySelector(`[data-pile=${name}]`)?.getBoundingClientRect();
    const dungeon = pile("dungeon");
    const discard = pile("discard");
    if (!still() && before.current.size > 0 && dungeon && discard) {
      let gone = 0;
      for (const [card, seen] of before.current)
        if (!now.has(card)) leave(table.current, seen, avoided ? dungeon : discard, avoided ? gone++ * 50 : 0);
      let dealt = 0;
      for (const [card, { copy }] of now) {
        const old = before.current.get(card);
        if (!old) slide(copy, dungeon, (avoided ? 260 : 120) + dealt++ * 70, true);
        else if (Math.hypot(old.rect.left - copy.getBoundingClientRect().left, old.rect.top - copy.getBoundingClientRect().top) > 2)
          slide(copy, old.rect, 0, false);
      }
    }
    before.current = look(table.current);
  }, [moment]);
}
