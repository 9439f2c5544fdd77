// What a browser keeps of the page, put out and in, and what the page shows of it: games, figures, preferences. Taken
// from the page as values (ids, cards, numbers, records), so that neither words nor the language matter.
import { readFile } from "node:fs/promises";
import { saved } from "./browsers.mjs";

// An empty page of the same origin, from which the stores can be seen while the game is not running. It stays in the
// background: there a browser draws seldom, and a page that is acted on is waited for until it has drawn.
export async function beside(context, origin) {
    const empty = new URL("beside-the-page", origin).href;
    await context.route(empty, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>beside</title>" }));
    const page = await context.newPage();
    await page.goto(empty);
    await context.pages()[0].bringToFront();
    return page;
}

// Every database with its version, stores and entries; and the preferences.
export function readKept(page) {
    return page.evaluate(async () => {
        const finished = (request) => new Promise((done, failed) => {
            request.onsuccess = () => done(request.result);
            request.onerror = () => failed(request.error);
        });
        const databases = {};
        for (const { name, version } of await indexedDB.databases()) {
            const database = await finished(indexedDB.open(name));
            const stores = {};
            for (const store of database.objectStoreNames) {
                const open = database.transaction(store).objectStore(store);
                const [keys, values] = await Promise.all([finished(open.getAllKeys()), finished(open.getAll())]);
                stores[store] = Object.fromEntries(keys.map((key, i) => [key, values[i]]));
            }
            database.close();
            databases[name] = { version, stores };
        }
        return { databases, localStorage: { ...localStorage } };
    });
}

// Stores that are missing are made; entries of the same name are overwritten.
export function writeKept(page, kept) {
    return page.evaluate(async ({ databases, localStorage: texts }) => {
        for (const [name, { version, stores }] of Object.entries(databases)) {
            const database = await new Promise((done, failed) => {
                const request = indexedDB.open(name, version);
                request.onupgradeneeded = () => {
                    for (const store of Object.keys(stores)) if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
                };
                request.onsuccess = () => done(request.result);
                request.onerror = () => failed(request.error);
                request.onblocked = () => failed(new Error("another page does not let go of the games"));
            });
            for (const [store, entries] of Object.entries(stores)) {
                const transaction = database.transaction(store, "readwrite");
                for (const [key, value] of Object.entries(entries)) transaction.objectStore(store).put(value, key);
                await new Promise((done, failed) => {
                    transaction.oncomplete = done;
                    transaction.onabort = () => failed(transaction.error);
                });
            }
            database.close();
        }
        for (const [key, value] of Object.entries(texts)) localStorage.setItem(key, value);
    }, kept);
}

const numbers = (text) => (text.replace(/−/g, "-").match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(",", "."))).sort((a, b) => a - b);

// The table as it lies there.
export async function seeTable(page) {
    await page.locator(".game, .table").first().waitFor();
    return page.evaluate(() => {
        const cards = (where) => [...document.querySelectorAll(`${where} [data-card]`)].map((one) => one.dataset.card);
        return {
            room: cards(".room"), weapon: cards(".fan"),
            health: Number.parseInt(document.querySelector(".health .number").textContent, 10),
            moves: document.querySelectorAll(".log li").length,
            asked: document.querySelector(".asking") !== null,
            open: document.querySelector(".notice") !== null,
            over: document.querySelector(".end") !== null,
        };
    });
}

async function seeHistory(page, url) {
    await page.goto(`${url}#/history`);
    await page.locator(".games li").first().waitFor();
    const rows = await page.locator(".games li").evaluateAll((all) => all.map((one) => ({
        game: one.querySelector("[data-game]").dataset.game,
        started: one.querySelector("time")?.dateTime ?? "",
        status: one.className,
        result: one.querySelector(".result").firstChild.textContent, // what the score is made of stands behind it
        marks: one.querySelector(".muted").textContent.split(" · ").length - 1,
    })));
    const unreadable = await page.locator(".warning").count();
    // "given up" is told in words only, where "playing" would be: the record has it.
    return { rows: rows.map(({ result, ...row }) => ({ ...row, score: numbers(result)[0] ?? null })), unreadable };
}

async function seeRecords(page) {
    const { path } = await saved(page, () => page.locator(".page .actions button").first().click());
    return readFile(path, "utf8");
}

async function seeStatistics(page, url) {
    await page.goto(`${url}#/statistics`);
    const shown = page.locator(".statistics");
    await shown.first().waitFor();
    const all = [];
    for (const tab of await page.locator(".tabs button").all()) {
        await tab.click();
        all.push({ rules: await shown.getAttribute("data-rules"), numbers: numbers((await shown.locator("p, dd").allTextContents()).join(" ")) });
    }
    return all;
}

async function seePreferences(page, url) {
    await page.goto(`${url}#/preferences`);
    await page.locator("select option").first().waitFor({ state: "attached" });
    return page.evaluate(() => ({
        theme: document.documentElement.dataset.theme, deck: document.documentElement.dataset.deck, language: document.documentElement.lang,
        chosen: [...[...document.querySelectorAll(".page input[type=radio]")].slice(0, 3), ...document.querySelectorAll(".page input[type=checkbox]")].map((one) => one.checked),
        select: document.querySelector(".page select").value,
    }));
}

// All that is shown of what is kept. Games in progress are put on the table one after the other, and left as they are.
export async function seeAll(page, url) {
    await page.goto(`${url}#/`);
    const goOn = await page.locator(".home nav .go-on small").textContent();
    const preferences = await seePreferences(page, url);
    const { rows, unreadable } = await seeHistory(page, url);
    const records = await seeRecords(page);
    const tables = [];
    for (let i = 0; i < rows.length; ++i) {
        if (rows[i].status !== "playing") continue;
        await page.goto(`${url}#/history`);
        await page.locator(".games li").nth(i).locator(".row button").first().click();
        tables.push({ game: rows[i].game, ...(await seeTable(page)) });
    }
    const statistics = await seeStatistics(page, url);
    return { goOn, preferences, history: rows, unreadable, records, tables, statistics };
}
