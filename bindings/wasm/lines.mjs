// The engine protocol over standard input and output, by the WebAssembly engine: node lines.mjs ENGINE.wasm
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { engine } from "./engine.mjs";

const ask = await engine(await readFile(process.argv[2]));
for await (const line of createInterface({ input: process.stdin })) {
    const answer = ask(line);
    if (answer === "") break;
    process.stdout.write(answer + "\n");
}
