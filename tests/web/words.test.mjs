// Words and figures as people read them: names of rules and knobs, the chooser, statistics, pictures beside the words.
import test from "node:test";
import { assert, openGame, playOut, url, withPage } from "./support.mjs";

const small = { viewport: { width: 360, height: 640 } };

test("a new game: the button that deals is in sight, and all rule sets by their names", () => withPage(small, async (page) => {
    await page.goto(`${url}#/new`);
    const deal = page.getByRole("button", { name: "Deal Original" });
    await deal.waitFor();
    const { y, height } = await deal.boundingBox();
    assert.ok(y > 0 && y + height < 320, `it lies at ${y}`);
    const last = await page.getByRole("radio", { name: /^Forty-two/ }).boundingBox();
    assert.ok(last.y + last.height < 640, `the last rule set lies at ${last.y}`);
    for (const name of [/^Original/, /^Kinder weapons/, /^Plain score/, /^Rascal(?!,)/, /^Rascal, the app/]) await page.getByRole("radio", { name }).waitFor();
    for (const hidden of ["Rules of your own", "A gentle one", "Begin"]) assert.equal(await page.getByText(hidden, { exact: true }).isVisible(), false);
    await page.getByRole("radio", { name: /^Rascal(?!,)/ }).check();
    await page.getByRole("button", { name: "Deal Rascal" }).click();
    await page.waitForSelector(".room .card");
    assert.match(page.url(), /#rascal/);
    await page.goto(`${url}#/new/${encodeURIComponent("browser+health=15")}`);
    await page.getByRole("button", { name: "Deal Plain score: Hard" }).waitFor();
    assert.equal(await page.getByRole("radio", { name: "Plain score: Hard" }).isChecked(), true);
}));

for (const [language, names] of [["en-GB", ["Used weapons", "only lower"]], ["fr-FR", ["Armes après usage", "contre plus faible"]], ["de-DE", ["Benutzte Waffen", "nur niedrigere"]]])
    test(`knobs have names and words (${language})`, () => withPage({ locale: language }, async (page) => {
        await page.goto(`${url}#/new/${encodeURIComponent("classic+health=7")}`);
        await page.locator("details input[type=radio]").last().click();
        await page.locator(".knob").first().waitFor();
        const knobs = await page.locator(".knob").evaluateAll((all) => all.map((one) => ({
            name: one.querySelector("label").textContent,
            id: one.querySelector("small").textContent.split("=")[0],
            what: one.querySelector("p").textContent,
            words: [...one.querySelectorAll("option")].map((option) => option.textContent),
        })));
        assert.ok(knobs.length >= 16);
        assert.equal(new Set(knobs.map(({ name }) => name)).size, knobs.length);
        for (const { name, id, what, words } of knobs) {
            assert.notEqual(name, id);
            assert.match(what, /\.$/);
            for (const text of words) assert.match(text, / /, `${id}: ${text}`);
        }
        assert.equal(knobs.find(({ id }) => id === "weapon").name, names[0]);
        assert.ok(knobs.find(({ id }) => id === "weapon").words[0].toLowerCase().includes(names[1].toLowerCase()));
    }));

// Nothing begins with a hyphen that is a number, wherever it is shown.
const hyphens = (page) => page.locator("main").evaluate((main) => main.innerText.match(/(^|[\s(])-\d.*/gm) ?? []);

test("statistics: an invitation first, then large figures of the rules played last", () => withPage({}, async (page) => {
    await page.goto(`${url}#/statistics`);
    await page.getByText(/its score will stand here/).waitFor();
    await page.getByRole("button", { name: "Deal", exact: true }).waitFor();
    assert.equal(await page.locator(".statistics").count(), 0);
    await openGame(page, "rascal#42");
    await playOut(page);
    await openGame(page, "classic+health=5#42"); // which is lost
    await playOut(page);
    await page.goto(`${url}#/statistics`);
    await page.getByRole("heading", { name: /^Original, changed/ }).waitFor();
    assert.deepEqual(await page.locator(".large-figures dt").allTextContents(), ["game", "won", "best score"]);
    const [games, won, best] = await page.locator(".large-figures dd").allTextContents();
    assert.deepEqual([games, won], ["1", "0%"]);
    assert.match(best, /^−\d+$/);
    assert.deepEqual(await hyphens(page), []);
    const figures = await page.locator(".large-figures").boundingBox();
    const graph = await page.locator(".histogram").boundingBox();
    assert.ok(figures.y < graph.y);
    await page.getByRole("button", { name: "Rascal" }).click();
    await page.getByRole("heading", { name: /^Rascal/ }).waitFor();
    await page.goto(`${url}#/history`);
    await page.locator(".games li").first().waitFor();
    assert.deepEqual(await hyphens(page), []);
}));

test("rules have pictures, and a lesson gone through is ticked", () => withPage({}, async (page) => {
    await page.goto(`${url}#/rules/classic`);
    await page.locator(".prose section").nth(2).waitFor();
    assert.ok((await page.locator(".prose .pictures .face").count()) >= 12);
    await page.goto(`${url}#/learn`);
    const lessons = page.locator(".exercises button");
    await lessons.first().waitFor();
    assert.equal(await lessons.first().locator(".face").count(), 4);
    assert.equal(await page.getByText("done").count(), 0);
    await lessons.nth(1).click();
    for (const [card, deed] of [["5♦", "Equip"], ["8♣", "With 5♦"], ["8♠", "With 5♦"]]) {
        await page.getByRole("button", { name: new RegExp(`^${card}`) }).first().click();
        await page.locator(".offer").filter({ hasText: deed }).first().click();
    }
    await page.getByText("That was the lesson").waitFor();
    await page.goto(`${url}#/learn`);
    await lessons.nth(1).getByText("done").waitFor();
    assert.equal(await page.getByText("done").count(), 1);
    await page.reload();
    await lessons.nth(1).getByText("done").waitFor();
    await page.goto(`${url}#/puzzles`);
    await page.getByRole("heading", { name: "Original" }).waitFor();
}));
