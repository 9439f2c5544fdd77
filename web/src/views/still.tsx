// A game that is only looked at: a position of one played before.
import { useRef } from "preact/hooks";
import { Face } from "../cards/face";
import type { PositionView } from "../engine/protocol";
import { say } from "../words/say";
import { Health } from "../game/health";
import { useMotion } from "../game/motion";
import { Discard, Dungeon, Slot, Weapon, weaponText } from "../game/piles";
import { offerOf, roomText } from "../game/talk";

export function Still({ view, played }: { view: PositionView; played: string | null }) {
  const { state } = view;
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, view, false);
  const on = played ? offerOf(view, played)?.on : null;
  return (
    <div class={`still ${view.has_slot ? "with-slot" : ""}`} ref={root} role="group" aria-label={`${roomText(view)}. ${weaponText(view)}`}>
      <Health health={state.health} most={state.max_health} selected={null} />
      <div class="table">
        <div class="lay">
          <Dungeon view={view} />
          <ul class="room" aria-label={say("screen_the_room")}>
            {view.places.map((card, i) => (
              <li class={`place ${card ? "" : "empty"}`} key={card ?? i}>
                {card && (
                  <span class={`card ${card === on ? "best" : ""}`} data-card={card}>
                    <Face card={card} shield={view.weapon_wears} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <Discard view={view} />
          <Weapon view={view} />
          <Slot view={view} selected={null} />
        </div>
      </div>
    </div>
  );
}
