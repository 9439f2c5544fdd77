// The coach in a worker of its own: hints, solutions, reviews and deals as hard as wanted. It fetches the net that a
// request needs.
import { netRequest, protocol } from "@protocol";
import url from "@wasm/coach.wasm?url";
import { Refused, serve, tellEvent, type Request } from "./rpc";
import { handWords } from "./words";

const nets = import.meta.glob<string>("@nets/*.net", { query: "?url", import: "default", eager: true });
const needsNet = new Set(["hint", "review", "figures", "answer", "watch"]);

// Fetched when first asked for; what failed is tried again.
let fetched: ReturnType<typeof protocol> | null = null;

async function load(): ReturnType<typeof protocol> {
  fetched ??= protocol(fetch(url), (part: number) => tellEvent({ part }));
  try {
    return await fetched;
  } catch (why) {
    fetched = null;
    throw new Refused("unreachable", String(why));
  }
}

async function handNet(request: Request): Promise<void> {
  const ask = await load();
  const { ok, net, handed } = ask({ ...request, do: "net_for" });
  if (!ok || handed) return; // what is wrong with the request its own answer tells
  const path = Object.keys(nets).find((one) => one.endsWith(`/${net}.net`));
  const response = await fetch(path ? nets[path]! : "").catch(() => null);
  if (!response?.ok) throw new Refused("unreachable", String(net));
  ask(netRequest(new Uint8Array(await response.arrayBuffer())));
}

// Messages are heard between the steps of long work.
const breath = () => new Promise((done) => setTimeout(done));

serve(async (request, stopped) => {
  const ask = await load();
  await handWords(ask, request);
  if (needsNet.has(request.do)) await handNet(request);
  return ask.inSteps(request, async () => (await breath(), stopped()));
});
