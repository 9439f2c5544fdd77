// Cards to pick from: a row for each suit, a column for each rank.
import type { Card } from "../engine/protocol";
import { packByRows, show } from "./card";
import { Chip } from "./face";

interface Props {
  cards: Card[];
  pick: (card: Card) => void;
  pressed?: (card: Card) => boolean; // buttons that stay pressed
  dim?: (card: Card) => boolean;
}

export function CardGrid({ cards, pick, pressed, dim = () => false }: Props) {
  return (
    <div class="grid-of-cards">
      {packByRows()
        .filter((row) => row.some(({ card }) => cards.includes(card)))
        .map((row) => (
          <div class="suit-row" key={row[0]!.suit}>
            {row.map(({ card }) => {
              if (!cards.includes(card)) return <span key={card} />;
              return (
                <button type="button" class="pick" key={card} aria-label={show(card)} {...(pressed ? { "aria-pressed": pressed(card) } : {})} onClick={() => pick(card)}>
                  <Chip card={card} dim={dim(card)} />
                </button>
              );
            })}
          </div>
        ))}
    </div>
  );
}
