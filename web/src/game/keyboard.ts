// The keys of the game, those of the terminal.
import { go } from "../app/places";
import type { Card, Offer, View } from "../engine/protocol";
import { useKeys } from "./keys";

export interface Hands {
  view: View;
  mind: Card | "room" | null;
  point: (card: Card) => void; // has it in mind, and the focus on it
  choose: (card: Card) => void; // the same; once more does what is marked
  letBe: () => void;
  doIt: (offer: Offer) => void;
  takeBack: () => void;
  bringBack: () => void;
  hint: () => void;
  restart: () => void;
  underWay: () => Promise<unknown> | null; // a move being made
}

export function useGameKeys({ view, mind, point, choose, letBe, doIt, takeBack, bringBack, hint, restart, underWay }: Hands): void {
  const { room, slot, rules, status } = view.state;

  function step(by: 1 | -1): void {
    const at = mind ? room.indexOf(mind) : by > 0 ? -1 : room.length;
    const card = room[(at + by + room.length) % room.length];
    if (card && card !== mind) point(card);
  }

  const keys: Record<string, () => void> = {
    "0": () => slot && choose(slot.card),
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    h: () => step(-1),
    l: () => step(1),
    Escape: letBe,
    Enter: () => mind && mind !== "room" && choose(mind),
    u: takeBack,
    U: bringBack,
    i: hint,
    N: () => go("new"),
    R: restart,
    "?": () => go("rules", rules),
    m: () => go(""),
    v: () => status !== "playing" && go("review", view.play),
  };

  useKeys((key) => {
    const card = key >= "1" && key <= "4" ? room[Number(key) - 1] : undefined;
    if (card) return choose(card), true;
    const offers = [...(view.offers[mind ?? ""] ?? []), ...(view.offers["room"] ?? [])];
    const offer = offers.find((one) => one.key === key);
    if (offer) return doIt(offer), true;
    const press = keys[key];
    return press ? (press(), true) : false;
  }, underWay);
}
