// What the whole page shares: where we are in it, and the game being played.
import { useEffect, useState } from "preact/hooks";
import type { View } from "../engine/protocol";
import { EngineError } from "../engine/rpc";
import { say } from "../words/say";
import { typeset } from "../words/typeset";
import { announce } from "./live";

export interface State {
  ready: boolean; // the game's worker has answered
  place: string[]; // its name, then what it is about
  view: View | null; // the game being played
  problem: string;
}

export let state: State = { ready: false, place: [""], view: null, problem: "" };
const listeners = new Set<() => void>();

export function change(some: Partial<State>): void {
  state = { ...state, ...some };
  for (const tell of listeners) tell();
}

export function useApp(): State {
  const [, again] = useState(0);
  useEffect(() => {
    const tell = () => again((n) => n + 1);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
  return state;
}

// The engine's own messages are English; a sentence of the catalogue goes before them where it can.
const reasons: Record<string, PhraseKey> = {
  open_elsewhere: "web_open_elsewhere",
  newer_games: "web_newer_games",
  unreachable: "web_no_engine",
  unknown_rules: "web_refused_rules",
  bad_game: "web_refused_game",
  bad_record: "web_refused_record",
  bad_reveal: "web_refused_reveal",
  illegal_move: "web_refused_move",
};

// A message may quote what was handed in, however long that is; what is wrong with it is often said last.
const longest = 400; // characters
const brief = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest - 100)} … ${text.slice(-100)}`);

export function explain(why: unknown): string {
  const text = brief(typeset(why instanceof Error ? why.message : String(why)));
  return (why instanceof EngineError && say(reasons[why.code] ?? "web_refused", { why: text })) || text;
}

// Why what is played is not kept; nothing if it is.
export function explainSaveError(error: string): string {
  const known = reasons[error];
  return known ? say(known) : error && say("web_not_saved", { why: error });
}

// What could not be done, said where everybody notices.
export function complain(why: unknown): void {
  if (why instanceof EngineError && why.code === "stopped") return; // the player wanted it no more
  const text = explain(why);
  change({ problem: text });
  announce(text);
}
