// A table that is only looked at: a position of a game played before.
import { useRef } from "preact/hooks";
import { Face } from "../cards/face";
import type { Position } from "../engine/types";
import { say } from "../words/say";
import { Health } from "../table/health";
import { useMotion } from "../table/motion";
import { Discard, Dungeon, Slot, Weapon, weaponText } from "../table/piles";
import { offerOf, roomText } from "../table/talk";

export function Still({ position, played }: { position: Position; played: string | null }) {
  const { state } = position;
  const table = useRef<HTMLDivElement>(null);
  useMotion(table, position, false);
  const on = played ? offerOf(position, played)?.on : null;
  return (
    <div class={`still ${position.slot ? "with-slot" : ""}`} ref={table} role="group" aria-label={`${roomText(position)}. ${weaponText(position)}`}>
      <Health health={state.health} most={state.max_health} mind={null} />
      <div class="felt">
        <div class="lay">
          <Dungeon position={position} />
          <ul class="room" aria-label={say("screen_the_room")}>
            {[0, 1, 2, 3].map((i) => {
              const card = state.room[i];
              return (
                <li class={`place ${card ? "" : "empty"}`} key={card ?? i}>
                  {card && (
                    <span class={`card ${card === on ? "best" : ""}`} data-card={card}>
                      <Face card={card} shield={position.wears} />
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <Discard position={position} />
        </div>
        <div class="hand">
          <Weapon position={position} />
          <Slot position={position} mind={null} />
        </div>
      </div>
    </div>
  );
}
