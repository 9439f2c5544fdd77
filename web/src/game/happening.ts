// What a move did, as eye, ear and hand are to notice it: the difference of two views, without a rule.
import type { Card, PositionView, Status } from "../engine/protocol";

export interface Happening {
  health: number; // gained; below zero: lost
  faced: Card | null; // what the move was made with: it has left the room, or the slot
  struck: Card[]; // slain just now with the weapon in hand
  equipped: boolean;
  dealt: boolean;
  ended: Exclude<Status, "playing"> | null;
}

// Nothing, where the game went back or another one began.
export function happening(before: PositionView, now: PositionView): Happening | null {
  const [was, is] = [before.state, now.state];
  if (was.game !== is.game || now.moves < before.moves) return null;
  const kept = is.weapon !== null && is.weapon.card === was.weapon?.card;
  return {
    health: is.health - was.health,
    faced: [...was.room, was.slot?.card].find((card) => card && card !== is.slot?.card && !is.room.includes(card)) ?? null,
    struck: kept ? is.weapon!.slain.filter((card) => was.room.includes(card)) : [],
    equipped: is.weapon !== null && !kept,
    dealt: is.room.some((card) => !was.room.includes(card)),
    ended: is.status !== "playing" && was.status === "playing" ? is.status : null,
  };
}
