// What is kept: reload in mid-game, two tabs, no network, games out and in.
import test from "node:test";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, movesMade, openGame, playOne, serve, site, url, withPage } from "./support.mjs";

const wide = { viewport: { width: 1280, height: 800 } };
const click = (what) => what.click();

test("reload in mid-game", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    for (let i = 0; i < 3; ++i) await playOne(page, click);
    const before = await page.locator(".felt").textContent();
    await page.reload();
    await page.waitForSelector(".room .card");
    assert.equal(await movesMade(page), 3);
    assert.equal((await page.locator(".lay").textContent()).length > 0 && before.includes(await page.locator(".lay").textContent()), true);
    await page.keyboard.press("u");
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
}));

test("two tabs", () => withPage(wide, async (page, context) => {
    await openGame(page, "classic#42");
    await playOne(page, click);
    const other = await context.newPage();
    await other.goto(url);
    // The game on the first tab's table is seen, but not taken away from it.
    await other.getByRole("button", { name: /Go on/ }).click();
    await other.getByText("open in another tab").first().waitFor();
    await openGame(other, "rascal#7");
    await playOne(other, click);
    await playOne(page, click);
    await playOne(other, click);
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "History" }).click();
    await page.getByText("classic#42").waitFor();
    await page.getByText("rascal#7").waitFor();
    // A tab that is closed gives its game back.
    await other.close();
    await page.locator("li", { hasText: "rascal#7" }).getByRole("button", { name: "Go on" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
}));

test("without a network, after the first visit", () => withPage(wide, async (page, context) => {
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0])).keys()).length > 8);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "Today's deal" }).click();
    await page.waitForSelector(".room .card");
    await playOne(page, click);
    await page.keyboard.press("i");
    await page.locator(".hint:not(.thinking)").waitFor();
}));

test("games go out and in, and merge", () => withPage(wide, async (page, context) => {
    await openGame(page, "classic#42");
    for (let i = 0; i < 2; ++i) await playOne(page, click);
    await page.goto(`${url}#/history`);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save all games" }).click()]);
    const text = await readFile(await download.path(), "utf8");
    assert.match(text, /^scoundrel record 1\ngame classic#42\n/);
    await page.locator("input[type=file]").setInputFiles({ name: "same.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.getByText("0 added, 1 known already").first().waitFor();
    const stranger = text.replace(/^play .*$/m, "play elsewhere").replace(/^hash .*\n/m, "");
    await page.locator("input[type=file]").setInputFiles({ name: "torn.txt", mimeType: "text/plain", buffer: Buffer.from(stranger) });
    await page.getByText("1 refused").first().waitFor();
    void context;
}));

test("a new build is offered, and taken when the player wants it", () => withPage(wide, async (page) => {
    const copy = await mkdtemp(join(tmpdir(), "scoundrel-site-"));
    await cp(site, copy, { recursive: true });
    const server = await serve(copy, 0);
    try {
        await page.goto(`http://localhost:${server.address().port}/`);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.reload();
        const worker = join(copy, "sw.js");
        await writeFile(worker, (await readFile(worker, "utf8")).replace(/"[0-9a-f]{12}"/, '"000000000000"') + "// newer\n");
        await page.reload();
        await page.getByText("A new version is ready.").waitFor();
        await page.getByRole("button", { name: "Use it" }).click();
        await page.waitForFunction(async () => (await caches.keys()).join() === "scoundrel 000000000000");
        await page.getByRole("button", { name: "New game" }).waitFor();
    } finally {
        server.close();
        await rm(copy, { recursive: true });
    }
}));
