// Every rule set, the companion for a real deck, lessons, puzzles, positions.
import test from "node:test";
import { assert, openGame, phone, playOne, playSome, url, withPage } from "./support.mjs";

const click = (what) => what.click();

async function openGameAtTable(page, rules) {
    await page.goto(`${url}#${rules}@table`);
    await page.getByPlaceholder("7C QS 10D").waitFor();
}

for (const rules of ["classic", "equal", "browser", "browser+health=15", "rascal", "forty-two", "classic+monsters=die", "rascal+swap=yes+drop=yes+inventory=always"])
    test(`rules: ${rules}`, () => withPage(phone, async (page) => {
        await openGame(page, `${rules}#web`);
        assert.ok((await playSome(page, click, 8)) > 0);
    }));

test("every rule set is explained", () => withPage({}, async (page) => {
    await page.goto(`${url}#/rules`);
    async function openGameAtTable(page, rules) {
    await page.goto(`${url}#${rules}@table`);
    await page.getByPlaceholder("7C QS 10D").waitFor();
}

for (const rules of ["classic", "equal", "browser", "rascal", "forty-two"]) {
        await page.getByRole("button", { name: rules, exact: true }).click();
        await page.locator(".prose h2").nth(5).waitFor();
    }
}));

test("rules of one's own", () => withPage({}, async (page) => {
    await page.goto(`${url}#/new/classic`);
    await page.getByText("Rules of your own").click();
    await page.getByLabel("avoid", { exact: true }).selectOption("never");
    await page.getByRole("button", { name: "2♦", exact: true }).click();
    await page.getByText("classic+deck=-2D+avoid=never").waitFor();
    await page.getByRole("button", { name: "Take these" }).click();
    await page.getByRole("button", { name: "A new one" }).click();
    await page.waitForSelector(".room .card");
    assert.equal(await page.getByRole("button", { name: "Avoid the room" }).count(), 0);
}));

test("companion: cards turned up, one taken back, a move, the score kept", () => withPage({}, async (page) => {
    await page.goto(`${url}#/companion`);
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.getByPlaceholder("7C QS 10D").fill("7c qs 10d");
    await page.keyboard.press("Enter");
    await page.getByText("Turn up 1 card of your deck").waitFor();
    await page.getByRole("button", { name: "4♥", exact: true }).click();
    await page.getByRole("button", { name: /^10♦, weapon 10/ }).click();
    await page.keyboard.press("e");
    await page.locator(".fan [data-card='TD']").waitFor();
    await page.getByRole("button", { name: /^Q♠, monster 12/ }).click();
    await page.keyboard.press("w");
    await page.locator(".fan [data-card='QS']").waitFor();
    await page.keyboard.press("u");
    await page.locator(".room [data-card='QS']").waitFor();
    await page.reload();
    await page.locator(".fan [data-card='TD']").waitFor();
}));

test("companion: the order to scoop in is told", () => withPage({}, async (page) => {
    await openGameAtTable(page, "forty-two");
    await page.getByPlaceholder("7C QS 10D").fill("7C QS 10D 4H");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /last on top/ }).click();
    await page.getByText("Scoop them up in this order, uppermost first: 4♥ 10♦ Q♠ 7♣.").waitFor();
}));

test("companion: begun in the middle", () => withPage({}, async (page) => {
    await page.goto(`${url}#/position/classic/table`);
    for (const card of ["2♣", "3♠", "5♦", "6♥"]) await page.getByRole("button", { name: card, exact: true }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.locator(".room [data-card='5D']").waitFor();
}));

test("lessons are taught step by step", () => withPage({}, async (page) => {
    await page.goto(`${url}#/learn`);
    await page.getByRole("button", { name: "The game itself" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    await page.keyboard.press("2");
    await page.keyboard.press("b");
    await page.getByText("do what the lesson asks").first().waitFor();
    await page.keyboard.press("1");
    await page.keyboard.press("e");
    await page.getByText("Lesson, step 3 of 12").waitFor();
}));

test("puzzles lie open", () => withPage({}, async (page) => {
    await page.goto(`${url}#/puzzles`);
    await page.getByRole("button", { name: /classic, deal 12/ }).click();
    await page.locator(".notice").getByText("Win with 30").waitFor();
    assert.equal(await page.locator(".notice .chip").count(), 40);
    await playOne(page, click);
}));
