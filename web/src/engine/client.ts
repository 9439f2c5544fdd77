// The protocol as the page speaks it: with the game's worker, and with the coach's.
import { language } from "../words/say";
import type { Answers, Requests, View, Viewed } from "./protocol";
import { Client, type Fields } from "./rpc";

export const game = new Client(() => new Worker(new URL("./game_worker.ts", import.meta.url), { type: "module" }));
export const coach = new Client(() => new Worker(new URL("./coach_worker.ts", import.meta.url), { type: "module" }));

// Requests that can answer with the game as the page shows it.
type Viewing = { [Name in keyof Answers]: Viewed extends Answers[Name] ? Name : never }[keyof Answers];

export async function view<Name extends Viewing>(name: Name, ...[fields]: Fields<Name>): Promise<View> {
  const asked = { ...fields, view: true } as unknown as Requests[Name];
  const answer = await game.ask(name, ...([asked] as unknown as Fields<Name>));
  return (answer as unknown as Viewed).view;
}

// Another tab has taken over a game that was being played here.
export function onLost(tell: (name: string) => void): void {
  game.onEvent = (event) => tell((event as { lost: string }).lost);
}

// A coach that was stopped has forgotten which language it spoke.
export async function advise<Name extends "hint" | "review" | "figures" | "judge" | "answer" | "watch">(name: Name, fields: Requests[Name], progress = (_part: number) => {}): Promise<Answers[Name]> {
  coach.onEvent = (event) => progress((event as { part: number }).part);
  await coach.ask("language", { language: language() });
  return coach.ask(name, ...([fields] as unknown as Fields<Name>));
}
