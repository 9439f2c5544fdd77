// The package as it was installed (install.mjs), used by node: what is in it, games, advice, errors, stopping, files of
// one's own, the types, the examples and those of the documents. SCOUNDREL_NPM is the folder.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

const folder = resolve(process.env.SCOUNDREL_NPM ?? "build/wasm/npm");
const packed = join(folder, "node_modules/scoundrel-engine");
const root = fileURLToPath(new URL("../../", import.meta.url));
const require = createRequire(join(folder, "here.mjs"));
const run = async (...words) => (await promisify(execFile)(process.execPath, words, { cwd: folder })).stdout;

let createEngine, EngineError;
before(async () => ({ createEngine, EngineError } = await import(pathToFileURL(require.resolve("scoundrel-engine")))));

const refused = (code) => (error) => error instanceof EngineError && error instanceof Error && error.code === code && error.message !== "";

test("the tarball has what it should, and nothing else", () => {
    const { version, license, files } = JSON.parse(readFileSync(join(packed, "package.json")));
    assert.match(readFileSync(join(root, "CMakeLists.txt"), "utf8"), new RegExp(`project\\(scoundrel VERSION ${version.replaceAll(".", "\\.")} `));
    assert.equal(license, "MIT");
    assert.deepEqual(readdirSync(packed).sort(), [...files, "LICENSE", "README.md", "package.json"].sort());
    assert.equal(readFileSync(join(packed, "LICENSE"), "utf8"), readFileSync(join(root, "LICENSE"), "utf8"));
    assert.match(readFileSync(join(packed, "THIRD-PARTY.txt"), "utf8"), /Niels Lohmann[^]*Permission is hereby granted[^]*LLVM Exceptions[^]*Apache License/);
    const nets = readdirSync(join(root, "data/nets")).filter((file) => file.endsWith(".net"));
    assert.deepEqual(readdirSync(join(packed, "dist")).filter((file) => file.endsWith(".net")), nets);
});

const conformance = join(root, "tests/conformance");
for (const file of readdirSync(conformance, { recursive: true }).filter((file) => file.endsWith(".jsonl")).sort())
    test(`requests are answered as every engine answers them: ${file}`, async () => {
        const lines = readFileSync(join(conformance, file), "utf8").trimEnd().split("\n");
        const engine = await createEngine();
        for (let i = 0; i < lines.length; i += 2) {
            let request;
            try {
                request = JSON.parse(lines[i]);
            } catch {
                continue; // what is no JSON cannot be asked here
            }
            if (typeof request.do !== "string") continue; // nor what is no request
            const expected = JSON.parse(lines[i + 1]);
            const answer = await engine.ask(request).catch((error) => error);
            // As text again, so that the order of names counts too; how numbers are written is JavaScript's on both sides.
            if (expected.ok) assert.equal(JSON.stringify(answer), JSON.stringify(expected), lines[i]);
            else assert.deepEqual([answer.code, answer.message], [expected.error.code, expected.error.message], lines[i]);
        }
    });

test("a game, a hint by its net, a solution, a review", async () => {
    const engine = await createEngine();
    assert.equal((await engine.ask({ do: "hello" })).version, JSON.parse(readFileSync(join(packed, "package.json"))).version);
    let { state } = await engine.ask({ do: "new", game: "classic#42" });
    assert.deepEqual(state.room, ["JC", "6S", "7D", "5H"]);
    const { solve } = await engine.ask({ do: "solve" });
    assert.deepEqual([solve.verdict, solve.best_score], ["won", 30]);
    while (state.status === "playing") {
        const { hint } = await engine.ask({ do: "hint", samples: 4, seed: 1 });
        assert.ok(state.legal.includes(hint.best));
        ({ state } = await engine.ask({ do: "move", move: hint.best }));
    }
    const told = [];
    const reviewer = await createEngine({ progress: (part) => told.push(part) });
    const { record } = await engine.ask({ do: "record" });
    const { review } = await reviewer.ask({ do: "review", record, samples: 4 });
    assert.equal(typeof review.words.gist, "string");
    assert.ok(told.length > 3 && told.at(-1) === 1, String(told));
});

test("requests at once are answered in order", async () => {
    const engine = await createEngine();
    const answers = await Promise.all([{ do: "new", game: "classic#42" }, { do: "hint", samples: 2 }, { do: "move", move: "7De" }, { do: "state" }].map((one) => engine.ask(one)));
    assert.ok(answers[1].hint.best);
    assert.equal(answers[3].state.weapon.card, "7D");
});

test("a request is what it was when it was asked", async () => {
    const engine = await createEngine();
    const request = { do: "new", game: "classic#42" };
    const first = engine.ask(request);
    request.game = "rascal#7";
    const second = engine.ask(request);
    request.do = "nonsense";
    assert.deepEqual([(await first).state.game, (await second).state.game], ["classic#42", "rascal#7"]);
    const { state: position } = await engine.ask({ do: "new", game: "classic#42" });
    const hint = engine.ask({ do: "hint", samples: 2, position }); // which waits for its net
    position.room = [];
    assert.ok((await hint).hint.best);
});

test("rules without a net of their own, another language, puzzles, games by rules alone", async () => {
    const engine = await createEngine();
    const { hint } = await engine.ask({ do: "hint", position: (await engine.ask({ do: "new", rules: "classic+health=15" })).state, samples: 2 });
    assert.ok(hint.best);
    await engine.ask({ do: "language", language: "de" });
    await assert.rejects(engine.ask({ do: "move", move: "hoch" }), (error) => /Zug/.test(error.message));
    await assert.rejects(engine.ask({ do: "language", language: "xx" }), refused("bad_request"));
    assert.ok((await engine.ask({ do: "puzzles" })).sets.length > 10);
    const [one, other] = [await engine.ask({ do: "new", rules: "classic" }), await engine.ask({ do: "new", rules: "classic" })];
    assert.notEqual(one.state.game, other.state.game);
});

test("what is refused is an error with a code, and changes nothing", async () => {
    const engine = await createEngine();
    await assert.rejects(engine.ask({ do: "state" }), refused("no_game"));
    await assert.rejects(engine.ask({ do: "new", game: "clasic#1" }), refused("unknown_rules"));
    const { state } = await engine.ask({ do: "new", game: "classic#42" });
    await assert.rejects(engine.ask({ do: "move", move: "QSw" }), refused("illegal_move"));
    await assert.rejects(engine.ask({ do: "review" }), refused("not_over"));
    await assert.rejects(engine.ask({ do: "nonsense" }), refused("bad_request"));
    assert.deepEqual((await engine.ask({ do: "state" })).state, state);
});

test("wrong use is an error", async () => {
    const engine = await createEngine();
    for (const wrong of [undefined, null, "hello", '{"do":"hello"}', {}, { do: 1 }, { do: "quit" }]) await assert.rejects(engine.ask(wrong), TypeError);
    const round = { do: "hello" };
    round.id = round;
    const away = { do: "hello", get id() { throw new Error("away"); } };
    for (const wrong of [round, { do: "new", game: "classic#1", id: 1n }, away])
        await assert.rejects(engine.ask(wrong), (error) => error instanceof TypeError && error.message.startsWith("a request must be data that JSON can hold: "));
    await assert.rejects(engine.ask({ do: "hello", toJSON: () => "hello" }), /^TypeError: a request is an object with "do"/);
    assert.throws(() => engine.playRandom("clasic"), refused("unknown_rules"));
    assert.throws(() => engine.playRandom(), TypeError);
    for (const games of [0, -1, 1.5, NaN, 1e7, "5"]) assert.throws(() => engine.playRandom("classic", { games }), RangeError);
    for (const wrong of [null, 42, "tuesday"]) assert.throws(() => engine.playRandom("classic", wrong), /^TypeError: .*seed.*games/);
    assert.equal((await engine.ask({ do: "hello" })).ok, true); // and does no harm
});

test("random play takes seeds, and nothing else for one", async () => {
    const engine = await createEngine();
    const of = (seed) => engine.playRandom("classic", { seed, games: 50 });
    assert.deepEqual(of(undefined), of(0));
    for (const seed of [0, 7, 2 ** 40, Number.MAX_SAFE_INTEGER]) assert.deepEqual(of(seed), of(BigInt(seed)));
    assert.notDeepEqual(of(2n ** 64n - 50n), of(0n));
    const sentence = "a seed is a whole number from 0 to 2^53 - 1, or a bigint from 0 to 2^64 - 1";
    for (const seed of [-1, 1.5, NaN, Infinity, 2 ** 53, 2 ** 60, -1n, 2n ** 64n]) assert.throws(() => of(seed), { name: "RangeError", message: sentence }, String(seed));
    for (const seed of ["tuesday", "7", "", true, null, [], {}, Symbol("7")]) assert.throws(() => of(seed), { name: "TypeError", message: sentence }, String(seed));
});

test("options are functions", async () => {
    const asItIs = { load: undefined, progress: undefined, stopped: undefined, random: undefined };
    assert.equal((await (await createEngine(asItIs)).ask({ do: "hello" })).ok, true);
    for (const option of Object.keys(asItIs))
        for (const wrong of [5, null, "engine.wasm", {}])
            await assert.rejects(createEngine({ [option]: wrong }), { name: "TypeError", message: `the option "${option}" must be a function` });
    for (const wrong of [5, null, "engine.wasm", () => {}]) await assert.rejects(createEngine(wrong), { name: "TypeError", message: /^options are an object/ });
});

// What these modules have beyond the protocol is there to hand in the package's own files.
test("what the protocol does not have, no engine takes", async () => {
    const sources = join(root, "bindings/wasm");
    const rows = readdirSync(sources).filter((file) => file.endsWith(".cpp")).flatMap((file) => [...readFileSync(join(sources, file), "utf8").matchAll(/\{"(\w+)", [\w{}]+, Needs::/g)]);
    const names = rows.map(([, name]) => name);
    assert.ok(names.includes("take_puzzles"), String(names));
    const { requests } = JSON.parse(readFileSync(join(root, "src/protocol/schema.json")));
    assert.deepEqual(names.filter((name) => name in requests), []);
    const engine = await createEngine();
    for (const language of ["en", "de", "fr"]) {
        await engine.ask({ do: "language", language });
        for (const name of names)
            for (const fields of [{}, { text: "zz", file: "", game: "classic#42" }, { view: true }, { language: "de", phrases: {}, weapon_forms: {}, avoid_forms: {}, ranks: [], suits: [] }]) {
                const { code, message } = await engine.ask({ do: "nonsense", ...fields }).catch((error) => error);
                await assert.rejects(engine.ask({ do: name, ...fields }), { name: "EngineError", code, message: message.replace("nonsense", name) });
            }
    }
    assert.ok((await engine.ask({ do: "puzzles" })).sets.length > 10);
});

test("what is asked and played leaves nothing behind", async () => {
    const { instantiate } = WebAssembly;
    let memory; // which never shrinks: a text left behind in each round, of the size of an answer, makes it grow
    WebAssembly.instantiate = async (...given) => {
        const made = await instantiate(...given);
        ({ memory } = made.exports);
        return made;
    };
    const engine = await createEngine().finally(() => { WebAssembly.instantiate = instantiate; });
    const rounds = async (count) => {
        for (let round = 0; round < count; ++round) {
            const seed = round % 50; // the same deals again and again: they need no more than before
            const { state } = await engine.ask({ do: "new", game: `classic#${seed}` });
            await engine.ask({ do: "move", move: state.legal[0] });
            await engine.ask({ do: "hint", samples: 1, seed });
            await engine.ask({ do: "record" });
            for (const wrong of [{ do: "move", move: "hoch" }, { do: "new", game: "clasic#1" }]) await assert.rejects(engine.ask(wrong));
            engine.playRandom("rascal", { seed, games: 10 });
        }
        return memory.buffer.byteLength;
    };
    const before = await rounds(200);
    assert.equal(await rounds(1000), before);
});

const long = { do: "solve", game: "rascal+inventory=always+swap=yes+drop=yes#7" };

test("stop ends what was asked, and nothing that is asked after it", async () => {
    const engine = await createEngine();
    const [first, second] = [engine.ask(long), engine.ask(long)];
    await new Promise((done) => setTimeout(done, 50));
    engine.stop();
    const after = engine.ask({ do: "solve", game: "classic#42" });
    for (const { solve, stopped } of await Promise.all([first, second])) assert.deepEqual([solve.verdict, stopped], ["unknown", true]);
    assert.equal((await after).solve.verdict, "won");
    engine.stop(); // nothing in flight
    assert.equal((await engine.ask({ do: "stop" })).ok, true);
});

test("stopped() is asked within a step", async () => {
    let asked = 0;
    const engine = await createEngine({ stopped: () => ++asked > 100 });
    assert.equal((await engine.ask(long)).stopped, true);
    assert.ok(asked < 110, String(asked));
});

test("files of one's own, and files that are not there", async () => {
    const loaded = [];
    let missing = "classic.net";
    const load = async (file) => (loaded.push(file), file === missing ? new Response("", { status: 404 }) : readFile(join(packed, "dist", file)));
    const engine = await createEngine({ load });
    await engine.ask({ do: "new", game: "classic#42" });
    assert.deepEqual(loaded, ["engine.wasm"]); // nets only when wanted
    await assert.rejects(engine.ask({ do: "hint", samples: 2 }), refused("unreachable"));
    missing = "";
    await engine.ask({ do: "hint", samples: 2 });
    await engine.ask({ do: "hint", samples: 2 });
    assert.deepEqual(loaded, ["engine.wasm", "classic.net", "classic.net"]);
    await assert.rejects(createEngine({ load: () => Promise.reject(new Error("away")) }), refused("unreachable"));
    await assert.rejects(createEngine({ load: () => new Uint8Array(8) }), refused("unreachable"));
});

test("the types fit, and hold", async () => {
    const tsc = createRequire(join(root, "web/package.json")).resolve("typescript/bin/tsc");
    await run(tsc, "--noEmit", "--strict", "--skipDefaultLibCheck", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom", "use.mts").catch(({ stdout }) => assert.fail(stdout));
});

const few = { "simulate.mjs": ["10000"] }; // games
const said = {
    advise: /^classic#42: JC 6S 7D 5H, health 20\n7De +\d+%\n[^]*at best with 30\n$/,
    play: /^rascal#7 (won|lost), score -?\d+\n.+\n$/,
    simulate: /million moves a second\nsignature 8359b237dda86223\n$/,
    thread: /^unknown after \d+ positions, stopped\n$/,
};

for (const file of readdirSync(join(root, "examples/javascript")))
    test(`examples/javascript/${file}`, async () => assert.match(await run(file, ...(few[file] ?? [])), said[file.replace(".mjs", "")]));

// A block of JavaScript in a document is a program; what it prints stands behind each console.log, … being anything.
const blocks = (document) => [...readFileSync(join(root, document), "utf8").matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);
for (const document of ["README.md", "bindings/wasm/README.md", "docs/javascript.md"])
    test(`the examples of ${document}`, async () => {
        const programs = blocks(document);
        assert.ok(programs.length > 0);
        const place = mkdtempSync(join(folder, "example-"));
        for (const [number, code] of programs.entries()) {
            const file = join(place, `${number}.mjs`);
            writeFileSync(file, code);
            const printed = (await run(file)).trimEnd().split("\n");
            const expected = [...code.matchAll(/console\.log\(.*\); *\/\/ (.*)$/gm)].map(([, text]) => text);
            assert.equal(printed.length, Math.max(expected.length, 1), code);
            expected.forEach((text, i) => assert.match(printed[i], new RegExp(`^${text.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`)));
        }
    });
