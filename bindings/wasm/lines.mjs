// The protocol over standard input and output, by a WebAssembly module: node lines.mjs MODULE.wasm [NET...]
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { protocol } from "./protocol.mjs";
import { netRequest } from "./supplies.mjs";

const [module, ...nets] = process.argv.slice(2);
const ask = await protocol(await readFile(module));
for (const net of nets) if (!ask(netRequest(await readFile(net))).ok) throw new Error(`${net} is no net`);
for await (const line of createInterface({ input: process.stdin })) {
    const answer = ask(line);
    if (answer === "") break;
    process.stdout.write(answer + "\n");
}
