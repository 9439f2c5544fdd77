// Cards as people see them: how each one of the pack looks is handed in with the words.
import type { Card, Face } from "../engine/protocol";

let faces = new Map<Card, Face>();
let rows: Face[][] = [];

export type Suit = Face["suit"];
const suits: Suit[] = ["C", "S", "D", "H"]; // in the order of the rows they are shown in

export function takePack(pack: Face[]): void {
  faces = new Map(pack.map((face) => [face.card, face]));
  rows = suits.map((suit) => pack.filter((face) => face.suit === suit));
}

export const faceOf = (card: Card) => faces.get(card)!;
export const show = (card: Card) => faceOf(card).text;
export const packByRows = () => rows;
