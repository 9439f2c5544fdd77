// What reviews have found about the games, kept in this browser: a book that only the engine reads, and that may be deleted at
// any time.
import { advise, game } from "../engine/client";

const key = "scoundrel figures";
let here = "";

export function figures(): string {
  try {
    return localStorage.getItem(key) ?? here;
  } catch {
    return here;
  }
}

function keep(book: string): void {
  here = book;
  try {
    localStorage.setItem(key, book);
  } catch {
    // They hold until the page is left.
  }
}

// Reviews the games of these rules that have no figures yet, newest first, for as long as they are wanted; `told` after each.
export async function reviewRest(rules: string, wanted: () => boolean, told: () => void): Promise<void> {
  for (let known = -1; wanted(); ) {
    const { records, left } = await game.ask("to_review", { rules, figures: figures() });
    if (left === 0 || left === known) return; // the last ones gave nothing
    known = left;
    for (const record of records) {
      if (!wanted()) return;
      keep((await advise("figures", { record, figures: figures() })).figures);
      told();
    }
  }
}
