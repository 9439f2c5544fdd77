// The modules in JavaScript. Each function takes and gives a string.
//   const { ask, find, language, netFor, takeNet } = await engine(bytes of engine.wasm, progress)
//     ask('{"do":"rules"}') speaks the engine protocol; hints and reviews need a net first:
//     takeNet(bytes of data/nets/ID.net), ID being what netFor(rules) says. During a review progress(part) is told
//     from 0 to 1 how much of it is done.
//   const { serve, tasks } = await table(bytes of table.wasm)
//     serve('{"do":"scene"}') asks the desk (src/table/desk.h); tasks() lists lessons and puzzles.
// Instead of bytes a promise of a Response will do.

// What the module may ask of its host: the time (for "ms"), and to tell how far it is; nothing else.
function host(name, memory, progress) {
    if (name === "progress") return progress;
    if (name !== "clock_time_get") return () => { throw new Error(`the engine called ${name}`); };
    return (_clock, _precision, to) => {
        new DataView(memory().buffer).setBigUint64(to, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
    };
}

async function load(source, progress = () => {}) {
    const module = source instanceof Promise ? await WebAssembly.compileStreaming(source) : await WebAssembly.compile(source);
    let exports;
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module))
        (imports[from] ??= {})[name] = host(name, () => exports.memory, progress);
    ({ exports } = await WebAssembly.instantiate(module, imports));
    exports._initialize?.();
    return exports;
}

const encoder = new TextEncoder(), decoder = new TextDecoder();

function send(exports, bytes) {
    const to = exports.request(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, to);
}

function asking(exports, entry) {
    return (request = "") => {
        send(exports, encoder.encode(request));
        const from = exports[entry]();
        return decoder.decode(new Uint8Array(exports.memory.buffer, from, exports.answer_size()));
    };
}

export async function engine(source, progress) {
    const exports = await load(source, progress);
    return {
        ask: asking(exports, "answer"),
        find: asking(exports, "find"),
        netFor: asking(exports, "net_for"),
        language: (name) => { send(exports, encoder.encode(name)); exports.language(); },
        takeNet: (bytes) => { send(exports, bytes); return exports.take_net() !== 0; },
    };
}

export async function table(source) {
    const exports = await load(source);
    return { serve: asking(exports, "serve"), tasks: asking(exports, "tasks") };
}
