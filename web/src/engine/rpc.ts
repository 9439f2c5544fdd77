// Requests to a worker, answered in order of arrival. Both are the protocol's own, {id, do, …} and {id, ok, …}; what the
// worker itself could not do comes as the same error. Whoever asks gets a promise.
import { EngineError } from "@engine/error.mjs";
import type { Answer as Answered, Request as Asked } from "@engine/protocol.mjs";
import type { Answers, Requests } from "./protocol";

export type Request = { id?: number } & Asked;
export type Answer = { id?: number } & Answered;
// A code of the protocol's, or `unreachable`, `open_elsewhere`, `stopped`, `broken`.
export { EngineError };

// The fields of a request; a request that needs none may be made without.
export type Fields<Name extends keyof Requests> = {} extends Requests[Name] ? [fields?: Requests[Name]] : [fields: Requests[Name]];

const patience = 1000; // milliseconds

export class Client {
  private next = 1;
  private waiting = new Map<number, { done(answer: unknown): void; failed(why: Error): void }>();
  private worker: Worker | null = null;
  onEvent: (event: unknown) => void = () => {};

  constructor(private readonly hire: () => Worker) {}

  ask<Name extends keyof Requests>(name: Name, ...[fields]: Fields<Name>): Promise<Answers[Name]> {
    this.worker ??= this.begin();
    const id = this.next++;
    this.worker.postMessage({ ...fields, id, do: name } satisfies Request);
    return new Promise((done, failed) => this.waiting.set(id, { done: done as (answer: unknown) => void, failed }));
  }

  // Ends whatever it is doing, of which nobody wants to hear any more. A worker that is deaf to it is ended itself; the
  // next request starts another.
  stop(): void {
    if (this.waiting.size === 0) return;
    this.refuse(new EngineError("stopped"));
    const deaf = setTimeout(() => this.end(new EngineError("stopped")), patience);
    this.ask("stop").then(() => clearTimeout(deaf), () => clearTimeout(deaf));
  }

  // Ends the worker with all that it knows; the next request starts another.
  dismiss(): void {
    this.end(new EngineError("stopped"));
  }

  private end(why: EngineError): void {
    this.worker?.terminate();
    this.worker = null;
    this.refuse(why);
  }

  private refuse(why: EngineError): void {
    for (const { failed } of this.waiting.values()) failed(why);
    this.waiting.clear();
  }

  private begin(): Worker {
    const worker = this.hire();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.id === undefined) return this.onEvent(data);
      const asker = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.ok) asker?.done(data);
      else asker?.failed(new EngineError(data.error?.code ?? "broken", data.error?.message));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new EngineError("unreachable", event.message));
    };
    return worker;
  }
}

// The worker's side. An event answers no request and has no id.
export function tellEvent(event: object): void {
  self.postMessage(event);
}

// `stopped()` says of a request whether a later one has asked to stop.
export function serve(answer: (request: Request, stopped: () => boolean) => Promise<Answer>): void {
  let before: Promise<void> = Promise.resolve();
  let arrived = 0;
  let stopBefore = 0;
  const refusal = (why: unknown): Answer => ({
    ok: false,
    error: { code: why instanceof EngineError ? why.code : "broken", message: why instanceof Error ? why.message : String(why) },
  });
  self.onmessage = ({ data }: MessageEvent<Request>) => {
    const number = ++arrived;
    if (data.do === "stop") stopBefore = number;
    before = before.then(async () => self.postMessage({ ...(await answer(data, () => number < stopBefore).catch(refusal)), id: data.id }));
  };
}
