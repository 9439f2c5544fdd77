// Where a game that is watched stands, whether it goes on by itself, and how fast.
import { useEffect, useRef, useState } from "preact/hooks";
import { still } from "../game/flight";

export const speeds = [0.25, 0.5, 1, 2, 4, 8]; // moves a second

export interface Playback {
  at: number;
  furthest: number; // that was looked at
  playing: boolean;
  speed: number;
  goTo: (moves: number) => void; // and stands there
  toggle: () => void;
  faster: (by: number) => void;
}

// Nothing goes by itself where less motion is asked for, until it is told to.
export function usePlayback(start: number, live: boolean, known: number, growing: boolean, moved: (at: number, byHand: boolean) => void): Playback {
  const [wanted, set] = useState(start);
  const furthest = useRef(0);
  const [playing, play] = useState(live && !still());
  const [rate, setRate] = useState(2);
  const at = Math.max(0, Math.min(known, wanted || 0));
  furthest.current = Math.max(furthest.current, at);
  const speed = speeds[rate]!;
  const over = at >= known && !growing;
  const go = (to: number, byHand: boolean) => {
    const now = Math.max(0, Math.min(known, to));
    set(now);
    moved(now, byHand);
  };
  useEffect(() => {
    if (!playing || at >= known) return;
    const turn = setTimeout(() => go(at + 1, false), 1000 / speed);
    return () => clearTimeout(turn);
  }, [playing, at, at >= known, speed]);
  useEffect(() => {
    if (over && known > 0) play(false);
  }, [over]);
  return {
    at,
    furthest: furthest.current,
    playing,
    speed,
    goTo: (to) => (play(false), go(to, true)),
    toggle: () => {
      if (!playing && over) go(0, true);
      play(!playing);
    },
    faster: (by) => setRate(Math.max(0, Math.min(speeds.length - 1, rate + by))),
  };
}
