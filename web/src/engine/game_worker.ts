// The game in a worker: what is played, the rules and the words; and the storage that its module only has in memory.
import { protocol } from "@engine/protocol.mjs";
import { handIn, handPuzzles } from "@engine/supplies.mjs";
import { load } from "./files";
import type { View, Write } from "./protocol";
import { EngineError, serve, tellEvent, type Answer, type Request } from "./rpc";
import { claim, claimedElsewhere, mayRead, readAll, release, releaseOthers, write } from "./store";

const module = protocol(load("game.wasm"));

// Other tabs write too: what looks at several games looks at all there are now.
const looksAtAll = new Set(["history", "statistics", "to_review", "standing", "export", "import", "resume", "branch", "replay", "daily", "calendar", "strip", "puzzles"]);
// These open another game.
const opens = new Set(["new", "resume", "branch"]);

// The puzzles are handed in when they are first wanted.
let handed = false;
async function wantPuzzles(): Promise<void> {
  if (!handed) await handPuzzles(await module, load);
  handed = true;
}

const unsaved = new Map<string, Write>();

async function keep(writes: Write[]): Promise<string> {
  for (const one of writes) {
    const earlier = unsaved.get(one.name);
    unsaved.set(one.name, earlier ? { ...one, before: earlier.before } : one);
  }
  let failed = "";
  for (const one of unsaved.values()) {
    try {
      await write(one);
      unsaved.delete(one.name);
    } catch (why) {
      failed ||= reasonOf(why); // the others may still be written
    }
  }
  return failed;
}

// A code where there is a sentence for it.
function reasonOf(why: unknown): string {
  if (why instanceof EngineError) return why.code;
  return why instanceof Error ? why.message : String(why);
}

// What could not be written yet is newer than what is stored. Where nothing can be kept at all there is nothing to be
// read either; that it is not kept is told with every move.
async function allGames(): Promise<Record<string, string>> {
  const games = await readAll().catch((why) => {
    if (why instanceof EngineError) throw why;
    return {} as Record<string, string>;
  });
  for (const { name, after } of unsaved.values()) games[name] = after;
  return games;
}

// What another tab has taken over must not be written by this one.
function lost(name: string): void {
  unsaved.delete(name);
  void module.then((ask) => ask({ do: "leave" }));
  tellEvent({ lost: name });
}

// A stored game is claimed before it is read, so that nobody writes to it after that; `here`: even if another tab has it.
async function claimStored({ name, here }: Request): Promise<void> {
  if (!(await claim(name as string, here === true, lost))) throw new EngineError("open_elsewhere");
}

// A new one is claimed once it has a name.
async function claimOpened(request: Request, view: View): Promise<void> {
  const name = request.do === "resume" ? (request["name"] as string) : view.play;
  if (view.kept) await claim(name, false, lost);
  releaseOthers(name);
}

async function answer(request: Request): Promise<Answer> {
  const ask = await module;
  await handIn(ask, load, request);
  const looks = looksAtAll.has(request.do) && !(request.do === "replay" && request["record"]); // which came along
  if (looks) await mayRead();
  if (request.do === "resume") await claimStored(request);
  if (looks) {
    const games = await allGames();
    ask({ do: "store", games, open_elsewhere: await claimedElsewhere() });
    // A game from a position may be a puzzle; it can be played, and listed, without knowing that.
    const looked = request["name"] === undefined ? Object.values(games) : [games[request["name"] as string] ?? ""];
    if (looked.some((one) => one.includes("@position"))) await wantPuzzles().catch(() => {});
  }
  if (request.do === "puzzles" || request["puzzle"]) await wantPuzzles();
  const { writes, ...reply } = ask(request);
  const view = reply["view"] as View | undefined;
  if (opens.has(request.do) && view) await claimOpened(request, view);
  else if (request.do === "resume") release(request["name"] as string);
  const begun = request.do === "new" && view?.kept; // nothing is written before its first move
  const save_error = writes || unsaved.size > 0 ? await keep((writes as Write[] | undefined) ?? []) : begun ? await mayRead().then(() => "", reasonOf) : "";
  if (view && save_error) view.save_error = save_error;
  return reply;
}

serve(answer);
