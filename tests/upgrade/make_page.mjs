// Writes tests/upgrade/VERSION/page: what a browser keeps after some games on the page of that version (kept.json), what
// the page then shows of it (shown.json), and the page's service worker (sw.js).
//     SCOUNDREL_SITE=OLD-PAGE node tests/upgrade/make_page.mjs VERSION        OLD-PAGE: what ./scoundrel web --build wrote
// The index.html beside them is written by hand: it does what the page of that version did about its worker and its
// database, so that the whole page, three megabytes of it, need not be kept. Names and times of the games are those of the day.
import test from "node:test";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { agree, assert, openGame, playOne, playToEnd, site, url, withPage } from "../web/support.mjs";
import { beside, readKept, seeAll } from "../web/kept.mjs";

const [version] = process.argv.slice(2);
assert.ok(version, "which version?");
const folder = new URL(`${version}/`, import.meta.url).pathname;
const click = (what) => what.click();
const button = (page, name) => page.getByRole("button", { name, exact: true });

async function menu(page, name) {
    await button(page, "Menu").click();
    await button(page, name).click();
}

async function moves(page, count) {
    for (let i = 0; i < count; ++i) await playOne(page, click);
}

test(`what the page of ${version} keeps`, { timeout: 300_000 }, () => withPage({ viewport: { width: 1280, height: 800 } }, async (page, context) => {
    // Finished: lost here, and won elsewhere and brought in.
    await openGame(page, "classic#1");
    await playToEnd(page, click);
    await openGame(page, "rascal+health=15#2");
    await playToEnd(page, click);
    const records = (await readFile(join(folder, "played/export.record"), "utf8")).match(/^scoundrel record 1\n.*?^hash [0-9a-f]+\n/gms);
    await page.goto(`${url}#/history`);
    await page.locator("input[type=file]").setInputFiles({ name: "won.txt", mimeType: "text/plain", buffer: Buffer.from(records.filter((one) => /^result won/m.test(one)).join("")) });
    await page.getByText(/: [1-9] added/).first().waitFor();
    // Marked: taken back and finished; a hint; the solver; an open deck; a remark.
    await openGame(page, "equal#3");
    await moves(page, 2);
    await page.keyboard.press("u");
    await agree(page);
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
    await playToEnd(page, click);
    await openGame(page, "forty-two#4");
    await moves(page, 2);
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint h2").waitFor();
    await openGame(page, "classic#5");
    await menu(page, "Solve it from here");
    await button(page, "Yes").click();
    await page.locator(".way li").first().waitFor();
    await moves(page, 1);
    await openGame(page, "browser#6");
    await menu(page, "Lay the deck open");
    await button(page, "Yes").click();
    await page.locator(".notice .chip").first().waitFor();
    await moves(page, 1);
    await openGame(page, "classic#été ♠");
    await moves(page, 1);
    await menu(page, "Keep a remark in the record");
    await page.getByRole("dialog").locator("input").fill("été ♠ 七 ; #");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // Given up for the same deal again.
    await openGame(page, "classic#7");
    await moves(page, 1);
    await page.keyboard.press("R");
    await button(page, "Yes").click();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 0);
    await moves(page, 2);
    // With a real deck, in the middle of a deal; from a position; a puzzle; a lesson, which is not kept.
    await page.goto(`${url}#classic@table`);
    await page.getByPlaceholder("7C QS 10D").fill("7c qs");
    await page.keyboard.press("Enter");
    await page.locator(".room [data-card='QS']").waitFor();
    await page.goto(`${url}#/position/classic`);
    for (const card of ["2♣", "3♠", "5♦", "6♥"]) await button(page, card).click();
    await button(page, "Begin").click();
    await page.locator(".room [data-card='5D']").waitFor();
    await moves(page, 1);
    await page.goto(`${url}#/puzzles/classic%2312`);
    await page.locator(".notice").waitFor();
    await moves(page, 1);
    await page.goto(`${url}#/learn/equal`);
    await page.locator(".notice").waitFor();
    await moves(page, 1);
    // The game to go on with, and preferences, the language last.
    await openGame(page, "rascal#9");
    await moves(page, 3);
    assert.equal(await page.locator(".end").count(), 0);
    await page.goto(`${url}#/preferences`);
    await page.getByRole("radio").nth(2).check();
    await page.getByRole("checkbox").nth(0).check();
    await page.getByRole("checkbox").nth(1).uncheck();
    await page.locator("select").selectOption("fr");
    await page.waitForFunction(() => document.documentElement.lang === "fr");

    await page.close();
    const aside = await beside(context, url);
    const kept = await readKept(aside);
    const looking = await context.newPage();
    const shown = await seeAll(looking, url);
    await looking.close();
    assert.deepEqual(await readKept(aside), kept); // looking changes nothing
    await mkdir(join(folder, "page"), { recursive: true });
    const write = (name, what) => writeFile(join(folder, "page", name), `${JSON.stringify(what, null, 1)}\n`);
    await write("kept.json", kept);
    await write("shown.json", shown);
    await copyFile(join(site, "sw.js"), join(folder, "page/sw.js"));
}));
