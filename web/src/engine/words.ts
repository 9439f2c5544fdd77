// Languages that the modules do not carry: their tables are fetched when one is first asked for, and handed in.
import type { protocol } from "@protocol";
import { Refused, type Request } from "./rpc";

const tables = import.meta.glob<string>("@wasm/words/*.json", { query: "?url", import: "default", eager: true });

// What cannot be fetched is tried again when the language is next asked for.
export async function handWords(ask: Awaited<ReturnType<typeof protocol>>, { do: what, language }: Request): Promise<void> {
  if (what !== "language" || ask({ do: "language", language }).ok) return; // it is here
  const path = Object.keys(tables).find((one) => one.endsWith(`/${language}.json`));
  if (!path) return; // there is none: the request's own answer tells so
  const response = await fetch(tables[path]!).catch(() => null);
  if (!response?.ok) throw new Refused("unreachable", String(language));
  ask({ do: "take_words", ...((await response.json()) as object) });
}
