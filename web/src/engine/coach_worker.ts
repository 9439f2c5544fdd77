// The coach in a worker of its own: hints, solutions, reviews and deals as hard as wanted.
import { createEngine, type Engine, type RequestOf } from "@engine/engine.mjs";
import { load } from "./files";
import type { Requests } from "./protocol";
import { serve, tellEvent } from "./rpc";

// Fetched when first asked for; what failed is tried again.
let engine: Promise<Engine> | null = null;
let stopped = () => false;

function open(): Promise<Engine> {
  engine ??= createEngine({ load, progress: (part) => tellEvent({ part }), stopped: () => stopped() });
  engine.catch(() => (engine = null));
  return engine;
}

serve(async (request, told) => {
  const opened = await open();
  stopped = told;
  return opened.ask(request as RequestOf<keyof Requests>); // whoever asked was held to the types
});
