// What the page asks for, and of whom; and that everything it keeps can be deleted.
import test from "node:test";
import { createServer, request } from "node:http";
import { agree, assert, openGame, playOut, url, withPage } from "./support.mjs";
import { saved } from "./browsers.mjs";
import { beside, readKept } from "./kept.mjs";

const wide = { viewport: { width: 1280, height: 800 } };
const offline = { serviceWorkers: "allow" };

// All that leaves the browser goes through here, from pages, workers and service workers alike, and is written down. It
// is passed on to the page's own server only.
async function listen(own) {
    const asked = new Set();
    const proxy = createServer((from, response) => {
        asked.add(from.url);
        if (!from.url.startsWith(own)) return response.writeHead(502).end();
        from.pipe(request(from.url, { method: from.method, headers: from.headers }, (answer) => {
            response.writeHead(answer.statusCode, answer.headers);
            answer.pipe(response);
        }));
    });
    proxy.on("connect", ({ url: host }, socket) => (asked.add(`https://${host}/`), socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n")));
    await new Promise((done) => proxy.listen(0, "127.0.0.1", done));
    return { asked, proxy, server: `http://127.0.0.1:${proxy.address().port}` };
}

test("a whole game with all there is to see asks only its own origin, and breaks no policy", async () => {
    const { asked, proxy, server } = await listen(url);
    await withPage({ ...wide, ...offline, proxy: { server, bypass: "<-loopback>" } }, async (page, context) => {
        await page.addInitScript(() => {
            window.violations = [];
            addEventListener("securitypolicyviolation", (event) => window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
        });
        const unbroken = async () => assert.deepEqual(await page.evaluate(() => window.violations), []);
        const menu = async (name) => {
            await page.getByRole("button", { name: "Menu" }).click();
            await page.getByRole("button", { name, exact: true }).click();
        };
        await page.goto(url);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await openGame(page, "classic#42");
        await playOut(page, 1);
        await page.keyboard.press("i");
        await agree(page);
        await page.locator(".hint h2").waitFor();
        await menu("Solve it from here");
        await agree(page);
        await page.locator(".way li").first().waitFor();
        await playOut(page);
        await page.getByRole("button", { name: "Share" }).click();
        await page.locator("canvas").waitFor();
        const picture = await saved(page, () => page.getByRole("button", { name: "Save picture" }).click());
        assert.equal(picture.name, "scoundrel.png");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Review" }).click();
        await page.locator(".graph").waitFor({ timeout: 30_000 });
        for (const view of ["new", "rules/rascal", "history", "statistics", "learn", "puzzles", "companion", "pad/20", "position/rascal", "preferences", ""]) {
            await page.goto(`${url}#/${view}`);
            await page.locator(view ? ".page h1" : ".home h1").waitFor();
        }
        await page.goto(`${url}#/history`);
        const { path } = await saved(page, () => page.getByRole("button", { name: "Save all games" }).click());
        await page.locator("input[type=file]").setInputFiles(path);
        await page.getByText("1 known already").first().waitFor();
        await unbroken();
        // And without a network.
        await page.waitForFunction(async () => (await (await caches.open((await caches.keys())[0])).keys()).length > 8);
        await context.setOffline(true);
        await page.goto("about:blank");
        await openGame(page, "rascal#7");
        await playOut(page, 1);
        await unbroken();
    });
    proxy.close();
    const all = [...asked];
    assert.deepEqual(all.filter((one) => !one.startsWith(url)), []);
    // It was all written down: what the page asks for, what the workers do, what the service worker does.
    for (const part of [/\/$/, /game.*\.wasm$/, /coach.*\.wasm$/, /\.net$/, /sw\.js$/, /icon-512\.png$/]) assert.ok(all.some((one) => part.test(one)), String(part));
    // And nothing of any game is told by it.
    assert.deepEqual(all.filter((one) => /[?]|classic%23|rascal%23|record/.test(one)), []);
});

const forget = async (page) => {
    await page.goto(`${url}#/preferences`);
    await page.getByRole("button", { name: "Delete everything" }).click();
    await page.locator("dialog.alert[open] button.danger").click();
};

const nothing = async (page) => {
    const { databases, localStorage } = await readKept(page);
    assert.deepEqual(Object.values(databases).flatMap(({ stores }) => Object.keys(stores.games)), []);
    return localStorage;
};

test("everything is deleted, also in other tabs, once the player has said so twice", () => withPage({ ...wide, ...offline }, async (page, context) => {
    await openGame(page, "classic#42");
    await playOut(page, 1);
    await page.goto(`${url}#/preferences`);
    await page.getByLabel("Dark").check();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
    await page.evaluate(() => (localStorage.setItem("another page's", "1"), caches.open("another page's")));
    const other = await context.newPage();
    await openGame(other, "rascal#7");
    await playOut(other, 1);
    // Not if the player thinks better of it.
    await page.bringToFront();
    await page.getByRole("button", { name: "Delete everything" }).click();
    await page.getByRole("button", { name: "No", exact: true }).click();
    const aside = await beside(context, url);
    assert.equal(Object.keys((await readKept(aside)).databases.scoundrel.stores.games).length, 2);

    await forget(page);
    await page.locator(".toast").getByText("is deleted").waitFor();
    await page.getByRole("button", { name: "Choose rules" }).waitFor();
    assert.equal(await page.getByRole("button", { name: /Go on/ }).count(), 0);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "auto");
    await other.locator(".toast").getByText("is deleted").waitFor();
    await other.getByRole("button", { name: "Choose rules" }).waitFor();
    // Nothing is left but what others have put there.
    assert.deepEqual(await nothing(aside), { "another page's": "1" });
    assert.deepEqual(await aside.evaluate(() => caches.keys()), ["another page's"]);
    assert.equal(await aside.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    for (const tab of [page, other]) assert.deepEqual(await tab.evaluate(() => ({ ...sessionStorage })), {});
    // The address brings no game back, and a new one is kept again.
    await other.bringToFront();
    await openGame(other, "rascal#7");
    assert.equal(await other.locator(".log li").count(), 0);
    await playOut(other, 1);
    assert.equal(Object.keys((await readKept(aside)).databases.scoundrel.stores.games).length, 1);
}));

test("a tab that does not let go of the games is named, and they go with it", () => withPage(wide, async (page, context) => {
    await openGame(page, "classic#42");
    await playOut(page, 1);
    const holder = await beside(context, url);
    await holder.evaluate(() => new Promise((done) => {
        indexedDB.open("scoundrel").onsuccess = ({ target }) => done(void (window.held = target.result));
    }));
    await forget(page);
    await page.locator(".toast").getByText("Another tab still holds the games").waitFor();
    await holder.close();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "History" }).click();
    await page.getByText("No games").waitFor();
    await nothing(page);
}));
