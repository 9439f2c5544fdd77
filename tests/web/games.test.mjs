// Every rule set, the companion for a real deck, lessons, puzzles, positions.
import test from "node:test";
import { agree, assert, openGame, phone, playOut, url, withPage } from "./support.mjs";


async function openGameAtTable(page, rules) {
    await page.goto(`${url}#${rules}@table`);
    await page.getByPlaceholder("7C QS 10D").waitFor();
}

test("every rule set can be played, and rules of one's own", () => withPage(phone, async (page) => {
    for (const rules of ["classic", "equal", "browser", "browser+health=15", "rascal", "forty-two", "rascal-app", "classic+monsters=die", "rascal+swap=yes+drop=yes+inventory=always", "classic+order=reversed+ending=last+start=12+loss=table"]) {
        await openGame(page, `${rules}#web`);
        assert.ok((await playOut(page, 8)) > 0, rules);
    }
}));

test("every rule set is explained", () => withPage({}, async (page) => {
    await page.goto(`${url}#/rules`);
    await page.locator(".prose h2").nth(5).waitFor();
    const tabs = page.locator(".tabs button");
    assert.equal(await tabs.count(), 6);
    for (let i = 0; i < 6; ++i) {
        await tabs.nth(i).click();
        await page.getByRole("heading", { level: 1, name: await tabs.nth(i).textContent() }).waitFor();
        await page.locator(".prose h2").nth(5).waitFor();
    }
}));

test("rules as other programs play them", () => withPage({}, async (page) => {
    await page.goto(`${url}#/new/classic`);
    await page.getByText("Other rules").click();
    const programs = page.getByLabel("As other programs play it");
    await programs.selectOption("davrodpin/scoundrel (scoundrel.gg)");
    await page.getByText(/A used weapon may slay an equal monster; a loss also counts .* There a last room of two/).waitFor();
    await programs.selectOption("Krocified/scoundrel");
    await page.getByText("Nothing differs.").waitFor();
    await page.getByRole("button", { name: /^Deal/ }).click();
    await page.locator(".room .card").first().waitFor();
    assert.match(decodeURIComponent(new URL(page.url()).hash), /^#forty-two\+weapon=equal\+killer=counts#/);
}));

test("rules of one's own", () => withPage({}, async (page) => {
    await page.goto(`${url}#/new/classic`);
    await page.getByText("Other rules").click();
    await page.getByText("Rules of your own", { exact: true }).click();
    await page.getByLabel("Avoiding rooms").selectOption("No avoiding");
    await page.getByRole("button", { name: "2♦", exact: true }).click();
    await page.getByText("classic+deck=-2D+avoid=never").waitFor();
    await page.getByLabel("Health", { exact: true }).fill("0");
    await page.getByLabel("Health", { exact: true }).blur();
    await page.locator(".knob").getByText(/a number from 1 to \d+/).waitFor();
    await page.getByRole("button", { name: "Take these" }).click();
    await page.getByRole("button", { name: /^Deal/ }).click();
    await page.waitForSelector(".room .card");
    assert.equal(await page.getByRole("button", { name: "Avoid the room" }).count(), 0);
}));

test("companion: cards turned up, one taken back, a move, the score kept", () => withPage({}, async (page) => {
    await page.goto(`${url}#/companion`);
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await page.getByPlaceholder("7C QS 10D").fill("7c qs 10d");
    await page.keyboard.press("Enter");
    await page.locator(".asking").getByText("Turn up 1 card of your deck").waitFor();
    await page.getByRole("button", { name: "4♥", exact: true }).click();
    await page.getByRole("button", { name: /^10♦, weapon 10/ }).click();
    await page.keyboard.press("e");
    await page.locator(".fan [data-card='TD']").waitFor();
    await page.getByRole("button", { name: /^Q♠, monster 12/ }).click();
    await page.keyboard.press("w");
    await page.locator(".fan [data-card='QS']").waitFor();
    await page.keyboard.press("u");
    await agree(page);
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

// Every card of a real deck, as the page asks for it; the player is the one of the other tests.
test("companion: a whole game", () => withPage({}, async (page) => {
    await openGameAtTable(page, "classic");
    assert.equal(await page.evaluate(() => document.activeElement.matches(".asking input")), true);
    const deck = await page.locator(".asking .pick").evaluateAll((all) => all.map((one) => one.ariaLabel));
    deck.sort((a, b) => (a + "x").length - (b + "x").length || (a < b ? 1 : -1)); // any order will do
    for (let turns = 0; turns < 200 && !(await page.locator(".end").isVisible()); ++turns) {
        if (await page.locator(".asking").isVisible()) {
            const count = await page.locator(".asking .pick").count();
            await page.locator(".asking .pick").nth((turns * 7) % count).click();
            await page.waitForFunction((before) => document.querySelectorAll(".asking .pick").length !== before, count);
        } else await playOut(page, 1);
    }
    await page.locator(".end .outcome").waitFor();
    await page.getByRole("button", { name: "Share" }).click();
    assert.equal(await page.getByRole("button", { name: "Copy link to this deal" }).count(), 0);
}));

test("companion: what cannot be read stays to be mended", () => withPage({}, async (page) => {
    await openGameAtTable(page, "classic");
    const field = page.getByPlaceholder("7C QS 10D");
    await field.fill("zz");
    await page.keyboard.press("Enter");
    await page.locator(".asking").getByText("No card could be read").waitFor();
    await field.fill("7c 7c");
    await page.keyboard.press("Enter");
    await page.locator(".toast").waitFor();
    assert.equal(await field.inputValue(), "7c 7c");
    await field.fill("7c qs 10d 4h");
    await page.keyboard.press("Enter");
    await page.locator(".room [data-card='QS']").waitFor();
    // What was mistyped is taken back.
    await page.keyboard.press("u");
    await page.locator(".asking").getByText("Turn up 4 cards of your deck").waitFor();
}));

test("companion: cards that went under in another order", () => withPage({}, async (page) => {
    await page.goto(`${url}#/position/classic/table`);
    const field = page.getByLabel(/as JSON/);
    await field.fill("garbage");
    await page.getByRole("button", { name: "Begin from it" }).click();
    await page.locator("form").getByText("This is not JSON").waitFor();
    await field.fill(JSON.stringify({ rules: "classic", health: 20, room: ["2C", "3S", "5D", "6H"], bottom: ["7C", "8C", "9C", "TC"], unseen: [] }));
    await page.getByRole("button", { name: "Begin from it" }).click();
    await page.locator(".room [data-card='5D']").waitFor();
    await playOut(page, 3);
    await page.locator(".room [data-card='9C']").waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Another card came" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "7♣", exact: true }).click();
    await dialog.getByRole("button", { name: "10♣", exact: true }).click();
    await dialog.getByRole("button", { name: "Do it" }).click();
    await page.locator(".room [data-card='TC']").waitFor();
    assert.equal(await page.locator(".room [data-card='7C']").count(), 0);
}));

test("companion: a die at the table", () => withPage({}, async (page) => {
    await openGameAtTable(page, "classic+monsters=die");
    await page.getByPlaceholder("7C QS 10D").fill("7c qs 10d 4h");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: /Roll/ }).click();
    await page.locator(".asking").getByText("Which monster did the die pick?").waitFor();
    await page.getByRole("button", { name: "Q♠", exact: true }).click();
    await page.locator(".room .card.rolled[data-card='QS']").waitFor();
}));

test("companion: the pad counts, and takes back", () => withPage(phone, async (page) => {
    await page.goto(`${url}#/pad/20`);
    await page.getByRole("button", { name: "−7", exact: true }).tap();
    await page.getByRole("button", { name: "+2", exact: true }).tap();
    await page.locator(".pad-number").getByText("15", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.locator(".pad-number").getByText("13", { exact: true }).waitFor();
    await page.getByRole("button", { name: "+10", exact: true }).tap();
    await page.locator(".pad-number").getByText("20", { exact: true }).waitFor();
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

// What the solver answers, asked on the page itself.
const answer = async (page) => {
    await page.getByRole("button", { name: "Show the answer" }).click();
    const said = page.locator(".answer");
    await said.waitFor();
    return said;
};

test("a puzzle: a wrong move is told and taken back, the answer has its reason and its line", () => withPage({}, async (page) => {
    await page.goto(`${url}#/puzzles`);
    await page.getByRole("button", { name: /Bare hands/ }).first().click();
    await page.locator("[data-puzzle]").first().click();
    await page.locator(".notice.puzzle").getByText(/Win/).waitFor();
    // Drinking what is there first is not it: the deck below this one is the data's own.
    const card = page.locator(".room .card").first();
    for (let i = 0; i < 4 && !(await page.locator(".notice .warning").count()); ++i) {
        await page.locator(".room .card").nth(i).click();
        const before = await page.locator(".log li").count();
        await page.locator(".offer").first().click();
        await page.locator(".notice .warning, .notice .right").first().waitFor();
        if (await page.locator(".notice .warning").count()) assert.equal(await page.locator(".log li").count(), before);
    }
    await card.waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 0); // nobody is asked about marks
    const said = await answer(page);
    assert.ok((await said.textContent()).length > 30);
    await said.getByRole("button").click(); // to step through it
    await page.locator(".watch .still").waitFor();
    assert.match(page.url(), /#\/watch\/record\//);
}));

test("a puzzle that was tried is told so in its set", () => withPage({}, async (page) => {
    await page.goto(`${url}#/puzzles/classic-bare`);
    assert.equal(await page.locator("[data-puzzle] .stars").count(), 0);
    await page.locator("[data-puzzle]").first().click();
    await answer(page);
    await page.goto(`${url}#/puzzles/classic-bare`);
    await page.locator("[data-puzzle] .stars").first().waitFor();
}));

test("a lesson may be played on to its end", () => withPage({}, async (page) => {
    await page.goto(`${url}#/learn/equal`);
    await page.locator(".notice").waitFor();
    assert.equal(await page.title(), "The other reading: equal monsters · Scoundrel");
    for (const move of ["5De", "8Cw", "8Sw"]) {
        await page.locator(`[data-card="${move.slice(0, 2)}"][data-place]`).click();
        await page.keyboard.press(move[2]);
        await page.locator(`.fan [data-card="${move.slice(0, 2)}"]`).waitFor();
    }
    await playOut(page);
    await page.locator(".end .outcome").waitFor();
    assert.equal(await page.getByRole("button", { name: "Review" }).count(), 0);
    await page.locator(".end").getByRole("button", { name: "More lessons" }).click();
    await page.getByRole("button", { name: "The game itself" }).waitFor();
}));
