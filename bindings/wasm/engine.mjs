// The engine in JavaScript: const ask = await engine(bytes); ask('{"do":"rules"}') → the answer, a string.

// What the module may ask of its host: the time (for "ms"), and nothing else.
function host(name, memory) {
    if (name !== "clock_time_get") return () => { throw new Error(`the engine called ${name}`); };
    return (_clock, _precision, to) => {
        new DataView(memory().buffer).setBigUint64(to, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
    };
}

export async function engine(bytes) {
    const module = await WebAssembly.compile(bytes);
    let exports;
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module))
        (imports[from] ??= {})[name] = host(name, () => exports.memory);
    ({ exports } = await WebAssembly.instantiate(module, imports));
    exports._initialize?.();
    const encoder = new TextEncoder(), decoder = new TextDecoder();
    return (request) => {
        const sent = encoder.encode(request);
        const to = exports.request(sent.length);
        new Uint8Array(exports.memory.buffer).set(sent, to);
        const from = exports.answer();
        return decoder.decode(new Uint8Array(exports.memory.buffer, from, exports.answer_size()));
    };
}
