// What the tests of the web game share: the built page served here, a real browser (browsers.mjs), and somebody who plays
// (player.mjs). Any console error fails the test.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, resolve } from "node:path";
import { closeBrowsers, newContext } from "./browsers.mjs";
import { serve } from "./server.mjs";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { source: axe } = require("axe-core");

// What axe finds wrong, by all its rules or those named: what, where, why. It is put into a document once; there are no frames.
export async function violations(page, rules = null) {
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
    return page.evaluate(async (rules) => {
        const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
        return (await window.axe.run(document, options)).violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`));
    }, rules);
}

export const site = resolve(process.env.SCOUNDREL_SITE ?? "build/web");
export { serve };

// A host that knows nothing of the page: it sends files, and none of our headers.
const kinds = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2", ".json": "application/json", ".webmanifest": "application/manifest+json" };
export async function servePlainly(folder) {
    const plain = createServer(async ({ url: path }, response) => {
        const file = join(folder, path === "/" ? "index.html" : path);
        const body = await readFile(file).catch(() => null);
        response.writeHead(body ? 200 : 404, { "content-type": kinds[extname(file)] ?? "text/plain", "cache-control": "no-cache" });
        response.end(body);
    });
    await new Promise((done) => plain.listen(0, "127.0.0.1", done));
    return plain;
}

let server;
export let url;

before(async () => {
    server = await serve(site);
    url = server.url;
});

after(async () => {
    await closeBrowsers();
    await server?.close();
});

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

// Those that an address alone leads to.
export const views = ["/", "/new", "/rules/rascal", "/watch", "/history", "/calendar", "/statistics", "/learn", "/puzzles", "/companion", "/pad/20", "/position/rascal", "/preferences"];

// Runs a test in a browser of its own, with nothing kept from before. Without a service worker, which fetches all that the page
// has, unless the test is about it.
// Errors that a test brings about itself it names as expected.
export async function withPage(options, test, { expected = null } = {}) {
    const context = await newContext({ reducedMotion: "reduce", locale: "en-GB", serviceWorkers: "block", ...options });
    context.setDefaultTimeout(15_000);
    const errors = [];
    context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    context.on("weberror", (error) => errors.push(String(error.error())));
    try {
        const page = await context.newPage();
        await test(page, context);
        assert.deepEqual(errors.filter((error) => !expected?.test(error)), []);
    } finally {
        await context.close();
    }
}

export async function openGame(page, game) {
    const address = `${url}#${encodeURIComponent(game)}`;
    const other = page.url() !== address && (await page.locator(".game").count()) > 0 ? await page.title() : null; // still on the table
    await page.goto(address);
    await page.waitForSelector(".game .room .card"); // a game looked back on has a room as well
    if (other) await page.waitForFunction((title) => document.title !== title, other);
}

export * from "./player.mjs";
export { assert };
