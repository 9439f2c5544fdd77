// Cards as text: two characters of notation, and what people see.
import type { Card } from "../engine/types";

export const suits = ["C", "S", "D", "H"] as const;
export const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;
export type Suit = (typeof suits)[number];

export const symbols: Record<Suit, string> = { C: "♣", S: "♠", D: "♦", H: "♥" };

export const suitOf = (card: Card) => card[1] as Suit;
export const rankOf = (card: Card) => (card[0] === "T" ? "10" : card[0]!);
export const show = (card: Card) => rankOf(card) + symbols[suitOf(card)];

// "JC" within a sentence becomes "J♣".
export const showCards = (text: string) => typeset(text.replace(/\b(?:10|[2-9TJQKA])[CDHS]\b/g, (card) => show(card.replace("10", "T"))));

// The signs a printer has: a minus that is one, and French marks that stay on the line of their word.
function typeset(text: string): string {
  const signed = text.replace(/(^|[\s(])-(?=\d)/g, "$1−");
  return document.documentElement.lang === "fr" ? signed.replace(/ ([:;?!%»])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : signed;
}

// Cards that somebody typed: "7c QS 10d".
export function readCards(text: string): Card[] {
  return [...text.toUpperCase().replace(/10/g, "T").matchAll(/([2-9TJQKA])\s*([CDHS♣♦♥♠])/g)].map(
    ([, rank, suit]) => rank! + (suits.find((one) => symbols[one] === suit) ?? suit!),
  );
}
