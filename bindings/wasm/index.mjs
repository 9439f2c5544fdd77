// The package in browsers and their workers: its files are fetched from beside this one.
import { createEngine as create } from "./engine.mjs";

const load = (file) => fetch(new URL(`./dist/${file}`, import.meta.url));

export const createEngine = (options) => create(options, { load });
export { EngineError } from "./error.mjs";
