// All that the package shows: the engine, its errors, and the types of the protocol.
import type { Engine, EngineOptions } from "./engine.mjs";

/** An engine of its own: one game at a time. It loads the package's files itself, unless it is told how. */
export declare function createEngine(options?: Partial<EngineOptions>): Promise<Engine>;
export { EngineError } from "./error.mjs";
export type { AnswerOf, Engine, EngineOptions, RequestOf } from "./engine.mjs";
export type { RandomGames } from "./protocol.mjs";
export type * from "./schema.mjs";
