// Hints, reviews, deals by difficulty: computed in a worker of their own.
import test from "node:test";
import { assert, openGame, playOne, playToEnd, url, withPage } from "./support.mjs";

const wide = { viewport: { width: 1280, height: 800 } };

test("a hint tells the best move and why, and is noted", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hint:not(.thinking)").getByText(/%/).first().waitFor();
    assert.equal(await page.locator(".offer.best").count(), 1);
    await page.locator(".offer.best").click();
    await page.locator(".log li").waitFor();
}));

test("a review: the graph, the error first, the answer after, and another try from there", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await playToEnd(page, (what) => what.click());
    await page.getByText(/This deal could have been won with/).waitFor();
    await page.getByRole("button", { name: "Look back on it" }).click();
    await page.locator(".graph").waitFor({ timeout: 30_000 });
    await page.getByText(/Skill \d+ of 99/).first().waitFor();
    assert.equal(await page.getByText(/^Better: /).count(), 0);
    await page.getByRole("button", { name: "What was better" }).click();
    await page.getByText(/^Better: /).waitFor();
    await page.locator(".graph .point").nth(1).click();
    await page.locator(".stop h2").waitFor();
    await page.locator(".stops button, summary").first().click();
    assert.ok((await page.locator(".stops li").count()) > 5);
    await page.keyboard.press("n");
    await page.getByRole("button", { name: "Try again from here" }).click();
    await page.waitForSelector(".table .room .card");
    await playOne(page, (what) => what.click());
    await page.goto(`${url}#/history`);
    await page.getByText("moves taken back").first().waitFor();
}));

test("a deal that can be won is found", () => withPage({}, async (page) => {
    await page.goto(`${url}#/new/classic`);
    await page.getByRole("button", { name: "One that can be won" }).click();
    await page.waitForSelector(".table .room .card");
}));

test("statistics count finished games", () => withPage(wide, async (page) => {
    await openGame(page, "browser#42");
    await playToEnd(page, (what) => what.click());
    await page.goto(`${url}#/statistics`);
    await page.getByText(/1 game: /).waitFor();
    await page.locator(".histogram").waitFor();
}));
