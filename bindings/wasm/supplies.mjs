// What a module needs and does not carry, loaded when a request first wants it and handed in: value nets, languages other
// than English, puzzles. `load` gets the name of a file, such as "classic.net", "de.json" or "puzzles.txt", and gives its
// bytes or a Response, or a promise of either.
import { EngineError } from "./error.mjs";

// What the modules understand for this and the protocol does not have: the package asks it, its users cannot.
export const ownRequests = new Set(["net_for", "take_net", "take_puzzles", "take_words"]);

const needsNet = new Set(["hint", "review", "figures", "answer", "watch"]);

export const netRequest = (bytes) => ({ do: "take_net", file: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) });

// What could not be had is tried again when it is next wanted.
async function bytesOf(load, file) {
    let why;
    try {
        const loaded = await load(file);
        if (!(loaded instanceof Response)) return new Uint8Array(loaded);
        if (loaded.ok) return new Uint8Array(await loaded.arrayBuffer());
    } catch (error) {
        why = error;
    }
    throw new EngineError("unreachable", why instanceof Error ? `${file}: ${why.message}` : file);
}

const textOf = async (load, file) => new TextDecoder().decode(await bytesOf(load, file));

// Before a request: `ask` is the module's (protocol.mjs). What is wrong with a request its own answer tells.
export async function handIn(ask, load, request) {
    if (request.do === "language") await handWords(ask, load, request);
    if (needsNet.has(request.do)) await handNet(ask, load, request);
}

async function handWords(ask, load, { language }) {
    if (ask({ do: "language", language }).error?.code !== "not_available") return; // it is here, or there is none
    ask({ do: "take_words", ...JSON.parse(await textOf(load, `${language}.json`)) });
}

async function handNet(ask, load, request) {
    const { ok, net, handed } = ask({ ...request, do: "net_for" });
    if (ok && !handed) ask(netRequest(await bytesOf(load, `${net}.net`)));
}

export async function handPuzzles(ask, load) {
    ask({ do: "take_puzzles", text: await textOf(load, "puzzles.txt") });
}
