// Makes what the package has and the sources do not, before it is packed (npm pack runs this): dist/ with the module and its words
// from the tree that ./scoundrel web builds, or SCOUNDREL_WASM, and nets and puzzles from data/; the types; the licence.
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { writeNew, writeTypes } from "./types.mjs";

const root = new URL("../../", import.meta.url);
const wasm = process.env.SCOUNDREL_WASM ? pathToFileURL(`${resolve(process.env.SCOUNDREL_WASM)}/`) : new URL("build/wasm/", root);
const dist = new URL("dist/", import.meta.url);
const filesOf = (folder, ending) => readdirSync(folder).filter((file) => file.endsWith(ending)).sort().map((file) => new URL(file, folder));
const nameOf = (file) => file.pathname.split("/").pop();

const files = new Map([["engine.wasm", readFileSync(new URL("engine.wasm", wasm))]]);
for (const file of [...filesOf(new URL("data/nets/", root), ".net"), ...filesOf(new URL("words/", wasm), ".json")]) files.set(nameOf(file), readFileSync(file));
files.set("puzzles.txt", filesOf(new URL("data/puzzles/", root), ".txt").map((file) => readFileSync(file, "utf8")).join(""));

for (const [name, bytes] of files) writeNew(new URL(name, dist), bytes);
for (const name of readdirSync(dist)) if (!files.has(name)) rmSync(new URL(name, dist)); // of a net that is no more
writeNew(new URL("LICENSE", import.meta.url), readFileSync(new URL("LICENSE", root)));
writeTypes();
