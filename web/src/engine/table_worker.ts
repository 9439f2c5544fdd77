// The desk in a worker: games, their storage, the rules and the words.
import { table } from "@engine";
import url from "@wasm/table.wasm?url";
import { attend } from "./rpc";
import { claim, claimedElsewhere, readAll, releaseOthers, write, type Write } from "./store";
import { Refused, type Scene } from "./types";

interface Request {
  do: string;
  name?: string;
  play?: string;
  keep?: boolean;
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
      return why instanceof Error ? why.message : String(why);
    }
  }
  return "";
}

async function answer(request: Request): Promise<unknown> {
  if (request.do === "tasks") return JSON.parse((await desk).tasks());
  if (looksAtAll.has(request.do))
    await serve({ do: "games", games: await readAll(), open_elsewhere: await claimedElsewhere() });
  const name = request.do === "take_up" ? request.name : request.play;
  if (changesGame.has(request.do)) {
    if (name && !(await claim(name))) throw new Refused("open_elsewhere", "");
    releaseOthers(name ?? "");
  }
  const { ok, error, writes, ...told } = await serve(request);
  const trouble = writes || unsaved.size > 0 ? await keep(writes ?? []) : "";
  if (!ok) throw new Refused(error?.code ?? "broken", error?.message ?? "");
  if (told.scene && trouble) told.scene.trouble = trouble;
  return told;
}

attend((what) => answer(what as Request));
