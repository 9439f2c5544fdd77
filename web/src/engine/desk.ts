// The page's side of both workers.
import type { Advice } from "./advice_worker";
import { Workshop } from "./rpc";
import type { Hint, History, Line, Merge, Review, RuleSets, RuleStatistics, RulesTold, Scene, Solution, SpelledOut, Tasks, WhatIs, Words } from "./types";

const tableWorker = new Workshop(() => new Worker(new URL("./table_worker.ts", import.meta.url), { type: "module" }));
const adviceWorker = new Workshop(() => new Worker(new URL("./advice_worker.ts", import.meta.url), { type: "module" }));

// A game on this tab's table that another tab has taken over.
export function onLost(tell: (name: string) => void): void {
  tableWorker.onEvent = (event) => tell((event as { lost: string }).lost);
}

const ask = <Answer>(what: object) => tableWorker.ask<Answer>(what);

// A name nobody else has, and when it was played: the desk knows no clock and no chance.
function playing() {
  const started = new Date().toISOString();
  const chance = crypto.getRandomValues(new Uint32Array(2));
  const hex = [...chance].map((n) => n.toString(16).padStart(8, "0")).join("");
  return { play: `${started.replace(/[-:.]/g, "")}-${hex}`, started };
}

// Ten digits at most: to be read out, and typed again.
export function randomSeed(): string {
  return String(crypto.getRandomValues(new BigUint64Array(1))[0]! % 10_000_000_000n);
}

export type Begin = { open?: boolean; solve?: boolean; keep?: boolean; give_up?: boolean } & ({ game: string } | { position: object; seed?: string } | { set_up: object; seed?: string });

export const desk = {
  language: (language: string) => ask({ do: "language", language }),
  words: (rules: string) => ask<Words>({ do: "words", rules }),
  ruleSets: () => ask<RuleSets>({ do: "rule_sets" }),
  explain: (rules: string) => ask<RulesTold>({ do: "explain", rules }),
  turn: (rules: string, what: { knob: string; value: string } | { card: string }) => ask<RulesTold>({ do: "turn", rules, ...what }),
  whatIs: (text: string) => ask<WhatIs>({ do: "what_is", text }),
  tasks: () => ask<Tasks>({ do: "tasks" }),
  begin: async (begin: Begin) => (await ask<{ scene: Scene }>({ do: "begin", keep: true, ...playing(), ...begin })).scene,
  scene: async () => (await ask<{ scene: Scene }>({ do: "scene" })).scene,
  takeUp: async (name: string, here = false) => (await ask<{ scene: Scene }>({ do: "take_up", name, here })).scene,
  branch: async (from: { name: string } | { record: string }, moves: number) =>
    (await ask<{ scene: Scene }>({ do: "branch", ...from, moves, ...playing() })).scene,
  move: async (move: string) => (await ask<{ scene: Scene }>({ do: "move", move })).scene,
  undo: async () => (await ask<{ scene: Scene }>({ do: "undo" })).scene,
  redo: async () => (await ask<{ scene: Scene }>({ do: "redo" })).scene,
  reveal: async (cards: string[], as: "cards" | "die" | "replace" = "cards") =>
    (await ask<{ scene: Scene }>({ do: "reveal", cards, as })).scene,
  note: async (event: "hint" | "solve" | "open") => (await ask<{ scene: Scene }>({ do: "note", event })).scene,
  remark: async (text: string) => (await ask<{ scene: Scene }>({ do: "note", event: "comment", text })).scene,
  spellOut: (moves: string[]) => ask<SpelledOut>({ do: "spell_out", moves }),
  record: async () => (await ask<{ record: string }>({ do: "record" })).record,
  history: () => ask<History & { elsewhere: string[] }>({ do: "history" }),
  statistics: async () => (await ask<{ statistics: RuleStatistics[] }>({ do: "statistics" })).statistics,
  exportAll: () => ask<{ text: string; games: number }>({ do: "export" }),
  importAll: (text: string) => ask<Merge>({ do: "import", text }),
  line: (from: { name: string } | { record: string }) => ask<Line>({ do: "line", ...from }),
};

const consult = <Answer>(what: Advice) => adviceWorker.ask<Answer>(what);

export const advice = {
  hint: (record: string, rules: string, language: string) => consult<Hint>({ kind: "hint", record, rules, language }),
  review: (record: string, rules: string, language: string, progress: (part: number) => void) => {
    adviceWorker.onEvent = (event) => progress((event as { part: number }).part);
    return consult<Review>({ kind: "review", record, rules, language });
  },
  solve: (game: string) => consult<Solution>({ kind: "solve", game }), // the whole deal
  solveFrom: (record: string) => consult<Solution>({ kind: "solve_from", record }),
  find: (rules: string, wanted: string, seed: string) =>
    consult<{ game: string | null }>({ kind: "find", rules, wanted, seed, seeds: 20 }),
  // Whoever leaves a view wants no answer any more.
  stop: () => adviceWorker.stop(),
};
