// The protocol over standard input and output, by a WebAssembly module: node lines.mjs MODULE.wasm [FILE...]
// The files are handed in before: nets, words of languages (.json), puzzles (.txt).
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { protocol } from "./protocol.mjs";
import { netRequest } from "./supplies.mjs";

const [module, ...files] = process.argv.slice(2);
const ask = await protocol(await readFile(module));
const those = (ending) => files.filter((file) => file.endsWith(ending));
const text = (file) => readFile(file, "utf8");
function take(request, file) {
    if (!ask(request).ok) throw new Error(`${file} is not what it is called`);
}
for (const net of those(".net")) take(netRequest(await readFile(net)), net);
for (const words of those(".json")) take({ do: "take_words", ...JSON.parse(await text(words)) }, words);
const puzzles = await Promise.all(those(".txt").map(text));
if (puzzles.length > 0) take({ do: "take_puzzles", text: puzzles.join("") }, "the file of puzzles");
for await (const line of createInterface({ input: process.stdin })) {
    const answer = ask(line);
    if (answer === "") break;
    process.stdout.write(answer + "\n");
}
