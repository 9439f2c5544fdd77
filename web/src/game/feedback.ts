// What a move did, for the ear and the hand, where the player wants it. Nothing is loaded or made before.
import { useEffect, useRef } from "preact/hooks";
import { preferences } from "../app/preferences";
import type { PositionView } from "../engine/protocol";
import { happening, type Happening } from "./happening";
import type { Sound } from "./sound";

// The one that says most; what comes with it is not heard.
function soundOf({ ended, health, struck, equipped, dealt }: Happening): Sound | null {
  if (ended) return ended;
  if (health < 0 || struck.length > 0) return "blow";
  if (health > 0) return "drink";
  return equipped ? "equip" : dealt ? "deal" : null;
}

// Milliseconds on, off, on.
const patterns: Record<Sound, (strength: number) => number[]> = {
  blow: (strength) => [20 + 6 * strength],
  drink: () => [12, 40, 12],
  equip: () => [15],
  take: () => [],
  deal: () => [],
  won: () => [30, 60, 30, 60, 80],
  lost: () => [120, 60, 200],
};

export function useFeedback(view: PositionView): void {
  const shown = useRef<PositionView | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    const what = before && view.moves > before.moves ? happening(before, view) : null;
    if (!what) return;
    const sound = soundOf(what) ?? "take";
    const strength = Math.abs(what.health);
    if (preferences.sound) void import("./sound").then(({ play }) => play(sound, strength));
    if (preferences.vibrate) navigator.vibrate?.(patterns[sound](strength));
  }, [view]);
}
