// Runs the WebAssembly signatures: node bench/wasm/run.mjs SIGNATURE.wasm [EXPECTED [SOLVER'S]]
// Prints the signature through both doors, the solver's, moves and deals a second; exits 1 if one
// is not the expected one.
import { readFile } from "node:fs/promises";

const [file, expected, expectedOfSolver] = process.argv.slice(2);
// The rules need nothing from the system; libc++'s abort path still names these.
const refuse = (name) => () => { throw new Error(`the rules called ${name}`); };
const module = await WebAssembly.compile(await readFile(file));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module))
    (imports[from] ??= {})[name] = refuse(name);
const { exports } = await WebAssembly.instantiate(module, imports);
exports._initialize?.();

const hex = (number) => BigInt.asUintN(64, number).toString(16).padStart(16, "0");
const [unchecked, checked] = [exports.signature(0), exports.signature(1)].map(hex);
console.log(`signature ${unchecked} (unchecked) ${checked} (checked)`);

const begin = process.cpuUsage().user;
const moves = exports.play(50_000);
const seconds = (process.cpuUsage().user - begin) / 1e6;
console.log(`classic+health=99 unchecked: ${Math.round(moves / seconds)} moves/s`);

const ofSolver = hex(exports.solver_signature());
console.log(`solver signature ${ofSolver}`);
const beginDeals = process.cpuUsage().user;
exports.decide(1000);
const dealSeconds = (process.cpuUsage().user - beginDeals) / 1e6;
console.log(`classic decided: ${Math.round(1000 / dealSeconds)} deals/s`);

if (expectedOfSolver && ofSolver !== expectedOfSolver) {
    console.error(`expected of the solver ${expectedOfSolver}`);
    process.exit(1);
}
if (unchecked !== checked || (expected && unchecked !== expected)) {
    console.error(`expected ${expected ?? unchecked}`);
    process.exit(1);
}
