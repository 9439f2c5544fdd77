// axe finds nothing, on any view, by day and by night; what can be touched is large enough.
import test from "node:test";
import { assert, AxeBuilder, openGame, phone, playToEnd, url, withPage } from "./support.mjs";

// By night only the colours are others.
async function clean(page, view, colorScheme) {
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === "dark" ? axe.withRules(["color-contrast"]) : axe).analyze();
    assert.deepEqual(violations.map((one) => `${view}: ${one.id}: ${one.nodes.map((node) => node.target).join(" ")}`), []);
}

const views = ["/", "/new", "/rules/rascal", "/history", "/statistics", "/learn", "/puzzles", "/companion", "/pad/20", "/position/rascal", "/preferences"];

for (const colorScheme of ["light", "dark"])
    test(`axe, ${colorScheme}`, () => withPage({ ...phone, colorScheme }, async (page) => {
        await openGame(page, "rascal#42");
        await page.locator(".room .card").nth(2).tap();
        await clean(page, "table", colorScheme);
        await playToEnd(page, (what) => what.tap());
        await clean(page, "end", colorScheme);
        await page.getByRole("button", { name: "Share" }).tap();
        await clean(page, "share", colorScheme);
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Look back on it" }).tap();
        await page.locator(".graph").waitFor({ timeout: 30_000 });
        await clean(page, "review", colorScheme);
        for (const view of views) {
            await page.goto(`${url}#${view}`);
            await page.waitForTimeout(150);
            await clean(page, view, colorScheme);
        }
    }));

test("targets for a finger", () => withPage(phone, async (page) => {
    await openGame(page, "rascal#42");
    await page.locator(".room .card").nth(2).tap();
    const small = () => page.locator("button:visible, input:visible, select:visible").evaluateAll((all) => all
        .filter((one) => !one.matches(".unseen, [type=radio], [type=checkbox]"))
        .map((one) => ({ text: one.ariaLabel ?? one.textContent, ...one.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 43.5 || height < 43.5)
        .map(({ text, width, height }) => `${text} ${width}x${height}`));
    assert.deepEqual(await small(), []);
    for (const view of views) {
        await page.goto(`${url}#${view}`);
        await page.waitForTimeout(100);
        assert.deepEqual(await small(), [], view);
    }
}));

for (const game of ["classic#42", "rascal#42"])
    test(`every window has room for ${game}`, () => withPage({}, async (page) => {
        await openGame(page, game);
        await page.keyboard.press("3");
        for (const [width, height] of [[320, 568], [360, 640], [844, 390], [667, 375], [820, 1180], [1024, 768], [1920, 1080]]) {
            await page.setViewportSize({ width, height });
            await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
            const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            assert.ok(beyond <= 0, `sticks out by ${beyond} at ${width}x${height}`);
        }
    }));

test("what happens is told in one live region", () => withPage({}, async (page) => {
    await openGame(page, "classic#42");
    assert.equal(await page.locator("[aria-live]").count(), 1);
    await page.keyboard.press("1");
    await page.locator("[aria-live]").getByText(/J♣, monster 11\. barehanded: -11, health 9/).waitFor();
    await page.keyboard.press("b");
    await page.locator("[aria-live]").getByText(/You fight J♣ barehanded: 11 damage, health 9/).waitFor();
}));

test("in French, with its plurals", () => withPage({ locale: "fr-FR", viewport: { width: 1280, height: 800 } }, async (page) => {
    await openGame(page, "classic#42");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
    await page.keyboard.press("3");
    await page.keyboard.press("e");
    await page.locator("[aria-live]").getByText("Vous vous équipez de 7♦.").waitFor();
    await page.keyboard.press("i");
    await page.locator(".hint:not(.thinking)").getByText(/gagnerait|vaut/).waitFor();
    await page.goto(`${url}#/preferences`);
    await page.getByLabel("Langue").selectOption("en");
    await page.getByText("Preferences").first().waitFor();
    // Nothing the page says is left untranslated or unfilled.
    await page.getByLabel("Language").selectOption("fr");
    for (const view of views) {
        await page.goto(`${url}#${view}`);
        await page.waitForTimeout(150);
        const text = await page.locator("main").innerText();
        assert.doesNotMatch(text, /[{}]|\b(the|your|with)\b/, view);
    }
}));
