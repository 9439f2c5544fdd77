// The types of all requests and answers, as the package has them: made from src/protocol/schema.json (bindings/wasm/types.mjs).
export type * from "@engine/schema.mjs";
