// Builds the page. The WebAssembly modules come from SCOUNDREL_WASM (the tree that ./scoundrel web builds), what speaks with
// them from the package (bindings/wasm); what the page must say before they arrive, and the names of all sentences, are asked
// of them while building.
import { readFileSync, readdirSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { defineConfig } from "vite";
import { protocol } from "../bindings/wasm/protocol.mjs";
import { writeNew, writeTypes } from "../bindings/wasm/types.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const policy = readFileSync(resolve(here, "policy.txt"), "utf8").split("\n").filter((line) => /^[^#]/.test(line)).join("; ");
const wasm = resolve(process.env.SCOUNDREL_WASM ?? resolve(here, "../build/wasm"));

// Sentences of the first screen, which is there before any module is.
const first = ["screen_home_subtitle", "screen_home_go_on", "screen_home_new", "web_deal", "screen_home_daily", "screen_home_played",
  "screen_home_learn", "screen_home_learn_aside", "screen_home_companion", "screen_home_puzzles", "screen_home_history",
  "screen_home_statistics", "screen_home_preferences", "web_name", "web_loading", "web_update",
  "web_update_now", "web_later", "web_back", "web_rules", "web_choose_rules", "web_home_other", "web_private"];

async function words() {
  const ask = await protocol(readFileSync(resolve(wasm, "game.wasm")));
  for (const table of readdirSync(resolve(wasm, "words")).filter((file) => file.endsWith(".json")))
    ask({ do: "take_words", ...JSON.parse(readFileSync(resolve(wasm, "words", table), "utf8")) });
  const languages = ask({ do: "words", rules: "classic" }).languages;
  return languages.map(({ language }) => {
    ask({ do: "language", language });
    const { ok: _ok, ...all } = ask({ do: "words", rules: "classic" });
    return all;
  });
}

// English comes with the page, every other language's first words in a file of their own.
function firstWords() {
  const name = "virtual:first-words";
  return {
    name: "first-words",
    resolveId: (id) => (id.startsWith(name) ? "\0" + id : null),
    async load(id) {
      if (!id.startsWith("\0" + name)) return null;
      const all = (await words()).map((one) => ({
        ...one,
        phrases: Object.fromEntries(first.map((key) => [key, one.phrases[key]])),
      }));
      const wanted = all.find(({ language }) => id.endsWith(`/${language}`));
      if (wanted) return `export default ${JSON.stringify(wanted)}`;
      const [english, ...others] = all;
      const imports = others.map(({ language }) => `${language}: () => import("${name}/${language}")`);
      return `export const english = ${JSON.stringify(english)};\nexport const others = { ${imports.join(", ")} };\n`;
    },
    async buildStart() {
      const keys = Object.keys((await words())[0].phrases);
      const text = `// Made by vite.config.js from the catalogue of sentences.\ntype PhraseKey =\n${keys.map((key) => `  | "${key}"`).join("\n")};\n`;
      writeNew(pathToFileURL(resolve(here, "generated/phrases.d.ts")), text);
      writeTypes();
    },
  };
}

// The service worker knows every file of the build, and a new build is a new cache.
function offline() {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_options, bundle) {
      // Sorted: the bundle has them in the order in which they happened to be done.
      const files = Object.keys(bundle).filter((file) => file !== "sw.js").sort();
      const hash = createHash("sha256");
      for (const name of [...files, "sw.js"]) hash.update(bundle[name].type === "chunk" ? bundle[name].code : bundle[name].source);
      files.push("manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png");
      const worker = bundle["sw.js"];
      worker.code = worker.code
        .replace(/__FILES__/g, JSON.stringify(files))
        .replace(/__BUILD__/g, JSON.stringify(hash.digest("hex").slice(0, 12)));
    },
  };
}

// Before anything that it is to hold for. Not while developing: vite itself writes scripts and styles into the page then.
function contentPolicy() {
  return {
    name: "content-policy",
    apply: "build",
    transformIndexHtml: () => [{ tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: policy }, injectTo: "head-prepend" }],
  };
}

// What the page is made of besides our own code, and under which licences: one text, which the page links.
function licences() {
  const text = (path) => readFileSync(resolve(here, path), "utf8").trim();
  const parts = () => [
    ["Scoundrel", text("../LICENSE")],
    ["Preact", text("node_modules/preact/LICENSE")],
    ["Texturina, the typeface", text("public/fonts/OFL.txt")],
    ["What is compiled into the WebAssembly modules", text("../bindings/wasm/THIRD-PARTY.txt").replaceAll("engine.wasm", "game.wasm and coach.wasm")],
  ];
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const line = "=".repeat(100);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: parts().map(([name, terms]) => `${name}\n${line}\n${terms}\n`).join(`\n\n${line}\n`) });
    },
  };
}

export default defineConfig({
  root: here,
  base: "./",
  plugins: [firstWords(), contentPolicy(), licences(), offline()],
  resolve: { alias: { "@wasm": wasm, "@nets": resolve(here, "../data/nets"), "@puzzles": resolve(here, "../data/puzzles"), "@engine": resolve(here, "../bindings/wasm") } },
  assetsInclude: ["**/*.net", "**/*.wasm"],
  server: { fs: { allow: [resolve(here, ".."), wasm] } },
  worker: { format: "es", plugins: () => [firstWords()] },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { main: resolve(here, "index.html"), sw: resolve(here, "src/sw.ts") },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
});
