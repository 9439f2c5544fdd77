// The views beside the table: what they look like in every window, and that they speak to people. tests/web/records.txt has
// finished games, so that nothing has to be played for them.
import test from "node:test";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { assert, phone, url, withPage } from "./support.mjs";
import { sizes } from "./frames.mjs";

const records = fileURLToPath(new URL("records.txt", import.meta.url));
const record = async (result) => (await readFile(records, "utf8")).split(/^(?=scoundrel record)/m).find((one) => one.includes(`\nresult ${result}\n`));
const box = (what) => what.evaluate((one) => one.getBoundingClientRect().toJSON());

// The page with all of them kept.
async function withRecords(page) {
    await page.goto(`${url}#/history`);
    await page.locator("input[type=file]").setInputFiles(records);
    await page.locator(".games li").first().waitFor();
}
async function openReview(page, result) {
    await page.goto(`${url}#/review//${encodeURIComponent(await record(result))}`);
    await page.locator(".graph").waitFor({ timeout: 30_000 });
}
// An id is notation: it is for sharing.
const ids = (page) => page.locator("main").evaluate((main) => main.innerText.match(/\b(classic|rascal)\b.*|\w#\w.*/g) ?? []);

test("games are called by their rules and deal, never by an id", () => withPage({}, async (page) => {
    await withRecords(page);
    assert.deepEqual(await ids(page), []);
    await page.locator("li", { hasText: "Original · deal 12" }).getByRole("button", { name: /^Watch: / }).click();
    await page.getByRole("heading", { name: "Original · deal 12" }).waitFor();
    for (const view of ["statistics", "new", "learn", "puzzles", "position/rascal"]) {
        await page.goto(`${url}#/${view}`);
        await page.locator(".leaf > *").first().waitFor();
        assert.deepEqual(await ids(page), [], view);
    }
}));

test("statistics: no zeros, every game a dot, and all figures for whoever asks", () => withPage({}, async (page) => {
    await withRecords(page);
    await page.goto(`${url}#/statistics`);
    await page.locator(".statistics").waitFor();
    for (const figure of await page.locator(".large-figures dd").allTextContents()) assert.notEqual(figure, "0");
    assert.doesNotMatch(await page.locator(".statistics").innerText(), /\b0 (given up|in progress|now)/);
    assert.equal(await page.locator(".course .dots i").count(), 12);
    const bars = await page.locator(".histogram b").allTextContents();
    assert.equal(bars.reduce((sum, one) => sum + Number(one), 0), 12);
    await page.getByText("All figures").click();
    await page.getByText(/12 games: 8 won, 4 lost/).waitFor();
    for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const plot = await box(page.locator(".course .plot"));
        for (const dot of await page.locator(".course .dots i").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON())))
            assert.ok(dot.left >= plot.left && dot.right <= plot.right + 1, `${width}x${height}: a dot from ${dot.left} to ${dot.right}`);
    }
}));

test("statistics: games are reviewed while one looks, and what was found is kept", () => withPage({}, async (page) => {
    await withRecords(page);
    await page.goto(`${url}#/statistics`);
    await page.locator(".trend").waitFor({ timeout: 60_000 });
    await page.getByText(/chance given away a game, in points: you [\d.]+ \(±[\d.]+\), careful [\d.]+/).waitFor();
    await page.getByRole("button", { name: "Accuracy in percent" }).click();
    await page.locator(".milestones .reached").first().waitFor();
    await page.locator(".skill progress").waitFor({ state: "detached", timeout: 60_000 });
    assert.equal(await page.locator(".trend .dots i").count(), 12);
    await page.reload();
    await page.locator(".trend").waitFor();
    assert.equal(await page.locator(".skill progress").count(), 0);
    await page.locator(".bests a").first().click();
    await page.waitForURL(/#\/watch\//);
}));

test("the history: words and choices find games, and it says how many of how many", () => withPage({}, async (page) => {
    await withRecords(page);
    const count = page.locator(".find + [role=status]");
    const all = Number((await count.innerText()).match(/of (\d+)/)[1]);
    await page.getByLabel("Find", { exact: true }).fill("won");
    await page.locator(".games .lost").first().waitFor({ state: "detached" });
    const won = await page.locator(".games li").count();
    assert.ok(won > 0 && won < all);
    assert.match(await count.innerText(), new RegExp(`^${won} of ${all} games$`));
    assert.equal(await page.getByLabel("all results").inputValue(), "won");
    await page.getByLabel("all results").selectOption("lost");
    assert.equal(await page.getByLabel("Find", { exact: true }).inputValue(), "lost");
    await page.locator(".games .won").first().waitFor({ state: "detached" });
    assert.equal(await page.locator(".games li").count(), all - won - (await page.locator(".games .playing").count()));
    await page.getByLabel("Find", { exact: true }).fill("no such game");
    await page.getByText("No game fits.").waitFor();
}));

test("a review on a phone: what decided it, the position, the graph and the steps on one screen, and they stay", () => withPage(phone, async (page) => {
    await openReview(page, "lost -167");
    await page.getByRole("heading", { name: /^You died in room \d+$/ }).waitFor();
    await page.locator(".gist").getByText(/\.$/).waitFor();
    const { height } = phone.viewport;
    for (const part of [".gist", ".still", ".graph", ".steps", ".stop h2"]) {
        const { top, bottom } = await box(page.locator(part));
        assert.ok(top >= 0 && bottom <= height, `${part} lies from ${top} to ${bottom}`);
    }
    await page.locator(".figures").evaluate((one) => one.scrollIntoView());
    for (const part of [".still", ".steps"]) {
        const { top, bottom } = await box(page.locator(part));
        assert.ok(top >= 0 && bottom <= height, `after scrolling ${part} lies from ${top} to ${bottom}`);
    }
    // Every mark has its word.
    for (const text of await page.locator(".legend > span").allTextContents()) assert.match(text, /\w/);
    // None is no bar.
    assert.equal(await page.locator(".waterfall .start").last().evaluate((one) => one.getBoundingClientRect().width), 0);
    await page.locator(".review summary").click();
    const rows = await page.locator(".stops button").evaluateAll((all) => all.map((one) => one.innerText.trim().split("\n").at(-1)));
    for (const row of rows) assert.match(row, /%$/);
}));

test("a review of a game that was won says so", () => withPage({ locale: "fr-FR" }, async (page) => {
    await openReview(page, "won 17");
    await page.getByRole("heading", { name: "Vous avez réussi" }).waitFor();
    assert.match(await page.locator(".page-head p").textContent(), /^Original · donne 11 · Score 17$/);
    assert.match(await page.locator(".gist").textContent(), /\.$/);
}));

for (const rules of ["classic", "equal", "rascal", "forty-two"])
    test(`a lesson points at what it asks for, to its end: ${rules}`, () => withPage({}, async (page) => {
        await page.goto(`${url}#/learn/${rules}`);
        for (let step = 1; ; ++step) {
            await page.locator(".notice").getByText(new RegExp(`step ${step} of|That was the lesson`)).waitFor();
            if (await page.getByText("That was the lesson").count()) break;
            assert.ok(step < 30);
            const onward = page.locator(".lesson .primary");
            const wanted = page.locator(":is(.room, .slot) .best");
            if (await onward.count()) await onward.click();
            else {
                if (await wanted.count()) await wanted.click();
                assert.equal(await page.locator(".offer.best").count(), 1, `step ${step}`);
                await page.locator(".offer.best").click();
            }
        }
        assert.equal(await page.locator(".best").count(), 0);
    }));

test("an open deck is read in every window: all cards, four by four, over nothing", () => withPage({}, async (page) => {
    await page.goto(`${url}#${encodeURIComponent("classic:JC6S7D5HTH6C7S2C5C9S8S9CJSQSQC4D4H9D8H3H5S6HTS2H6D7H2D4C7C8D2SAS5DKSTDAC9HTC4S3C3DKC8C3S")}`);
    await page.locator(".strip .chip").first().waitFor();
    for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const strip = await box(page.locator(".strip"));
        const offers = await box(page.locator(".offers"));
        const chips = await page.locator(".strip .chip").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
        assert.equal(chips.length, 40);
        for (const chip of chips) assert.ok(chip.left >= strip.left && chip.right <= strip.right + 0.5, `${width}x${height}: a card from ${chip.left} to ${chip.right} of ${strip.right}`);
        assert.ok(strip.bottom <= offers.top, `${width}x${height}: ${strip.bottom} and ${offers.top}`);
        if (width >= 360) assert.ok(chips.at(-1).bottom <= strip.bottom + 0.5, `${width}x${height}: the last card ends at ${chips.at(-1).bottom}, what is seen at ${strip.bottom}`);
        const lines = new Set(chips.map(({ top }) => Math.round(top)));
        assert.equal(lines.size, 5);
    }
}));

test("tables and backs are chosen by their pictures", () => withPage({}, async (page) => {
    await page.goto(`${url}#/preferences`);
    await page.locator(".tile").first().waitFor();
    // Each table in its own colours, whichever is worn.
    const felts = () => page.locator(".sample[data-look]").evaluateAll((all) => all.map((one) => getComputedStyle(one).getPropertyValue("--felt")));
    const before = await felts();
    assert.equal(new Set(before).size, 3);
    await page.locator(".tile", { hasText: "Candlelight" }).click();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.look), "candle");
    assert.deepEqual(await felts(), before);
    assert.equal(new Set(await page.locator(".sample:not([data-look]) .back").evaluateAll((all) => all.map((one) => one.className))).size, 3);
}));
