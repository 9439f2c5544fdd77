/** What the engine refuses. `code` is one of the protocol's (`ErrorCode`), or `unreachable`: a file could not be loaded. */
export declare class EngineError extends Error {
  constructor(code: string, message?: string);
  readonly code: string;
}
