// The best move and why.
import { showCards } from "../cards/card";
import type { Hint } from "../engine/types";
import { percent, say } from "../words/say";

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
              <span class="move">{showMove(one.move)}</span>
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

const verbs: Record<string, PhraseKey> = { w: "web_with_weapon", b: "screen_barehanded", e: "screen_equip", d: "screen_drink", x: "screen_discard_it", s: "screen_store", p: "screen_put_down", r: "web_repair" };
const others: Record<string, PhraseKey> = { avoid: "screen_avoid", "avoid-lr": "screen_avoid_lr", "avoid-rl": "screen_avoid_rl", next: "screen_next", roll: "screen_roll" };

export function showMove(move: string): string {
  const other = others[move];
  return other ? say(other) : `${showCards(move.slice(0, 2))} ${say(verbs[move[2]!] ?? "screen_next")}`;
}
