// Health as something you feel: a bar that shrinks and changes colour, with what the choice in mind would take or give
// already drawn on it.
import { useEffect, useRef, useState } from "preact/hooks";
import { faceOf } from "../cards/card";
import type { Life, Offer } from "../engine/protocol";
import { say } from "../words/say";
import { still, whole } from "./flight";
import { Icon } from "./icons";

const mood = (share: number) => (share > 0.6 ? "good" : share > 0.3 ? "fair" : "bad");

// The number counts to where the health is by now.
function useCount(health: number): number {
  const [count, set] = useState(health);
  useEffect(() => {
    if (count === health) return;
    if (still()) return set(health);
    let begun: number | null = null; // by the clock of the frames, which need not be another's
    let frame = requestAnimationFrame(function step(time) {
      begun ??= time;
      const share = Math.min(1, (time - begun) / whole);
      set(Math.round(count + (health - count) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [health]);
  return still() ? health : count;
}

export function Health({ health, most, selected }: { health: number; most: number; selected: Offer | null }) {
  const count = useCount(health);
  const before = useRef(health);
  const [felt, feel] = useState("");
  useEffect(() => {
    if (health !== before.current) feel(health < before.current ? "hurt" : "healed");
    before.current = health;
    const calm = setTimeout(() => feel(""), whole);
    return () => clearTimeout(calm);
  }, [health]);
  const after = selected?.legal ? selected.health : health;
  const low = Math.min(after, health);
  return (
    <div class={`health ${mood(health / most)} ${felt}`} role="group" aria-label={say("talk_health", { health, most })}>
      <Icon name="heart" />
      <span class="number" aria-hidden="true" key={count}>
        {count}
        {after === health ? <small key="most">/{most}</small> : <small class={`then ${after < health ? "down" : "up"}`} key={after}>→{after}</small>}
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
    <div class="life" aria-hidden="true" title={say("web_life")}>
      {all.map((card) => (
        <span class={`life-card suit-${faceOf(card).suit} ${up.includes(card) ? "" : "down"}`} key={card}>
          {up.includes(card) && faceOf(card).text}
        </span>
      ))}
    </div>
  );
}
