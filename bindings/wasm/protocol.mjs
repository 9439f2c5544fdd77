// A module in JavaScript: const ask = await protocol(source, host)
//   ask('{"do":"rules"}') gives the answer as text; ask(request) of an object gives an object.
//   await ask.inSteps(text, pause) gives an object. It does long work in steps, with `await pause()` between them: true ends
//   the work, and the answer is what is known by then. ask() does all steps at once.
//   ask.playRandom(rules, seed, games) is random play without JSON; engine.wasm alone has it.
// The source is the bytes of game.wasm, coach.wasm or engine.wasm, a module compiled from them, a Response, or a promise of
// one of these. What they need besides is handed in by requests of their own: see supplies.mjs.
import { EngineError } from "./error.mjs";

// What a host may give of its own: progress(part) is told from 0 to 1 how much of long work is done; stopped() says now and
// then, within a step too, whether it is to end; random(bytes) fills them with chance.
const usual = { progress() {}, stopped: () => false, random: (bytes) => crypto.getRandomValues(bytes) };

// What the module may ask of its host: the above and the time; nothing else.
function importOf(name, memory, { progress, stopped, random }) {
    const calls = {
        progress,
        stopped,
        clock_time_get(clock, _precision, to) {
            const ms = clock === 0 ? Date.now() : performance.now();
            new DataView(memory().buffer).setBigUint64(to, BigInt(Math.round(ms * 1e6)), true);
            return 0;
        },
        random_get(to, size) {
            random(new Uint8Array(memory().buffer, to, size));
            return 0;
        },
    };
    return calls[name] ?? (() => { throw new Error(`the module called ${name}`); });
}

// Compiled while it arrives, where the server says what it is.
async function compile(source) {
    if (source instanceof WebAssembly.Module) return source;
    if (!(source instanceof Response)) return WebAssembly.compile(source);
    if (!source.ok) throw new EngineError("unreachable", source.url);
    return source.headers.get("content-type") === "application/wasm" ? WebAssembly.compileStreaming(source) : WebAssembly.compile(await source.arrayBuffer());
}

export async function protocol(source, host = {}) {
    const module = await compile(await source);
    let exports;
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module))
        (imports[from] ??= {})[name] = importOf(name, () => exports.memory, { ...usual, ...host });
    ({ exports } = await WebAssembly.instantiate(module, imports));
    exports._initialize?.();
    const encoder = new TextEncoder(), decoder = new TextDecoder();
    const read = (from) => decoder.decode(new Uint8Array(exports.memory.buffer, from, exports.answer_size()));
    function write(text) {
        const bytes = encoder.encode(text);
        const to = exports.request(bytes.length);
        new Uint8Array(exports.memory.buffer).set(bytes, to);
    }
    function begin(text) {
        write(text);
        return read(exports.answer());
    }
    function ask(request) {
        if (typeof request !== "string") return JSON.parse(ask(JSON.stringify(request)));
        let text = begin(request);
        while (exports.busy()) text = read(exports.go_on(false));
        return text;
    }
    ask.inSteps = async (request, pause) => {
        let text = begin(request);
        while (exports.busy()) text = read(exports.go_on(await pause()));
        return JSON.parse(text);
    };
    ask.playRandom = (rules, seed, games) => {
        write(rules);
        const error = read(exports.take_rules());
        if (error) throw new EngineError(JSON.parse(error).code, JSON.parse(error).message);
        const at = exports.play_random(BigInt(seed), games);
        const column = (number) => new Int16Array(exports.memory.buffer, at, 3 * games).slice(number * games, (number + 1) * games);
        return { statuses: column(0), scores: column(1), moves: column(2) };
    };
    return ask;
}
