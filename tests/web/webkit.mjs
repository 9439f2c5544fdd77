// A smoke game in WebKitGTK, from the deal to the review, with a hint, a move taken back and a reload.
//     node tests/web/webkit.mjs [build/web] [--pictures FOLDER] > tests/web/webkit.txt
// prints what was seen, which is committed, and fails where something is wrong. It installs what it needs: nobody else does.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { faults, watchStage } from "./frames.mjs";
import { agree, askHint, movesMade, playOne, playToEnd } from "./player.mjs";
import { serve } from "./server.mjs";
import { startWebKit } from "./webdriver.mjs";

const { values: { pictures }, positionals: [site = "build/web"] } = parseArgs({ allowPositionals: true, options: { pictures: { type: "string" } } });
const root = fileURLToPath(new URL("../..", import.meta.url));
execFileSync("bash", ["-ec", 'root=$0 me=webkit; source "$root/tools/setup.sh"; need_packages xvfb webkit2gtk-driver libwebkit2gtk-4.1-0', root], { stdio: ["ignore", "inherit", "inherit"] });
if (pictures) await mkdir(pictures, { recursive: true });

const click = (what) => what.click();
const failures = [];
const see = (name, text) => console.log(`${name.padEnd(12)} ${text}`);
const fail = (name, text) => (failures.push(name), see(name, text));

const server = await serve(site);
const { page, version, close } = await startWebKit({ width: 1280, height: 900 });
const picture = async (name) => pictures && page.screenshot({ path: join(pictures, `webkit-${name}.png`) });
const cards = () => page.evaluate(() => [...document.querySelectorAll(".room [data-card]")].map((one) => one.dataset.card).join(" "));

// A game from its deal to its review.
async function play(game) {
    see("game", game);
    await page.goto("about:blank");
    await page.goto(`${server.url}#${encodeURIComponent(game)}`);
    await page.locator(".room .card").waitFor();
    await page.evaluate(() => {
        window.errors = [];
        addEventListener("error", ({ message }) => window.errors.push(message));
        addEventListener("unhandledrejection", ({ reason }) => window.errors.push(String(reason)));
    });
    await watchStage(page);
    see("room", await cards());
    await playOne(page, click);
    await playOne(page, click);
    await askHint(page);
    see("hint", await page.locator(".hint h2").textContent());
    await picture(`${game.split("#")[0]}-hint`);

    await page.keyboard.press("u");
    await page.waitForFunction(() => document.querySelector("dialog.alert[open]") || document.querySelectorAll(".log li").length === 1);
    if (await page.locator("dialog.alert[open]").count()) await agree(page);
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
    see("undo", `back to ${await movesMade(page)} move`);
    await page.keyboard.press("U");
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
    const seen = { errors: await page.evaluate(() => window.errors), faults: await faults(page) };

    const before = await cards();
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
    assert.equal(await cards(), before);
    see("reload", `the same room, after ${await movesMade(page)} moves`);
    await watchStage(page);
    see("end", `${await playToEnd(page, click)} more moves`);
    see("outcome", (await page.locator(".outcome").textContent()).replace(/\s+/g, " ").slice(0, 70).trim());
    await picture(`${game.split("#")[0]}-end`);
    for (const fault of [...new Set([...seen.faults, ...(await faults(page))])]) fail("stage", fault);
    for (const error of seen.errors) fail("error", error);

    await page.keyboard.press("v");
    await page.locator(".graph").waitFor();
    see("review", (await page.locator(".page h1").textContent()).trim());
    await picture(`${game.split("#")[0]}-review`);
}

try {
    see("browser", `${version}, webkit2gtk-driver ${execFileSync("dpkg-query", ["-W", "-f", "${Version}", "webkit2gtk-driver"])}`);
    see("commit", `${execFileSync("git", ["-C", root, "describe", "--always", "--dirty"])}`.trim());
    see("command", "node tests/web/webkit.mjs build/web > tests/web/webkit.txt");
    for (const game of ["classic#42", "rascal#42"]) await play(game);
} catch (error) {
    fail("failed", String(error));
    await picture("failed");
} finally {
    await close();
    await server.close();
}
see("result", failures.length === 0 ? "all as it should be" : `${failures.length} things are wrong`);
process.exitCode = failures.length === 0 ? 0 : 1;
