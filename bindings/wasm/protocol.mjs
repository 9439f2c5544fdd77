// The modules in JavaScript: const ask = await protocol(bytes of game.wasm or coach.wasm, progress)
//   ask('{"do":"rules"}') gives the answer as text; ask(request) of an object gives an object.
//   await ask.inSteps(request, pause) does long work in steps, with `await pause()` between them: true ends the work, and
//   the answer is what is known by then. ask() does all steps at once.
// Instead of bytes a promise of a Response will do. progress(part) is told from 0 to 1 how much of long work is done.
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
    const read = (from) => decoder.decode(new Uint8Array(exports.memory.buffer, from, exports.answer_size()));
    function begin(text) {
        const bytes = encoder.encode(text);
        const to = exports.request(bytes.length);
        new Uint8Array(exports.memory.buffer).set(bytes, to);
        return read(exports.answer());
    }
    function ask(request) {
        if (typeof request !== "string") return JSON.parse(ask(JSON.stringify(request)));
        let text = begin(request);
        while (exports.busy()) text = read(exports.go_on(false));
        return text;
    }
    ask.inSteps = async (request, pause) => {
        let text = begin(JSON.stringify(request));
        while (exports.busy()) text = read(exports.go_on(await pause()));
        return JSON.parse(text);
    };
    return ask;
}

export const netRequest = (bytes) => ({ do: "take_net", file: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) });
