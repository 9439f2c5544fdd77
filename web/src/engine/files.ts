// The files that the modules ask for by their names in the package, as this build has them: nets, languages, puzzles, and the
// modules themselves. For engine.wasm that is coach.wasm, which has what the page asks of it and no more.
import coach from "@wasm/coach.wasm?url";
import game from "@wasm/game.wasm?url";

const nets = import.meta.glob<string>("@nets/*.net", { query: "?url", import: "default", eager: true });
const tables = import.meta.glob<string>("@wasm/words/*.json", { query: "?url", import: "default", eager: true });
const puzzles = import.meta.glob<string>("@puzzles/*.txt", { query: "?url", import: "default", eager: true });

const urls = new Map([["game.wasm", game], ["engine.wasm", coach]]);
for (const [path, url] of Object.entries({ ...nets, ...tables })) urls.set(path.slice(path.lastIndexOf("/") + 1), url);

export async function load(file: string): Promise<Response> {
  if (file !== "puzzles.txt") return fetch(urls.get(file) ?? file);
  const all = await Promise.all(Object.values(puzzles).map((one) => fetch(one)));
  const failed = all.find(({ ok }) => !ok);
  return failed ?? new Response((await Promise.all(all.map((one) => one.text()))).join(""));
}
