// The modules in JavaScript: const ask = await protocol(bytes of game.wasm or coach.wasm, progress)
//   ask('{"do":"rules"}') gives the answer as text; ask(request) of an object gives an object.
// Instead of bytes a promise of a Response will do. During a review progress(part) is told from 0 to 1 how much is done.
// The coach needs a net for hints and reviews: netRequest(file) is the request that hands one in (see nets.h).

// What the module may ask of its host: the time, chance, and to tell how far it is; nothing else.
function host(name, memory, progress) {
    const calls = {
        progress,
        clock_time_get(clock, _precision, to) {
            const ms = clock === 0 ? Date.now() : performance.now();
            new DataView(memory().buffer).setBigUint64(to, BigInt(Math.round(ms * 1e6)), true);
            return 0;
        },
        random_get(to, size) {
            crypto.getRandomValues(new Uint8Array(memory().buffer, to, size));
            return 0;
        },
    };
    return calls[name] ?? (() => { throw new Error(`the module called ${name}`); });
}

export async function protocol(source, progress = () => {}) {
    const module = source instanceof Promise ? await WebAssembly.compileStreaming(source) : await WebAssembly.compile(source);
    let exports;
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module))
        (imports[from] ??= {})[name] = host(name, () => exports.memory, progress);
    ({ exports } = await WebAssembly.instantiate(module, imports));
    exports._initialize?.();
    const encoder = new TextEncoder(), decoder = new TextDecoder();
    return function ask(request) {
        if (typeof request !== "string") return JSON.parse(ask(JSON.stringify(request)));
        const bytes = encoder.encode(request);
        const to = exports.request(bytes.length);
        new Uint8Array(exports.memory.buffer).set(bytes, to);
        const from = exports.answer();
        return decoder.decode(new Uint8Array(exports.memory.buffer, from, exports.answer_size()));
    };
}

export const netRequest = (bytes) => ({ do: "take_net", file: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) });
