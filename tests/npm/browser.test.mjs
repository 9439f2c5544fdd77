// The installed package (install.mjs) in a browser: in a page and in a module worker without a bundler, the manual's worker too,
// and built by one.
// SCOUNDREL_NPM is the folder it is in, SCOUNDREL_BROWSER the browser.
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { closeBrowsers, engine, newContext } from "../web/browsers.mjs";

const folder = resolve(process.env.SCOUNDREL_NPM ?? "build/wasm/npm");
const kinds = { ".js": "text/javascript", ".mjs": "text/javascript", ".html": "text/html", ".wasm": "application/wasm" };

// What a page asks of an engine, and tells of it.
const use = `
import { createEngine, EngineError } from "/node_modules/scoundrel-engine/index.mjs";
export async function use() {
    const engine = await createEngine();
    const { state } = await engine.ask({ do: "new", game: "classic#42" });
    const { hint } = await engine.ask({ do: "hint", samples: 50, seed: 1 });
    const { solve } = await engine.ask({ do: "solve" });
    const code = await engine.ask({ do: "move", move: "QSw" }).catch((error) => error instanceof EngineError && error.code);
    await engine.ask({ do: "language", language: "fr" });
    const stopping = engine.ask({ do: "solve", game: "rascal+inventory=always+swap=yes+drop=yes#7" });
    setTimeout(() => engine.stop(), 50);
    const { stopped } = await stopping;
    return { room: state.room.join(" "), best: hint.best, most: solve.best_score, code, stopped, signature: signature(engine) };
}
function signature(engine) {
    let hash = 0xcbf29ce484222325n;
    for (const rules of ["classic", "equal", "browser", "rascal", "forty-two"]) {
        const { statuses, scores, moves } = engine.playRandom(rules, { games: 1000 });
        const lines = Array.from(statuses, (status, seed) => rules + "#" + seed + " " + ["playing -", "won " + scores[seed], "lost " + scores[seed]][status] + " " + moves[seed] + "\\n");
        for (const byte of new TextEncoder().encode(lines.join(""))) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    }
    return hash.toString(16);
}`;
const made = {
    "/page.html": `<!doctype html><title>engine</title>`,
    "/use.mjs": use,
    "/worker.mjs": `import { use } from "./use.mjs";\npostMessage(await use());`,
    "/manual_worker.mjs": (await readFile(new URL("../../docs/javascript.md", import.meta.url), "utf8")).match(/^```js worker\n([^]*?)^```$/m)[1],
};

let server, url;
const asked = [];
before(async () => {
    server = createServer(async (request, response) => {
        asked.push(request.url);
        const body = made[request.url] ?? (await readFile(join(folder, request.url)).catch(() => null));
        response.writeHead(body === null ? 404 : 200, { "content-type": kinds[extname(request.url)] ?? "application/octet-stream" });
        response.end(body);
    });
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    url = `http://localhost:${server.address().port}/page.html`;
});
after(async () => {
    await closeBrowsers();
    server.close();
});

const expected = { room: "JC 6S 7D 5H", best: "7De", most: 30, code: "illegal_move", stopped: true, signature: "8359b237dda86223" };

async function inPage(run) {
    const context = await newContext({});
    const errors = [];
    context.on("console", (message) => message.type() === "error" && message.location().url.endsWith("favicon.ico") === false && errors.push(message.text()));
    const page = await context.newPage();
    asked.length = 0;
    await page.goto(url);
    assert.deepEqual(await page.evaluate(run), expected);
    assert.deepEqual(errors, []);
    const files = asked.filter((one) => /\.(wasm|net|json|txt)$/.test(one)).map((one) => one.split("/").pop().replace(/-[\w-]{8}(?=\.\w+$)/, ""));
    assert.deepEqual(files, ["engine.wasm", "classic.net", "fr.json"]); // what was wanted, and once
    await context.close();
}

test("in a page", () => inPage(async () => (await import("/use.mjs")).use()));

test("in a module worker", () => inPage(() => new Promise((done, failed) => {
    const worker = new Worker("/worker.mjs", { type: "module" });
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
})));

test("the worker of docs/javascript.md", async () => {
    const context = await newContext({});
    const page = await context.newPage();
    await page.goto(url);
    const told = await page.evaluate(async () => {
        const worker = new Worker("/manual_worker.mjs", { type: "module" });
        const ask = (request) => new Promise((done, failed) => {
            worker.onmessage = ({ data }) => done(data);
            worker.onerror = ({ message }) => failed(new Error(message));
            worker.postMessage(request);
        });
        const { state } = await ask({ do: "new", game: "classic#42" });
        const { hint } = await ask({ do: "hint", samples: 50, seed: 1 });
        const refused = await ask({ do: "move", move: "QSw" });
        worker.terminate();
        return [state.room.join(" "), hint.best, refused.ok, refused.error.code, refused.error.message !== ""];
    });
    assert.deepEqual(told, ["JC 6S 7D 5H", "7De", false, "illegal_move", true]);
    await context.close();
});

test("built by Vite, which carries its files along", async () => {
    const { build } = createRequire(new URL("../../web/package.json", import.meta.url))("vite");
    const name = `bundled-${engine}`; // the tests in both browsers may run at once
    const root = join(folder, name);
    await mkdir(root, { recursive: true });
    await writeFile(join(root, "use.mjs"), use.replace("/node_modules/scoundrel-engine/index.mjs", "scoundrel-engine"));
    await build({ root, configFile: false, logLevel: "error", base: `/${name}/dist/`, build: { target: "es2022", rollupOptions: { preserveEntrySignatures: "strict", input: join(root, "use.mjs"), output: { entryFileNames: "use.js" } } } });
    await inPage(`import("/${name}/dist/use.js").then(({ use }) => use())`);
});
