// The engine in types: what each request takes and answers follows from the schema (schema.d.mts, made by types.mjs).
import type { RandomGames } from "./protocol.mjs";
import type { Answers, Requests, Viewed, Write } from "./schema.mjs";
import type { Load } from "./supplies.mjs";

/** A request by its name; what it may and must say besides is in `Requests`. */
export type RequestOf<Name extends keyof Requests> = { do: Name } & Requests[Name];
/** Its answer. `writes`: kept games that the caller must write down (`keep`). */
export type AnswerOf<Name extends keyof Requests, View = false> = Shown<Answers[Name], View> & { ok: true; writes?: Write[] };
/** Many answers have a `state`, or with `view: true` the `view` that a front-end shows. */
type Shown<Answer, View> = [Exclude<Answer, Viewed>] extends [never] ? Answer : View extends true ? Extract<Answer, Viewed> : Exclude<Answer, Viewed>;
type Viewing = { [Name in keyof Answers]: Extract<Answers[Name], Viewed> extends never ? never : Name }[keyof Answers];

export interface Engine {
  /** Answers one after the other, each request as it was when it was asked; what is refused rejects with an `EngineError`. */
  ask<Name extends Viewing>(request: RequestOf<Name> & { view: true }): Promise<AnswerOf<Name, true>>;
  ask<Name extends keyof Requests>(request: RequestOf<Name>): Promise<AnswerOf<Name>>;
  /** Ends what was asked up to now at its next step: the answers are what is known by then. */
  stop(): void;
  /** Random play (docs/notation.md, chapter 9) of this seed and those after it, at once: up to a million games.
   *  A seed is a whole number from 0 to 2^53 - 1, or a bigint from 0 to 2^64 - 1. */
  playRandom(rules: string, games?: { seed?: number | bigint; games?: number }): RandomGames;
}

export interface EngineOptions {
  /** Loads a file of the package by its name: "engine.wasm", "classic.net", "de.json", "puzzles.txt". */
  load: Load;
  /** Told from 0 to 1 how much of long work is done. */
  progress?: (part: number) => void;
  /** Asked now and then while the engine works: true ends the request in flight. Another thread can be heard this way. */
  stopped?: () => boolean;
  /** Fills the bytes with chance; `crypto.getRandomValues` otherwise. */
  random?: (bytes: Uint8Array) => void;
}

export declare function createEngine(options: EngineOptions): Promise<Engine>;
/** `usual` are the options of the place that it runs in. */
export declare function createEngine(options: Partial<EngineOptions> | undefined, usual: EngineOptions): Promise<Engine>;
