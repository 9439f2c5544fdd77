// The keys of the game, those of the terminal.
import { announce } from "../app/live";
import { go } from "../app/places";
import type { Card, Offer, View } from "../engine/protocol";
import { say } from "../words/say";
import { useKeys } from "./keys";

export interface Hands {
  view: View;
  selected: Card | "room" | null;
  point: (card: Card) => void; // selects it, with the focus on it
  choose: (card: Card) => void; // the same; once more does what is marked
  deselect: () => void;
  doIt: (offer: Offer) => void;
  undo: () => void;
  redo: () => void;
  hint: () => void;
  restart: () => void;
  another: () => void;
  underWay: () => Promise<unknown> | null; // a move being made
}

export function useGameKeys({ view, selected, point, choose, deselect, doIt, undo, redo, hint, restart, another, underWay }: Hands): void {
  const { slot, rules, status } = view.state;

  function step(by: 1 | -1): void {
    const room = view.places.filter((card) => card !== null);
    const at = selected ? room.indexOf(selected) : by > 0 ? -1 : room.length;
    const card = room[(at + by + room.length) % room.length];
    if (card && card !== selected) point(card);
  }

  const keys: Record<string, () => void> = {
    "0": () => slot && choose(slot.card),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    h: () => step(-1),
    l: () => step(1),
    Escape: deselect,
    Enter: () => selected && selected !== "room" && choose(selected),
    u: undo,
    U: redo,
    i: hint,
    N: another,
    R: restart,
    "?": () => go("rules", rules),
    m: () => go(""),
    v: () => status !== "playing" && go("review", view.play),
  };

  useKeys((key) => {
    if (key >= "1" && key <= "4") {
      const card = view.places[Number(key) - 1];
      if (card) choose(card);
      else announce(say("reply_number", { number: key }));
      return true;
    }
    const offers = [...(view.offers[selected ?? ""] ?? []), ...(view.offers["room"] ?? [])];
    const offer = offers.find((one) => one.key === key);
    if (offer) return doIt(offer), true;
    const press = keys[key];
    return press ? (press(), true) : false;
  }, underWay);
}
