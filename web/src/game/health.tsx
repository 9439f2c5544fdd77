// Health as something you feel: a bar that shrinks and changes colour, with what the choice in mind would take or give
// already drawn on it.
import { useEffect, useRef, useState } from "preact/hooks";
import { faceOf } from "../cards/card";
import type { Life, Offer } from "../engine/protocol";
import { say } from "../words/say";
import { Icon } from "./icons";

const mood = (share: number) => (share > 0.6 ? "good" : share > 0.3 ? "fair" : "bad");

export function Health({ health, most, selected }: { health: number; most: number; selected: Offer | null }) {
  const before = useRef(health);
  const [felt, feel] = useState("");
  useEffect(() => {
    if (health !== before.current) feel(health < before.current ? "hurt" : "healed");
    before.current = health;
    const calm = setTimeout(() => feel(""), 600);
    return () => clearTimeout(calm);
  }, [health]);
  const after = selected?.legal ? selected.health : health;
  const low = Math.min(after, health);
  return (
    <div class={`health ${mood(health / most)} ${felt}`} role="group" aria-label={say("talk_health", { health, most })}>
      <Icon name="heart" />
      <span class="number" aria-hidden="true">
        {health}
        <small>/{most}</small>
      </span>
      <span class={`then ${after < health ? "down" : after > health ? "up" : ""}`} aria-hidden="true">
        {after !== health && after}
      </span>
      <span class="bar" aria-hidden="true">
        <span class="now" style={{ width: `${(100 * low) / most}%` }} />
        {after !== health && (
          <span class={after < health ? "loss" : "gain"} style={{ left: `${(100 * low) / most}%`, width: `${(100 * Math.abs(after - health)) / most}%` }} />
        )}
      </span>
    </div>
  );
}

// Life counted in red court cards, as text 003 lays them out.
export function LifeRow({ life: { all, up } }: { life: Life }) {
  return (
    <div class="life" aria-hidden="true">
      {all.map((card) => (
        <span class={`life-card suit-${faceOf(card).suit} ${up.includes(card) ? "" : "down"}`} key={card}>
          {up.includes(card) && faceOf(card).text}
        </span>
      ))}
    </div>
  );
}
