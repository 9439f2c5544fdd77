// What is kept: reload in mid-game, two tabs, no network, games out and in.
import test from "node:test";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { agree, assert, movesMade, openGame, playOut, serve, site, url, withPage } from "./support.mjs";
import { noPartOfTheBrowser, onlyInChromium, saved } from "./browsers.mjs";

const wide = { viewport: { width: 1280, height: 800 } };
const offline = { serviceWorkers: "allow" };

test("reload in mid-game", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await playOut(page, 3);
    const before = await page.locator(".lay").textContent();
    await page.reload();
    await page.waitForSelector(".room .card");
    assert.equal(await movesMade(page), 3);
    assert.equal(await page.locator(".lay").textContent(), before);
    await page.keyboard.press("u");
    await agree(page);
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
}));

test("two tabs", () => withPage(wide, async (page, context) => {
    await openGame(page, "classic#42");
    await playOut(page, 1);
    const other = await context.newPage();
    await other.goto(url);
    // The game on the first tab's table is not offered to go on with.
    await other.getByRole("button", { name: "Choose rules" }).waitFor();
    await other.getByText("your games stay in this browser").waitFor();
    assert.equal(await other.getByRole("button", { name: /Go on/ }).count(), 0);
    await openGame(other, "rascal#7");
    await playOut(other, 1);
    await page.bringToFront();
    await playOut(page, 1);
    await other.bringToFront();
    await playOut(other, 1);
    await page.bringToFront();
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "History" }).click();
    await page.getByText("Original · deal 42").waitFor();
    await page.getByText("Rascal · deal 7").waitFor();
    // A tab that is closed gives its game back.
    await other.close();
    await page.reload();
    await page.locator("li", { hasText: "Rascal · deal 7" }).getByRole("button", { name: "Go on" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
}));

test("another tab takes a game over", () => withPage(wide, async (page, context) => {
    await openGame(page, "classic#42");
    await playOut(page, 1);
    const other = await context.newPage();
    await other.goto(`${url}#/history`);
    await other.getByRole("button", { name: "Play it here" }).click();
    await other.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
    await page.getByText("now being played in another tab").first().waitFor();
    assert.equal(await page.locator(".game").count(), 0);
    await playOut(other, 1);
    // Nothing is lost, and it can be taken back.
    await page.bringToFront();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "History" }).click();
    await page.getByRole("button", { name: "Play it here" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
    await other.getByText("now being played in another tab").first().waitFor();
}));

test("the way back finds the game that was left, or says who has it", () => withPage(wide, async (page, context) => {
    await openGame(page, "classic#42");
    await playOut(page, 3);
    await openGame(page, "classic#7");
    await playOut(page, 1);
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 3);
    await page.goForward();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
    // An address that leads nowhere leaves the game on the table alone.
    await page.goto(`${url}#/game/none`);
    await page.locator(".toast").waitFor();
    await page.goBack();
    await playOut(page, 1);
    assert.equal(await movesMade(page), 2);
    await page.keyboard.press("?");
    const other = await context.newPage();
    await other.goto(`${url}#/history`);
    await other.locator("li", { hasText: "Original · deal 7" }).getByRole("button", { name: "Play it here" }).click();
    await other.locator(".game").waitFor();
    await page.bringToFront();
    await page.goBack();
    await page.locator(".toast").getByText("open in another tab").waitFor();
    assert.equal(await page.locator(".game").count(), 0);
}));

test("storage that fails is told, and tried again", () => withPage(wide, async (page, context) => {
    // Workers have no hook for tests: the page they are made from is given one.
    await context.route(/game_worker.*\.js/, async (route) => {
        const response = await route.fetch();
        const broken = "const put=IDBObjectStore.prototype.put;let left=2;IDBObjectStore.prototype.put=function(...all){if(left-->0)throw new DOMException('the disk is full','QuotaExceededError');return put.apply(this,all)};";
        await route.fulfill({ response, body: broken + (await response.text()) });
    });
    await openGame(page, "classic#42");
    await playOut(page, 1);
    await page.getByText(/could not be saved \(the disk is full\)/).first().waitFor();
    // What is looked at meanwhile is what was played, not what was stored.
    await page.keyboard.press("m");
    await page.getByRole("button", { name: /Go on/ }).waitFor();
    await page.goBack();
    await playOut(page, 2);
    await page.waitForFunction(() => !document.querySelector(".toast"));
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 3);
}));

test("a browser that keeps nothing still plays, and says so", noPartOfTheBrowser, () => withPage(wide, async (page, context) => {
    await context.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
    });
    await context.route(/game_worker.*\.js/, async (route) => {
        const response = await route.fetch();
        const broken = "indexedDB.open=()=>{throw new DOMException('storage is switched off','SecurityError')};Object.defineProperty(navigator,'locks',{value:undefined});";
        await route.fulfill({ response, body: broken + (await response.text()) });
    });
    await openGame(page, "classic#42");
    await playOut(page, 1);
    await page.getByText(/could not be saved \(storage is switched off\)/).first().waitFor();
    await playOut(page, 1);
    assert.equal(await movesMade(page), 2);
    // What happened can be looked at for as long as the page is open.
    await playOut(page);
    await page.keyboard.press("v");
    await page.locator(".graph").waitFor({ timeout: 30_000 });
    await page.goto(`${url}#/statistics`);
    await page.locator(".large-figures").getByText("game", { exact: true }).waitFor();
}));

test("a game not yet begun is there after a reload", noPartOfTheBrowser, () => withPage(wide, async (page) => {
    await openGame(page, "classic#77");
    const room = () => page.locator(".room [data-card]").evaluateAll((all) => all.map((one) => one.dataset.card));
    const before = await room();
    await page.reload();
    await page.waitForSelector(".room .card");
    assert.deepEqual(await room(), before);
    for (const view of ["/learn/classic", "/puzzles/classic-1"]) {
        await page.goto(`${url}#${view}`);
        await page.locator(".notice").waitFor();
        await page.reload();
        await page.locator(".notice").waitFor();
    }
    await page.goto(`${url}#/companion`);
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.locator(".asking").waitFor();
    await page.reload();
    await page.locator(".asking").waitFor();
    await page.goto(`${url}#/position/classic`);
    for (const card of ["2♣", "3♠", "5♦", "6♥"]) await page.getByRole("button", { name: card, exact: true }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.locator(".room [data-card='5D']").waitFor();
    await page.reload();
    await page.locator(".room [data-card='5D']").waitFor();
    // It cannot be dealt again, so nobody is offered to.
    await page.getByRole("button", { name: "Menu" }).click();
    assert.equal(await page.getByRole("button", { name: "Retry" }).count(), 0);
}));

test("a game is given up for a new one only, and not for one that cannot be", noPartOfTheBrowser, () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await playOut(page, 1);
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "Daily deal" }).click();
    await page.waitForSelector(".room .card");
    await page.keyboard.press("m");
    await page.getByRole("button", { name: /Go on/ }).click();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
    await page.goto(`${url}#/position/classic`);
    await page.getByLabel("Health").fill("99");
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.locator(".toast").getByText("Health must be 1 to 20").waitFor();
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
    await page.keyboard.press("R");
    await page.getByRole("dialog").waitFor();
    await page.getByRole("button", { name: "No", exact: true }).click();
    assert.equal(await movesMade(page), 1);
    await page.keyboard.press("N");
    await page.getByText("will be given up").waitFor();
    await agree(page);
    await page.waitForFunction(() => document.querySelector(".room .card") && document.querySelectorAll(".log li").length === 0);
    await page.goto(`${url}#/history`);
    await page.getByText("given up").waitFor();
}));

test("the first game takes at most 300 KB of the network, no net and no other language", noPartOfTheBrowser, () => withPage(wide, async (page) => {
    const fetched = [];
    page.context().on("response", (response) => fetched.push(response));
    await openGame(page, "classic#42");
    await playOut(page, 1);
    let bytes = 0;
    for (const response of fetched) bytes += gzipSync(await response.body()).length;
    const names = fetched.map((response) => new URL(response.url()).pathname);
    assert.ok(names.some((name) => /game.*\.wasm$/.test(name)), String(names));
    assert.ok(bytes <= 300 * 1024, `${bytes} bytes: ${names}`);
    assert.equal(names.some((name) => /\.net$|coach|\.json$|\/(de|fr)-/.test(name)), false);
}));

test("without a network, after the first visit", () => withPage({ ...wide, ...offline }, async (page) => {
    const server = await serve(site);
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0])).keys()).length > 8);
    await server.close();
    await page.reload();
    await page.getByRole("button", { name: "Daily deal" }).click();
    await page.waitForSelector(".room .card");
    await playOut(page, 1);
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint h2").waitFor();
}));

test("another language is fetched when it is wanted, by both workers, and is there without a network", () => withPage({ ...wide, ...offline }, async (page) => {
    const server = await serve(site);
    await page.goto(`${server.url}#/preferences`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0])).keys()).length > 8);
    await server.close();
    await page.reload();
    await page.getByLabel("Language").selectOption("de");
    await page.getByRole("heading", { name: "Einstellungen" }).waitFor();
    await page.goto(`${page.url().split("#")[0]}#classic%2342`);
    await page.waitForSelector(".room .card");
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint h2").getByText("7♦ ausrüsten").waitFor();
    await page.reload();
    await page.getByText("Verlies").first().waitFor();
}));

test("games go out and in, and merge", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await playOut(page, 2);
    await page.goto(`${url}#/history`);
    const { path } = await saved(page, () => page.getByRole("button", { name: "Save all games" }).click());
    const text = await readFile(path, "utf8");
    assert.match(text, /^scoundrel record 1\ngame classic#42\n/);
    await page.locator("input[type=file]").setInputFiles({ name: "same.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.getByText("0 added, 1 known already").first().waitFor();
    const stranger = text.replace(/^play .*$/m, "play elsewhere").replace(/^hash .*\n/m, "");
    await page.locator("input[type=file]").setInputFiles({ name: "torn.txt", mimeType: "text/plain", buffer: Buffer.from(stranger) });
    await page.getByText("1 refused").first().waitFor();
}));

test("a new build is offered, and taken when the player wants it", () => withPage({ ...wide, ...offline }, async (page) => {
    const copy = await mkdtemp(join(tmpdir(), "scoundrel-site-"));
    await cp(site, copy, { recursive: true });
    const server = await serve(copy);
    try {
        await page.goto(server.url);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.reload();
        const worker = join(copy, "sw.js");
        await writeFile(worker, (await readFile(worker, "utf8")).replace(/"[0-9a-f]{12}"/, '"000000000000"') + "// newer\n");
        await page.reload();
        await page.locator(".toast").getByText("A new version is ready.").waitFor();
        await page.getByRole("button", { name: "Use it" }).click();
        await page.waitForFunction(async () => (await caches.keys()).join() === "scoundrel 000000000000");
        await page.getByRole("button", { name: "Choose rules" }).waitFor();
    } finally {
        await server.close();
        await rm(copy, { recursive: true });
    }
}));

test("it can be installed", onlyInChromium("no other says why not"), () => withPage({ ...wide, ...offline }, async (page, context) => {
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const browser = await context.newCDPSession(page);
    const { installabilityErrors: why } = await browser.send("Page.getInstallabilityErrors");
    assert.deepEqual(why.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []); // as every test is
    const { data, errors } = await browser.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    for (const { src } of JSON.parse(data).icons) assert.equal((await page.request.get(new URL(src, url).href)).status(), 200, src);
}));
