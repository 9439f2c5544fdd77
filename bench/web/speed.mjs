// The engine as WebAssembly against the program at home, in one run: node bench/web/speed.mjs [PROGRAM [ENGINE.wasm]]
// Both get the same requests; what counts is processor time, which other work on the machine hardly changes.
// At least 0.40 is wanted of each ratio.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { createInterface } from "node:readline";
import { engine } from "../../bindings/wasm/engine.mjs";

const [program = "build/scoundrel", module = "build/wasm/engine.wasm"] = process.argv.slice(2);
const nets = new URL("../../data/nets/", import.meta.url);

async function atHome() {
    const child = spawn(program, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return {
        end: () => child.stdin.end(),
        // utime and stime, in hundredths of a second
        spent: () => readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13).reduce((sum, ticks) => sum + ticks * 10, 0),
        ask: async (request) => {
            child.stdin.write(request + "\n");
            return (await lines.next()).value;
        },
    };
}

async function inWasm() {
    const { ask, takeNet } = await engine(await readFile(module));
    for (const net of await readdir(nets)) if (net.endsWith(".net")) takeNet(await readFile(new URL(net, nets)));
    const spent = () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
    };
    return { end: () => {}, spent, ask: async (request) => ask(request) };
}

const players = { "at home": await atHome(), WebAssembly: await inWasm() };

// Milliseconds of each for these requests, one after the other.
async function race(requests) {
    const spent = {};
    for (const [name, player] of Object.entries(players)) {
        const before = player.spent();
        for (const request of requests) {
            const answer = JSON.parse(await player.ask(JSON.stringify(request)));
            if (!answer.ok) throw new Error(`${name}: ${answer.error.message}`);
        }
        spent[name] = player.spent() - before;
    }
    return spent;
}

const deals = (rules, count, request) =>
    Array.from({ length: count }, (_, seed) => [{ do: "new", game: `${rules}#${seed}` }, request]).flat();

const contests = [
    ["solver, classic, 60 deals", deals("classic", 60, { do: "solve" })],
    ["solver, rascal, 30 deals", deals("rascal", 30, { do: "solve" })],
    ["player, classic, 150 hints", deals("classic", 150, { do: "hint", samples: 400, seed: 1 })],
    ["player, rascal, 50 hints", deals("rascal", 50, { do: "hint", samples: 200, seed: 1 })],
];
await race(contests.flatMap(([, requests]) => requests.slice(0, 6)));  // warms both up
let worst = Infinity;
for (const [name, requests] of contests) {
    const spent = await race(requests);
    const ratio = spent["at home"] / spent.WebAssembly;
    worst = Math.min(worst, ratio);
    console.log(`${name.padEnd(28)} at home ${spent["at home"].toFixed(0).padStart(6)} ms   WebAssembly ${spent.WebAssembly.toFixed(0).padStart(6)} ms   ratio ${ratio.toFixed(2)}`);
}
for (const player of Object.values(players)) player.end();
if (worst < 0.4) {
    console.error("slower than 40% of the program at home");
    process.exit(1);
}
