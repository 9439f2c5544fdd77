// What the desk and the engine answer (docs/web.md, docs/notation.md). Nothing here is worked out by the page.

export type Card = string; // "TD"

export interface State {
  game: string;
  rules: string;
  status: "playing" | "won" | "lost";
  score: number | null;
  health: number;
  max_health: number;
  room: Card[];
  carried: Card[];
  dealt_with: number;
  untouched: boolean;
  room_number: number;
  weapon: { card: Card; power: number; limit: number | null; uses: number; slain: Card[] } | null;
  slot: { card: Card; uses: number; slain: Card[] } | null;
  rolled: Card | null;
  awaiting: number;
  potion_used: boolean;
  avoided_last: boolean;
  dungeon: number;
  bottom: Card[];
  unseen: Card[];
  discard: Card[];
  legal: string[];
  stats: {
    rooms_cleared: number;
    rooms_avoided: number;
    damage_taken: number;
    healed: number;
    monsters_slain: number;
    slain_value: number;
  };
}

export interface Offer {
  move: string;
  key: string;
  label: string;
  effect: string;
  doing: string; // how it is spoken of
  legal: boolean;
  damage: number;
  healed: number;
  healing_lost: number;
  health: number;
  fatal: boolean;
  wins: boolean;
}

export interface Position {
  state: State;
  offers: Record<string, Offer[]>; // by card; "room": what needs none
  kinds: Record<Card, string>; // "monster 11"
  due: number | null;
  at_table: boolean;
  die_owed: boolean; // the person at the table rolls it
  slot: boolean;
  wears: boolean;
  up_to: boolean;
  avoids: boolean;
  solvable: boolean;
  moves: number;
  marks: PhraseKey[];
  order?: Card[];
}

export interface Scene extends Position {
  deeds: { room: number; text: string }[];
  play: string;
  life: { up: Card[]; turned_down: Card[]; turned_up: Card[] } | null;
  can_undo: boolean;
  can_redo: boolean;
  kept: boolean;
  touched: boolean; // something was done in it
  trouble: string;
}

export interface Words {
  language: string;
  languages: { language: string; name: string }[];
  phrases: Partial<Record<PhraseKey, string>>;
  forms: Record<string, string>;
}

export interface Summary {
  name: string;
  started: string;
  game: string;
  rules: string;
  status: "playing" | "won" | "lost";
  score: number | null;
  marks: PhraseKey[];
  abandoned: boolean;
  repeated: boolean;
  moves: number;
  rooms_cleared: number;
  monsters_slain: number;
}

export interface History {
  games: Summary[];
  unreadable: { name: string; why: string }[];
}

export interface Tally {
  games: number;
  wins: number;
  losses: number;
  best_score: number | null;
  worst_score: number | null;
  mean_score: number | null;
  moves: number;
  rooms_cleared: number;
  rooms_avoided: number;
  damage_taken: number;
  healed: number;
  monsters_slain: number;
  scores: Record<string, number>;
}

export interface RuleStatistics {
  rules: string;
  clean: Tally;
  course: { won: boolean; score: number }[];
  streak: number;
  best_streak: number;
  marked: Tally;
  repeated: Tally;
  abandoned: number;
  in_progress: number;
}

export interface KnobTold {
  knob: string;
  value: string;
  low: number;
  high: number;
  values: { value: string; meaning: string }[];
  meaning: string;
  matters: boolean;
}

export interface RulesTold {
  rules: string;
  title: string;
  brief: string;
  paragraphs: { title: string; sentences: string[] }[];
  knobs: KnobTold[];
  deck: Card[];
  preparations: string[];
  health: number;
  slot: boolean;
  levels: boolean;
  solvable: boolean;
}

export interface RuleSets {
  sets: { rules: string; title: string; what_for: string; brief: string }[];
  difficulties: { rules: string; level: string }[];
}

export interface Line {
  game: string;
  rules: string;
  record: string;
  scenes: Position[];
  moves: string[];
  deeds: string[];
}

export interface Tasks {
  lessons: { name: string; rules: string; game: string; steps: { text: string; move: string }[] }[];
  puzzles: { game: string; rules: string; seed: number; best: number }[];
}

export interface Merge {
  added: number;
  known: number;
  extended: number;
  apart: number;
  refused: { name: string; why: string }[];
}

export type WhatIs =
  | { kind: "game"; game: string; rules: string }
  | { kind: "rules"; rules: string }
  | { kind: "record"; game: string; over: boolean };

export interface Hint {
  best: string;
  moves: { move: string; win: number | null; error: number | null; score: number | null; plan: string[] }[];
  reason: string;
}

export interface Solution {
  verdict: "won" | "lost" | "unknown";
  best_score: number | null;
  line: string[];
  avoids: number | null;
}

export interface SpelledOut {
  rooms: { room: number; cards: Card[]; doings: string[]; health: number }[];
}

export interface Review {
  won: boolean;
  score: number;
  start: number;
  luck: number;
  skill: number;
  result: number;
  luck_error: number;
  skill_error: number;
  accuracy: number;
  skill_figure: number;
  luck_percentile: number;
  decisions: number;
  moves: {
    number: number;
    room: number;
    move: string;
    before: number;
    after: number;
    skill: number;
    best: string;
    decision: boolean;
    mark: "inaccuracy" | "mistake" | "blunder" | null;
  }[];
  reveals: { after_move: number; room: number; cards: Card[]; die?: Card; before: number; after: number; luck: number }[];
  costliest: number[];
  turning_point: { move?: number; reveal?: number } | null;
  deal: Solution | null;
}

export class Refused extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
  }
}
