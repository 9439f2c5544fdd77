// What a card is and would do, in one sentence for whoever hears it.
import { show } from "../cards/card";
import type { Card, Offer, Position } from "../engine/types";
import { say } from "../words/say";

export function offerText(offer: Offer): string {
  return [offer.label, offer.effect].filter(Boolean).join(": ");
}

export function cardText(position: Position, card: Card): string {
  const offers = position.offers[card] ?? [];
  const told = offers.map(offerText);
  return `${show(card)}, ${position.kinds[card] ?? ""}. ${told.length > 0 ? told.join("; ") : say("choice_none")}.`;
}

export function roomText(position: Position): string {
  const { room, room_number, health, max_health } = position.state;
  return [
    say("talk_room_cards", { room: room_number, cards: room.map(show).join(", ") }),
    say("talk_health", { health, most: max_health }),
  ].join(". ");
}
