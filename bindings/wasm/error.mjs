// What an engine refuses, or what became of it. `code` is one of the protocol's (docs/notation.md, chapter 8), or
// "unreachable" where a file of the package could not be had.
export class EngineError extends Error {
    constructor(code, message = "") {
        super(message);
        this.name = "EngineError";
        this.code = code;
    }
}
