// The engine with solver and player in a worker of its own: hints, reviews and deals as hard as wanted. It is handed
// records, and fetches the net that serves their rules.
import { engine } from "@engine";
import url from "@wasm/engine.wasm?url";
import { attend, tellEvent } from "./rpc";
import { Refused } from "./types";

const nets = import.meta.glob<string>("@nets/*.net", { query: "?url", import: "default", eager: true });

export type Advice =
  | { kind: "hint" | "review"; record: string; rules: string; language: string }
  | { kind: "solve"; game: string }
  | { kind: "solve_from"; record: string }
  | { kind: "find"; rules: string; wanted: string; seed: string; seeds: number };

// Fetched when first asked for; what failed is tried again.
let fetched: ReturnType<typeof engine> | null = null;
const handed = new Set<string>();

async function load(): ReturnType<typeof engine> {
  fetched ??= engine(fetch(url), (part: number) => tellEvent({ part }));
  try {
    return await fetched;
  } catch (why) {
    fetched = null;
    throw new Refused("unreachable", String(why));
  }
}

async function handNet(rules: string): Promise<void> {
  const { netFor, takeNet } = await load();
  const id = netFor(rules);
  if (handed.has(id)) return;
  const path = Object.keys(nets).find((one) => one.endsWith(`/${id}.net`));
  const response = await fetch(path ? nets[path]! : "").catch(() => null);
  if (!response?.ok) throw new Refused("unreachable", id);
  takeNet(new Uint8Array(await response.arrayBuffer()));
  handed.add(id);
}

async function ask(request: object): Promise<Record<string, unknown>> {
  const answer = JSON.parse((await load()).ask(JSON.stringify(request))) as {
    ok: boolean;
    error?: { code: string; message: string };
  };
  if (!answer.ok) throw new Refused(answer.error?.code ?? "broken", answer.error?.message ?? "");
  return answer as Record<string, unknown>;
}

attend(async (what) => {
  const advice = what as Advice;
  if (advice.kind === "find") return JSON.parse((await load()).find(JSON.stringify(advice)));
  if (advice.kind === "solve") {
    await ask({ do: "new", game: advice.game });
    return (await ask({ do: "solve", nodes: 200_000 }))["solve"];
  }
  if (advice.kind === "solve_from") {
    await ask({ do: "load", record: advice.record });
    return (await ask({ do: "solve", ms: 20_000 }))["solve"];
  }
  (await load()).language(advice.language);
  await handNet(advice.rules);
  await ask({ do: "load", record: advice.record });
  return (await ask({ do: advice.kind }))[advice.kind];
});
