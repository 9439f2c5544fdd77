// The engine protocol over standard input and output, by the WebAssembly engine: node lines.mjs ENGINE.wasm NET...
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { engine } from "./engine.mjs";

const [module, ...nets] = process.argv.slice(2);
const { ask, takeNet } = await engine(await readFile(module));
for (const net of nets) if (!takeNet(await readFile(net))) throw new Error(`${net} is no net`);
for await (const line of createInterface({ input: process.stdin })) {
    const answer = ask(line);
    if (answer === "") break;
    process.stdout.write(answer + "\n");
}
