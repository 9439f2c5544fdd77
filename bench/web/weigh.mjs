// How heavy the built page is: node bench/web/weigh.mjs [SITE] [--json]
// What comes before the first game is told apart from what is fetched when it is asked for.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

function weigh(site, label, files) {
    const sum = { label, raw: 0, gzip: 0, brotli: 0 };
    for (const file of files) {
        const body = readFileSync(join(site, file));
        sum.raw += body.length;
        sum.gzip += gzipSync(body, { level: 9 }).length;
        sum.brotli += brotliCompressSync(body).length;
    }
    return sum;
}

// What comes before the first game: the page, its script, style and typeface, the game's module (table, up to ad8603c). All else is fetched later.
export function weights(site) {
    const assets = readdirSync(join(site, "assets")).map((file) => `assets/${file}`);
    const first = assets.filter((file) => /\/(main|game|table|texturina)/.test(file));
    for (const needed of [/main.*\.js$/, /main.*\.css$/, /(game|table).*\.wasm$/])
        if (!first.some((file) => needed.test(file))) throw new Error(`no file of ${site}/assets fits ${needed}`);
    return [
        weigh(site, "first load", ["index.html", "icon.svg", "manifest.webmanifest", ...first]),
        weigh(site, "hints and reviews, when asked for", assets.filter((file) => /\/(coach|advice|engine)/.test(file))),
        weigh(site, "each net, when asked for", assets.filter((file) => /classic.*\.net$/.test(file))),
    ];
}

export function show(all) {
    const kb = (bytes) => `${(bytes / 1024).toFixed(0).padStart(5)} KB`;
    for (const { label, raw, gzip, brotli } of all)
        console.log(`${label.padEnd(34)} ${kb(raw)}   gzip -9 ${kb(gzip)}   brotli ${kb(brotli)}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const json = process.argv.includes("--json");
    const all = weights(process.argv.slice(2).find((word) => word !== "--json") ?? "build/web");
    if (json) console.log(JSON.stringify(all));
    else show(all);
}
