// The package in node: its files are read from beside this one.
import { randomFillSync } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createEngine as create } from "./engine.mjs";

const load = (file) => readFile(new URL(`./dist/${file}`, import.meta.url));

export const createEngine = (options) => create(options, { load, random: randomFillSync });
export { EngineError } from "./error.mjs";
