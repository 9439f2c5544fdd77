// Cards as a picture beside words: nothing to press, and nothing that the words do not say.
import type { Card } from "../engine/protocol";
import { Face } from "./face";

export function Pictures({ cards, shield = false }: { cards: Card[]; shield?: boolean }) {
  if (cards.length === 0) return null;
  return (
    <span class="pictures" aria-hidden="true">
      {cards.map((card) => (
        <span class="card" key={card}>
          <Face card={card} shield={shield} />
        </span>
      ))}
    </span>
  );
}
