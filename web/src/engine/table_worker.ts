// The desk in a worker: games, their storage, the rules and the words.
import { table } from "@engine";
import url from "@wasm/table.wasm?url";
import { attend, tellEvent } from "./rpc";
import { claim, claimedElsewhere, mayRead, readAll, release, releaseOthers, write, type Write } from "./store";
import { Refused, type Scene } from "./types";

interface Request {
  do: string;
  name?: string;
  play?: string;
  keep?: boolean;
  here?: boolean;
}

interface Answer {
  ok: boolean;
  error?: { code: string; message: string };
  writes?: Write[];
  scene?: Scene;
}

const desk = table(fetch(url));

// Other tabs write too: what looks at several games looks at all there are now.
const looksAtAll = new Set(["history", "statistics", "export", "import", "take_up", "branch", "line"]);
// These put another game on the table.
const changesGame = new Set(["begin", "take_up", "branch"]);

const unsaved = new Map<string, Write>();

async function serve(request: object): Promise<Answer> {
  return JSON.parse((await desk).serve(JSON.stringify(request))) as Answer;
}

async function keep(writes: Write[]): Promise<string> {
  for (const one of writes) {
    const earlier = unsaved.get(one.name);
    unsaved.set(one.name, earlier ? { ...one, before: earlier.before } : one);
  }
  for (const one of unsaved.values()) {
    try {
      await write(one);
      unsaved.delete(one.name);
    } catch (why) {
      return reasonOf(why);
    }
  }
  return "";
}

// A code where there is a sentence for it.
function reasonOf(why: unknown): string {
  if (why instanceof Refused) return why.code;
  return why instanceof Error ? why.message : String(why);
}

// What could not be written yet is newer than what is stored. Where nothing can be kept at all there is nothing to be
// read either; that it is not kept is told with every move.
async function allGames(): Promise<Record<string, string>> {
  const games = await readAll().catch((why) => {
    if (why instanceof Refused) throw why;
    return {} as Record<string, string>;
  });
  for (const { name, after } of unsaved.values()) games[name] = after;
  return games;
}

// What another tab has taken over must not be written by this one.
function lost(name: string): void {
  unsaved.delete(name);
  void serve({ do: "leave" });
  tellEvent({ lost: name });
}

async function answer(request: Request): Promise<unknown> {
  if (request.do === "tasks") return JSON.parse((await desk).tasks());
  const name = request.do === "take_up" ? request.name : request.play;
  const changes = changesGame.has(request.do);
  if (looksAtAll.has(request.do)) await mayRead();
  // Claimed before it is read: nobody writes to it after that.
  if (changes && name && !(await claim(name, request.here ?? false, lost))) throw new Refused("open_elsewhere", "");
  const elsewhere = looksAtAll.has(request.do) ? await claimedElsewhere() : [];
  if (looksAtAll.has(request.do)) await serve({ do: "games", games: await allGames(), open_elsewhere: elsewhere });
  const { ok, error, writes, ...told } = await serve(request);
  if (changes && name) ok ? releaseOthers(name) : release(name);
  const begun = request.do === "begin" && request.keep; // nothing is written before its first move
  const trouble = writes || unsaved.size > 0 ? await keep(writes ?? []) : begun ? await mayRead().then(() => "", reasonOf) : "";
  if (!ok) throw new Refused(error?.code ?? "broken", error?.message ?? "");
  if (told.scene && trouble) told.scene.trouble = trouble;
  return request.do === "history" ? { ...told, elsewhere } : told;
}

attend((what) => answer(what as Request));
