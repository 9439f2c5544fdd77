// The day's deal: the first try, its result, the calendar, practice told apart from it.
import { test } from "node:test";
import { assert, openGame, playOut, url, violations, withPage } from "./support.mjs";

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function playToday(page) {
    await page.goto(url);
    await page.getByRole("button", { name: /^Daily deal/ }).click();
    await page.waitForSelector(".game .room .card");
    await playOut(page);
    await page.locator(".end").waitFor();
}

test("the first screen leads with the day, and once it is played with how it went", () => withPage({}, async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: "Daily deal to be played today" }).waitFor();
    await playToday(page);
    await page.locator(".end").getByText("Days in a row: 1 played").waitFor();
    await page.goto(`${url}#/`);
    await page.getByRole("button", { name: /^Daily deal (lost|won), .*; 1 day in a row/ }).click();
    await page.locator(".month button[aria-current=date]").waitFor();
    assert.match(await page.evaluate(() => location.hash), /calendar/);
}));

test("the result to share has no card, and what is shared can be seen", () => withPage({}, async (page) => {
    await playToday(page);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.locator(".strip-text").waitFor();
    assert.equal(await page.locator("dialog[open]").evaluate((one) => getComputedStyle(one).opacity), "1");
    const text = await page.getByRole("button", { name: "Copy text" }).getAttribute("data-link");
    assert.match(text, new RegExp(`^Scoundrel, the deal of ${today()}\n(Lost|Won) with -?\\d+, without help\n[▁-█×]+\nhttp://.*#classic%23daily-${today()}(-\\d)?$`));
    assert.doesNotMatch(text, /[♣♦♥♠]/);
}));

test("a missed day is played for practice, and stays apart", () => withPage({}, async (page) => {
    const missed = daysAgo(1);
    await page.goto(`${url}#/calendar/${missed}`);
    await page.locator(".month button").first().waitFor();
    await page.locator(".chosen").getByText("missed").waitFor();
    await page.getByRole("button", { name: "Practise" }).click();
    await page.waitForSelector(".game .room .card");
    await playOut(page);
    await page.locator(".end").waitFor();
    await page.goto(`${url}#/calendar/${missed}`);
    await page.locator(".chosen").getByText("practice only").waitFor();
    await page.locator(".chosen").getByText("1 game for practice").waitFor();
    await page.locator(".large-figures dd").getByText("0").first().waitFor();
}));

test("arrows go from day to day and from month to month, back to the first", () => withPage({}, async (page) => {
    await page.goto(`${url}#/calendar`);
    await page.locator(".month button").first().waitFor();
    const pressed = () => page.locator(".month button[aria-pressed=true]").getAttribute("aria-label");
    const first = await pressed();
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((label) => document.querySelector(".month [aria-pressed=true]")?.getAttribute("aria-label") !== label, first);
    await page.goto(`${url}#/calendar/2026-01-05`);
    await page.getByText("January 2026", { exact: true }).waitFor();
    assert.equal(await page.getByRole("button", { name: "The month before" }).isDisabled(), true);
    await page.getByRole("button", { name: "The month after" }).click();
    await page.getByText("February 2026", { exact: true }).waitFor();
    assert.equal(await page.locator(".month button").count(), 28);
    assert.deepEqual(await violations(page), []);
}));

test("a day can be hit with a finger", () => withPage({ viewport: { width: 360, height: 740 } }, async (page) => {
    await page.goto(`${url}#/calendar`);
    await page.locator(".month button").first().waitFor();
    const { width, height } = await page.locator(".month button").first().boundingBox();
    assert.ok(width >= 44 && height >= 44, `${width}x${height}`);
}));

test("a day's deal that was left goes on from the first screen", () => withPage({}, async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: /^Daily deal/ }).click();
    await page.waitForSelector(".game .room .card");
    await playOut(page, 1);
    await openGame(page, "classic#42");
    await page.goto(`${url}#/`);
    await page.getByRole("button", { name: "Daily deal begun" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
}));
