// Upgrade without loss: what the page of an earlier version kept in a browser is there on this one, its service worker
// gives way to this one's, and what a newer version has made of the games is left alone. tests/upgrade/make_page.mjs
// keeps what belongs to a version; SCOUNDREL_OLD_SITE names the whole page of one, where it is at hand.
import test from "node:test";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { assert, openGame, playOut, servePlainly, site, url, withPage } from "./support.mjs";
import { beside, readKept, seeAll, seeTable, writeKept } from "./kept.mjs";

const wide = { viewport: { width: 1280, height: 800 } };
const store = fileURLToPath(new URL("../upgrade/", import.meta.url));
const versions = (await readdir(store)).filter((name) => existsSync(join(store, name, "page/kept.json")));
const read = async (version, name) => JSON.parse(await readFile(join(store, version, "page", name), "utf8"));
const gamesOf = (kept) => kept.databases.scoundrel.stores.games;

assert.ok(versions.length > 0, "there is nothing to upgrade from");

for (const version of versions) {
    test(`what the page of ${version} kept is all there`, () => withPage(wide, async (page, context) => {
        const [kept, shown] = [await read(version, "kept.json"), await read(version, "shown.json")];
        const aside = await beside(context, url);
        await writeKept(aside, kept);
        const seen = await seeAll(page, url);
        seen.preferences.chosen.length = shown.preferences.chosen.length; // those that are new come last
        // No figure is lost, wherever it stands now. That there is none of something need not be told, nor where an axis ended
        // that went on beyond the best score.
        for (const [i, { numbers }] of shown.statistics.entries()) {
            const now = seen.statistics[i];
            const lost = numbers.filter((one) => one !== 0 && !now.numbers.includes(one));
            assert.ok(lost.length <= 1, `${now.rules}: ${lost}`);
            now.numbers = numbers;
        }
        assert.deepEqual(seen, shown);
        // Nothing was lost by looking, and a game goes on where it was.
        assert.deepEqual(gamesOf(await readKept(aside)), gamesOf(kept));
        await page.goto(`${url}#/`);
        await page.locator(".home nav .go-on small").click();
        const before = await seeTable(page);
        await playOut(page, 1);
        assert.equal((await seeTable(page)).moves, before.moves + 1);
        await page.close();
        const after = gamesOf(await readKept(aside));
        const changed = Object.keys(after).filter((name) => after[name] !== gamesOf(kept)[name]);
        assert.deepEqual(Object.keys(after), Object.keys(gamesOf(kept)));
        assert.equal(changed.length, 1);
        assert.ok(after[changed[0]].startsWith(gamesOf(kept)[changed[0]]));
    }));

    // Taken by the player who is offered it, or when the last tab was closed.
    for (const how of ["taken", "after all tabs were closed"])
        test(`the worker of ${version} gives way: ${how}`, () => withPage({ ...wide, serviceWorkers: "allow" }, async (page, context) => {
            const kept = await read(version, "kept.json");
            const folder = await mkdtemp(join(tmpdir(), "scoundrel-site-"));
            await layOld(folder, version);
            const server = await servePlainly(folder);
            const address = `http://localhost:${server.address().port}/`;
            try {
                const aside = await beside(context, address); // by no worker: it is there before any
                await writeKept(aside, kept);
                await page.goto(address);
                await page.evaluate(() => navigator.serviceWorker.ready);
                await page.reload();
                assert.equal(await isNew(page), false);
                const [oldCache] = await page.evaluate(() => caches.keys());
                await putGameOnOldTable(page);
                const games = gamesOf(await readKept(aside));

                await rm(folder, { recursive: true });
                await cp(site, folder, { recursive: true });
                await page.reload();
                assert.equal(await isNew(page), false); // the old one is still whole, whatever lies on the server
                const taking = page.locator(".toast button.primary");
                await taking.waitFor();
                if (how === "taken") await taking.click();
                else {
                    await page.close();
                    await aside.close();
                    page = await openAnew(context, address);
                }
                await page.locator(".home, .game, .table").first().waitFor();
                assert.equal(await isNew(page), true);
                await page.waitForFunction(async (old) => !(await caches.keys()).includes(old) && (await caches.keys()).length === 1, oldCache);
                assert.deepEqual(gamesOf(await readKept(page)), games);
                // The game that was open goes on.
                if (await page.locator(".home").isVisible()) await page.locator(".home nav .go-on small").click();
                const { moves } = await seeTable(page);
                assert.ok(moves > 0);
                await playOut(page, 1);
                await page.reload();
                assert.equal((await seeTable(page)).moves, moves + 1);
                // And without a network, by the new worker.
                await context.setOffline(true);
                await page.reload();
                assert.equal((await seeTable(page)).moves, moves + 1);
            } finally {
                server.close();
                await rm(folder, { recursive: true });
            }
        }));
}

// The old page's worker with a page that stands for the old one; the other files it wants to keep are empty.
async function layOld(folder, version) {
    if (process.env.SCOUNDREL_OLD_SITE) return cp(process.env.SCOUNDREL_OLD_SITE, folder, { recursive: true });
    await cp(join(store, version, "page"), folder, { recursive: true });
    const worker = await readFile(join(folder, "sw.js"), "utf8");
    for (const file of worker.match(/\[("[\w./-]+",?)+\]/g).flatMap((list) => JSON.parse(list))) {
        if (file.endsWith("/") || existsSync(join(folder, file))) continue;
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), file.endsWith(".webmanifest") ? "{}" : "");
    }
}

async function putGameOnOldTable(page) {
    if (!process.env.SCOUNDREL_OLD_SITE) return page.locator("#old").getByText(/^\d+ games$/).waitFor();
    await page.locator(".home nav .go-on small").click();
    await seeTable(page);
    await playOut(page, 1);
}

// The browser takes a moment to see that nobody uses the old worker any more.
async function openAnew(context, address) {
    for (let tries = 0; ; ++tries) {
        const page = await context.newPage();
        await page.goto(address);
        if (tries === 20 || (await isNew(page))) return page;
        await page.close();
        await new Promise((done) => setTimeout(done, 200));
    }
}

// Whether the page that is shown is of this build.
async function isNew(page) {
    const mine = /src="([^"]*main[^"]*)"/.exec(await readFile(join(site, "index.html"), "utf8"))[1];
    return page.evaluate((source) => document.querySelector(`script[src="${source}"]`) !== null, mine);
}

// A later version of the page: another version of the store, with something in it that this one cannot know.
async function writeNewer(page, kept) {
    const { version, stores } = kept.databases.scoundrel;
    const newer = { version: version + 1, stores: { ...stores, seasons: { 2031: "scoundrel season 1\n" } } };
    await writeKept(page, { ...kept, databases: { ...kept.databases, scoundrel: newer } });
    return readKept(page);
}

for (const [language, words] of [["en", /newer version of this page/], ["fr", /version plus récente de cette page/]])
    test(`games of a newer version are left alone, and that is said: ${language}`, () => withPage(wide, async (page, context) => {
        const kept = await read(versions[0], "kept.json");
        const aside = await beside(context, url);
        kept.localStorage = { "scoundrel preferences": JSON.stringify({ language, warn: false, rules: "classic" }) };
        const before = await writeNewer(aside, kept);
        const said = page.locator(".toast").getByText(words);
        await page.goto(url);
        await said.waitFor();
        // Whatever would look at games says so again, and shows none.
        for (const view of language === "en" ? ["history", "statistics", "puzzles", "game/none"] : ["history"]) {
            await page.goto("about:blank");
            await page.goto(`${url}#/${view}`);
            await said.waitFor();
            assert.equal(await page.locator(".home").isVisible(), true, view);
        }
        // A game can be played, and is not kept.
        for (const game of ["#classic%231", "#/puzzles/classic-1"]) {
            await page.goto("about:blank");
            await page.goto(`${url}${game}`);
            await page.waitForSelector(".room .card");
            await said.waitFor();
            await playOut(page, 1);
            await said.waitFor();
            await playOut(page, 1);
        }
        await page.close();
        assert.deepEqual((await readKept(aside)).databases, before.databases);
    }));

test("a newer version in another tab need not wait for this one, which says so and leaves its games alone", () => withPage(wide, async (page, context) => {
    await openGame(page, "classic#42");
    await playOut(page, 1);
    const aside = await beside(context, url);
    const before = await writeNewer(aside, await readKept(aside));
    assert.equal(Object.keys(gamesOf(before)).length, 1);
    await playOut(page, 1);
    await page.locator(".toast").getByText(/newer version of this page/).waitFor();
    await playOut(page, 1);
    await page.close();
    assert.deepEqual((await readKept(aside)).databases, before.databases);
}));
