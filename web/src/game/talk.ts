// What a card is and would do, and what lies there, in sentences for whoever hears them.
import { show } from "../cards/card";
import type { Card, Hint, Offer, PositionView, View } from "../engine/protocol";
import { say } from "../words/say";
import { typeset } from "../words/typeset";

export function cardText(view: PositionView, card: Card): string {
  const told = (view.offers[card] ?? []).map((offer) => [offer.label, offer.effect].filter(Boolean).join(": "));
  return typeset(`${show(card)}, ${view.kinds[card] ?? ""}. ${told.length > 0 ? told.join("; ") : say("choice_none")}.`);
}

export function roomText(view: PositionView): string {
  const { room, room_number, health, max_health, awaiting } = view.state;
  const cards = say("talk_room_cards", { room: room_number, cards: room.map(show).join(", ") });
  return sentences([room.length > 0 ? cards : "", say("talk_health", { health, most: max_health }), awaiting > 0 ? askingText(view) : ""]);
}

// Each with one stop, whether it brought its own or not.
const sentences = (parts: string[]) =>
  parts
    .filter(Boolean)
    .map((part) => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(" ");

// What the person with the real deck is to do.
export function askingText(view: PositionView): string {
  return view.die_owed ? say("screen_ask_die") : say("screen_ask_cards", { owed: view.state.awaiting });
}

export function endText({ state: { status, score }, recap }: View): string {
  return typeset([say(status === "won" ? "end_won" : "end_lost", { score: score ?? 0 }), recap?.sum, recap?.close].filter(Boolean).join(" "));
}

// A move among what is offered: with which card, and how it is spoken of.
export function offerOf(view: PositionView, move: string): { on: Card | "room"; offer: Offer } | null {
  for (const [on, offers] of Object.entries(view.offers)) {
    const offer = offers.find((one) => one.move === move);
    if (offer) return { on, offer };
  }
  return null;
}

export const doingText = (view: PositionView, move: string) => typeset(offerOf(view, move)?.offer.doing ?? "");

// Whether it is proved shows; a first look never is. Where nothing is better than the rest, nothing is called the best.
export function titleOf({ best, because, sight }: Hint, view: PositionView, first = false): string {
  const proved = sight === "solved" || sight === "exact";
  const any = because.some((one) => one.fact === "tied" && one.all);
  return say(first ? "screen_hint_first" : any ? "web_hint_any" : proved ? "screen_hint_proved" : "screen_hint", { what: doingText(view, best) });
}

// Whether there is a deal to be dealt once more, by anybody.
export const repeatable = (view: PositionView) => view.dealt_by === "seed" || view.dealt_by === "literal" || ("puzzle" in view && view.puzzle !== null);
