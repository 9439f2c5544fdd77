// The best move and why.
import { show, showCards } from "../cards/card";
import type { Hint } from "../engine/types";
import { capital, percent, say } from "../words/say";

export function HintBox({ hint }: { hint: Hint | "thinking" }) {
  if (hint === "thinking") return <p class="hint thinking">{say("screen_thinking")}</p>;
  const chances = hint.moves.filter((one) => one.win !== null).slice(0, 4);
  return (
    <section class="hint" aria-label={say("web_hint")}>
      <p>{showCards(hint.reason)}</p>
      {chances.length > 1 && (
        <ul class="chances">
          {chances.map((one) => (
            <li key={one.move}>
              <span class="move">{capital(sayDoing(one.move))}</span>
              <span class="meter" aria-hidden="true">
                <span style={{ width: percent(one.win ?? 0).replace(/\s/g, "") }} />
              </span>
              <span class="figure">{percent(one.win ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const withCard: Record<string, PhraseKey> = { w: "doing_fight", b: "doing_barehanded", e: "doing_equip", d: "doing_drink", x: "doing_discard", s: "doing_store", p: "doing_put_down", r: "doing_repair" };
const withoutCard: Record<string, PhraseKey> = { avoid: "doing_avoid", "avoid-lr": "doing_avoid_lr", "avoid-rl": "doing_avoid_rl", next: "doing_next", roll: "doing_roll" };

// A move spoken of: "fighting Q♠ with the weapon".
export function sayDoing(move: string): string {
  const alone = withoutCard[move];
  return alone ? say(alone) : say(withCard[move[2]!] ?? "doing_next", { card: show(move.slice(0, 2)) });
}
