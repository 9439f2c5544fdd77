// A hint laid over the table: how much each move is worth, and the best with each card.
import type { Card, Chance, Hint, PositionView } from "../engine/protocol";
import { percent } from "../words/say";
import { typeset } from "../words/typeset";
import { offerOf } from "./talk";

export interface Weighed {
  figure: string; // the chance in whole percents, or the score where that is played for
  share: number; // of a full bar
  best: boolean; // or just as good
}

export interface Advised {
  best: { on: Card | "room"; move: string };
  moves: Record<string, Weighed>;
  on: Record<Card | "room", Weighed>;
}

// The chance as a bar; what was not worked out, of which any chance is possible, has none.
export const barOf = ({ win, error }: Chance) => (error === 1 ? 0 : (win ?? 0));

// What a lesson asks for is pointed at like what is advised; nothing is weighed.
export const wanted = (move: string, view: PositionView): Advised => ({ best: { on: offerOf(view, move)?.on ?? "room", move }, moves: {}, on: {} });

export function weigh(hint: Hint, view: PositionView): Advised {
  const good = hint.because.flatMap((one) => (one.fact === "tied" || one.fact === "equal" ? one.moves : []));
  const moves: Record<string, Weighed> = {};
  const on: Record<string, Weighed> = {};
  const scores = hint.moves.map((one) => one.score ?? 0);
  const least = Math.min(...scores);
  const span = Math.max(...scores) - least;
  // The best come first, so a card's first move is its best.
  for (const one of hint.moves) {
    if (!one.figures) continue;
    const byScore = hint.aim === "score";
    const share = byScore ? (span > 0 ? ((one.score ?? 0) - least) / span : 1) : barOf(one);
    const figure = byScore ? typeset(one.figures.score) : one.error === 1 ? typeset(one.figures.win) : percent(one.win ?? 0);
    const weighed = { figure, share, best: one.move === hint.best || good.includes(one.move) };
    moves[one.move] = weighed;
    const card = offerOf(view, one.move)?.on;
    if (card) on[card] ??= weighed;
  }
  return { ...wanted(hint.best, view), moves, on };
}
