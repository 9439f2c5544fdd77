// What a card is and would do, and what lies on the table, in sentences for whoever hears them.
import { show, showCards } from "../cards/card";
import type { Card, Offer, Position, Scene } from "../engine/types";
import { say } from "../words/say";

export function cardText(position: Position, card: Card): string {
  const told = (position.offers[card] ?? []).map((offer) => [offer.label, offer.effect].filter(Boolean).join(": "));
  return showCards(`${show(card)}, ${position.kinds[card] ?? ""}. ${told.length > 0 ? told.join("; ") : say("choice_none")}.`);
}

export function roomText(position: Position): string {
  const { room, room_number, health, max_health, awaiting } = position.state;
  const cards = say("talk_room_cards", { room: room_number, cards: room.map(show).join(", ") });
  return sentences([room.length > 0 ? cards : "", say("talk_health", { health, most: max_health }), awaiting > 0 ? askingText(position) : ""]);
}

// Each with one stop, whether it brought its own or not.
const sentences = (parts: string[]) =>
  parts
    .filter(Boolean)
    .map((part) => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(" ");

// What the person with the real deck is to do.
export function askingText(position: Position): string {
  return position.die_owed ? say("screen_ask_die") : say("screen_ask_cards", { owed: position.state.awaiting });
}

export function endText({ state: { status, score, stats }, moves }: Scene): string {
  return [
    say(status === "won" ? "end_won" : "end_lost", { score: score ?? 0 }),
    say("end_account", { cleared: stats.rooms_cleared, gone: stats.rooms_avoided, slain: stats.monsters_slain, damage: stats.damage_taken, healed: stats.healed, moves }),
  ].join(" ");
}

// A move among what is offered: with which card, and how it is spoken of.
export function offerOf(position: Position, move: string): { on: Card | "room"; offer: Offer } | null {
  for (const [on, offers] of Object.entries(position.offers)) {
    const offer = offers.find((one) => one.move === move);
    if (offer) return { on, offer };
  }
  return null;
}

export const doingText = (position: Position, move: string) => showCards(offerOf(position, move)?.offer.doing ?? "");
