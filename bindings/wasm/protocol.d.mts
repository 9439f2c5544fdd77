// A module as it is, for the page and the engine; not shown by the package.
/** A request and its answer as they are: what is in them is said by schema.d.mts. */
export type Request = { do: string } & Record<string, unknown>;
export type Answer = { ok: boolean; error?: { code: string; message: string } } & Record<string, unknown>;

export type Source = BufferSource | WebAssembly.Module | Response;
export interface Host {
  progress?: (part: number) => void;
  stopped?: () => boolean;
  random?: (bytes: Uint8Array) => void;
}

export interface Ask {
  (request: Request): Answer;
  inSteps(request: string, pause: () => Promise<boolean>): Promise<Answer>;
  playRandom(rules: string, seed: number | bigint, games: number): RandomGames;
}

/** One number a game: 0, 1 or 2 for still playing after 1,000 moves, won or lost; the score; the moves. */
export interface RandomGames {
  statuses: Int16Array;
  scores: Int16Array;
  moves: Int16Array;
}

export declare function protocol(source: Source | Promise<Source>, host?: Host): Promise<Ask>;
