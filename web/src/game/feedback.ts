// What a move did, for the ear and the hand, where the player wants it. Nothing is loaded or made before.
import { useEffect, useRef } from "preact/hooks";
import { preferences } from "../app/preferences";
import type { PositionView } from "../engine/protocol";
import { happening, type Happening } from "./happening";
import type { Sound } from "./sound";

// What was done, then the cards that came up.
function soundsOf({ ended, health, struck, equipped, dealt }: Happening): Sound[] {
  if (ended) return [ended];
  const done = health < 0 || struck.length > 0 ? "blow" : health > 0 ? "drink" : equipped ? "equip" : "take";
  return dealt ? [done, "deal"] : [done];
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
    const sounds = soundsOf(what);
    const strength = Math.abs(what.health);
    if (preferences.sound) void import("./sound").then(({ play }) => sounds.forEach((one) => play(one, strength)));
    if (preferences.vibrate) navigator.vibrate?.(patterns[sounds[0]!](strength));
  }, [view]);
}
