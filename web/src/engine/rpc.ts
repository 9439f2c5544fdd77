// Questions to a worker and its answers, in order of arrival. Whoever asks gets a promise.
import { Refused } from "./types";

export interface Question {
  id: number;
  what: unknown;
}

// An event answers no question: its id is 0.
export type Reply = { id: number; answer: unknown } | { id: number; code: string; message: string };

export class Workshop {
  private next = 1;
  private waiting = new Map<number, { done(answer: unknown): void; failed(why: Error): void }>();
  private worker: Worker | null = null;
  onEvent: (event: unknown) => void = () => {};

  constructor(private readonly hire: () => Worker) {}

  ask<Answer>(what: unknown): Promise<Answer> {
    this.worker ??= this.begin();
    const id = this.next++;
    this.worker.postMessage({ id, what } satisfies Question);
    return new Promise((done, failed) => this.waiting.set(id, { done: done as (answer: unknown) => void, failed }));
  }

  // Ends whatever it is at; the next question begins anew.
  stop(): void {
    this.end(new Refused("stopped", ""));
  }

  private end(why: Refused): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { failed } of this.waiting.values()) failed(why);
    this.waiting.clear();
  }

  private begin(): Worker {
    const worker = this.hire();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.id === 0 && "answer" in data) return this.onEvent(data.answer);
      const asker = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("answer" in data) asker?.done(data.answer);
      else asker?.failed(new Refused(data.code, data.message));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new Refused("unreachable", event.message));
    };
    return worker;
  }
}

export function tellEvent(event: unknown): void {
  self.postMessage({ id: 0, answer: event } satisfies Reply);
}

// The worker's side: one question after the other.
export function attend(answer: (what: unknown) => Promise<unknown>): void {
  let before: Promise<void> = Promise.resolve();
  self.onmessage = ({ data }: MessageEvent<Question>) => {
    before = before.then(async () => {
      try {
        self.postMessage({ id: data.id, answer: await answer(data.what) } satisfies Reply);
      } catch (why) {
        const code = why instanceof Refused ? why.code : "broken";
        self.postMessage({ id: data.id, code, message: why instanceof Error ? why.message : String(why) } satisfies Reply);
      }
    });
  };
}
