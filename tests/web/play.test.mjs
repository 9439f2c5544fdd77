// Whole games, by each way of playing.
import test from "node:test";
import { agree, assert, movesMade, openGame, over, phone, playOut, playSome, url, withPage } from "./support.mjs";
import { engine, noPartOfTheBrowser } from "./browsers.mjs";
import { moving, nothingMoves, withHeldMotion } from "./held_motion.mjs";

// To the end; in Firefox, where a press takes long, the first of the moves are pressed.
async function playWhole(page, press) {
    const pressed = await playSome(page, press, engine === "firefox" ? 5 : 120);
    const moves = pressed + (await playOut(page));
    assert.equal(await over(page), true);
    return moves;
}

test("by mouse", () => withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: "Choose rules" }).click();
    await page.getByRole("radio", { name: /^Original/ }).check();
    await page.getByRole("button", { name: /^Deal/ }).click();
    await page.waitForSelector(".room .card");
    const moves = await playWhole(page, (what) => what.click());
    assert.ok(moves > 0);
    await page.locator(".end").getByText(/Score/).waitFor();
    assert.equal(await page.locator(".log li").count(), moves);
}));

test("by touch, at phone size", () => withPage(phone, async (page) => {
    await openGame(page, "rascal#touch");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "nothing sticks out");
    await playWhole(page, (what) => what.tap());
    await page.locator(".end .outcome").waitFor();
}));

test("by keyboard alone", () => withPage({}, async (page) => {
    await page.goto(url);
    const reach = async (name) => {
        for (let i = 0; i < 40; ++i) {
            await page.keyboard.press("Tab");
            const text = await page.evaluate(() => document.activeElement.textContent + (document.activeElement.ariaLabel ?? ""));
            if (text.includes(name)) return;
        }
        throw new Error(`${name} cannot be reached`);
    };
    await reach("Choose rules");
    await page.keyboard.press("Enter");
    await page.waitForSelector("legend");
    await reach("Deal");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".room .card");
    for (let moves = 0; moves < 120 && !(await over(page)); ++moves) {
        const before = await movesMade(page);
        const place = await page.locator(".room .card:not(.barred)").first().getAttribute("data-place");
        await page.keyboard.press(String(Number(place) + 1));
        const letter = await page.locator(".offer:not([aria-disabled=true]) kbd").first().textContent();
        await page.keyboard.press(letter);
        await page.waitForFunction((moves) => document.querySelectorAll(".log li").length !== moves || document.querySelector("dialog[open]"), before);
        if (await page.locator("dialog.alert[open]").isVisible()) {
            await reach("Die");
            await page.keyboard.press("Enter");
            await page.locator(".end").waitFor();
        }
        // Focus stays on the table: nobody has to find the way back to it.
        if (!(await over(page))) assert.equal(await page.evaluate(() => document.activeElement.closest(".game") !== null), true);
    }
    assert.equal(await over(page), true);
}));

test("cards keep their places, also after a reload, and the keys mean the places", () => withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    const lies = async (card) => (await page.locator(`.room [data-card='${card}']`).boundingBox()).x;
    const selected = () => page.locator(".room .selected").getAttribute("data-card");
    await openGame(page, "classic#42");
    const before = [await lies("JC"), await lies("6S"), await lies("5H")];
    await page.keyboard.press("3");
    await page.keyboard.press("e");
    await page.locator(".fan [data-card='7D']").waitFor();
    assert.deepEqual([await lies("JC"), await lies("6S"), await lies("5H")], before);
    await page.keyboard.press("4");
    assert.equal(await selected(), "5H");
    await page.keyboard.press("3"); // a gap
    await page.getByRole("status").getByText("there is no card at 3").waitFor();
    assert.equal(await selected(), "5H");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await selected(), "6S");
    await page.reload();
    await page.locator(".fan [data-card='7D']").waitFor();
    assert.deepEqual([await lies("JC"), await lies("6S"), await lies("5H")], before);
    await page.keyboard.press("u");
    await agree(page);
    await page.keyboard.press("3");
    assert.equal(await selected(), "7D");
}));

test("a fatal move warns, and can be let be", noPartOfTheBrowser, () => withPage({}, async (page) => {
    await openGame(page, "classic+health=5#42");
    await page.getByRole("button", { name: /^J♣/ }).click();
    await page.locator(".offer.fatal").click();
    await page.getByRole("dialog").getByText("This would kill you").waitFor();
    await page.getByRole("button", { name: "Think again", exact: true }).click();
    assert.equal(await over(page), false);
}));

test("what is not open says why", noPartOfTheBrowser, () => withPage({}, async (page) => {
    await openGame(page, "classic#42");
    await page.keyboard.press("3");
    await page.keyboard.press("e");
    await page.locator(".fan [data-card='7D']").waitFor();
    await page.keyboard.press("a");
    await page.getByText("a room can be avoided only before anything is done in it").first().waitFor();
    await page.keyboard.press("u");
    await agree(page);
    await page.getByRole("button", { name: "Avoid the room" }).and(page.locator(":not([aria-disabled=true])")).waitFor();
    await page.getByRole("status").getByText("Undone").waitFor();
    await page.keyboard.press("U");
    await page.locator(".fan [data-card='7D']").waitFor();
}));

test("what marks a game is told before, once, and by keys", noPartOfTheBrowser, () => withPage({}, async (page) => {
    const dialog = page.getByRole("dialog");
    const marks = async () => {
        await page.goto(`${url}#/history`);
        const text = await page.locator(".games li").first().innerText();
        await page.goBack();
        await page.waitForSelector(".room .card");
        return text;
    };
    const focused = () => page.evaluate(() => document.activeElement.dataset.card);
    await openGame(page, "classic#42");
    await page.keyboard.press("3");
    await page.keyboard.press("e");
    await page.locator(".fan [data-card='7D']").waitFor();
    // No is no: by Escape, and with the focus back where it was.
    const before = await focused();
    for (const key of ["i", "u"]) {
        await page.keyboard.press(key);
        await dialog.getByText(/counted apart/).waitFor();
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
        assert.equal(await focused(), before);
        assert.equal(await page.locator(".hint, .fan:not(:has([data-card='7D']))").count(), 0);
    }
    assert.doesNotMatch(await marks(), /hint|undone/);
    // Yes is Enter; then the game is marked, and nobody asks again.
    await page.keyboard.press("u");
    await dialog.waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".room [data-card='7D']").waitFor();
    assert.match(await marks(), /moves undone/);
    await page.keyboard.press("i");
    await page.locator(".hint h2").waitFor();
    assert.equal(await dialog.count(), 0);
    // Whoever wants no question gets none in the next game, and can have it back.
    await openGame(page, "classic#7");
    await page.keyboard.press("i");
    await page.getByLabel("Do not ask again").check();
    await agree(page);
    await page.locator(".hint h2").waitFor();
    await openGame(page, "classic#8");
    await page.keyboard.press("i");
    await page.locator(".hint h2").waitFor();
    await page.goto(`${url}#/preferences`);
    await page.getByLabel(/^Ask before a hint/).check();
    await openGame(page, "classic#9");
    await page.keyboard.press("i");
    await dialog.waitFor();
    // In a lesson nothing is counted.
    await page.goto(`${url}#/learn/classic`);
    await page.locator(".notice").waitFor();
    await page.keyboard.press("i");
    await page.locator(".toast").waitFor();
    assert.equal(await dialog.count(), 0);
}));

test("nothing moves where the system wants no motion", () => withHeldMotion({ ...moving(phone.viewport), reducedMotion: "reduce" }, nothingMoves));
