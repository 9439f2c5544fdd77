// Whole games, by each way of playing.
import test from "node:test";
import { assert, movesMade, openGame, over, phone, playToEnd, url, withPage } from "./support.mjs";

test("by mouse", () => withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("radio", { name: /strictly read/ }).check();
    await page.getByRole("button", { name: "A new one" }).click();
    await page.waitForSelector(".room .card");
    const moves = await playToEnd(page, (what) => what.click());
    assert.ok(moves > 0);
    await page.locator(".end").getByText(/Score/).waitFor();
    assert.equal(await page.locator(".log li").count(), moves);
}));

test("by touch, at phone size", () => withPage(phone, async (page) => {
    await openGame(page, "rascal#touch");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "nothing sticks out");
    await playToEnd(page, (what) => what.tap());
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
    await reach("New game");
    await page.keyboard.press("Enter");
    await page.waitForSelector("legend");
    await reach("A new one");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".room .card");
    for (let moves = 0; moves < 120 && !(await over(page)); ++moves) {
        const before = await movesMade(page);
        const place = await page.locator(".room .card").evaluateAll((all) => all.findIndex((one) => !one.classList.contains("barred")));
        await page.keyboard.press(String(place + 1));
        const letter = await page.locator(".offer:not([aria-disabled=true]) kbd").first().textContent();
        await page.keyboard.press(letter);
        await page.waitForFunction((moves) => document.querySelectorAll(".log li").length !== moves || document.querySelector("dialog[open]"), before);
        if (await page.locator("dialog.alert[open]").isVisible()) {
            await reach("Yes");
            await page.keyboard.press("Enter");
            await page.locator(".end").waitFor();
        }
        // Focus stays on the table: nobody has to find the way back to it.
        if (!(await over(page))) assert.equal(await page.evaluate(() => document.activeElement.closest(".table") !== null), true);
    }
    assert.equal(await over(page), true);
}));

test("a fatal move warns, and can be let be", () => withPage({}, async (page) => {
    await openGame(page, "classic+health=5#42");
    await page.getByRole("button", { name: /^J♣/ }).click();
    await page.locator(".offer.fatal").click();
    await page.getByRole("dialog").getByText("This kills you").waitFor();
    await page.getByRole("button", { name: "No", exact: true }).click();
    assert.equal(await over(page), false);
}));

test("what is not open says why", () => withPage({}, async (page) => {
    await openGame(page, "classic#42");
    await page.keyboard.press("3");
    await page.keyboard.press("e");
    await page.getByText("a room can be avoided only before anything is done in it").waitFor();
    await page.keyboard.press("u");
    await page.getByRole("button", { name: "Avoid the room" }).and(page.locator(":not([aria-disabled=true])")).waitFor();
    await page.getByRole("status").getByText("Taken back").waitFor();
    await page.keyboard.press("U");
    await page.locator(".fan [data-card='7D']").waitFor();
}));

test("cards fly to where they then lie, and leave nothing over", () => withPage({ reducedMotion: "no-preference" }, async (page) => {
    await openGame(page, "classic#42");
    await page.keyboard.press("a");
    await page.locator(".leaving").first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll(".leaving").length === 0 && document.getAnimations().length === 0);
    assert.equal(await page.locator(".room .card").count(), 4);
}));
