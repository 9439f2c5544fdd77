// Every view fits every window, what can be touched is large enough, what happens is told, in either language.
import test from "node:test";
import { agree, assert, openGame, phone, playMoves, playOut, url, views, withPage } from "./support.mjs";
import { onlyInChromium } from "./browsers.mjs";

for (const view of ["/history", "/statistics", "/new/rascal", "/position/rascal"])
    test(`${view} fits its window`, () => withPage({}, async (page) => {
        await page.goto(`${url}#${view}`);
        await page.locator(".page").waitFor();
        for (const width of [320, 390, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
            assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `${width}`);
        }
    }));

test("targets for a finger", () => withPage(phone, async (page) => {
    await openGame(page, "rascal#42");
    await page.locator(".room .card").nth(2).tap();
    const small = () => page.locator("button:visible, input:visible, select:visible").evaluateAll((all) => all
        .filter((one) => !one.matches("[type=radio], [type=checkbox]"))
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

// Sticks anything out, lies a card upon another but for the fan, or has something less room than it takes?
function crowding() {
    const wrong = [];
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) wrong.push(`sticks out by ${beyond}`);
    const boxes = [...document.querySelectorAll(".room .place, .dungeon, .discarded, .hand .slot, .offer, .asking input, .asking .row button, .pick")]
        .map((one) => ({ name: one.className, box: one.getBoundingClientRect(), inner: one.scrollWidth - one.clientWidth }));
    for (const [i, { name, box, inner }] of boxes.entries()) {
        if (inner > 1) wrong.push(`${name} is too narrow by ${inner}`);
        if (box.left < -1) wrong.push(`${name} begins at ${box.left}`);
        for (const { name: other, box: b } of boxes.slice(i + 1))
            if (!(box.right <= b.left + 1 || b.right <= box.left + 1 || box.bottom <= b.top + 1 || b.bottom <= box.top + 1)) wrong.push(`${name} over ${other}`);
    }
    return wrong;
}

const full = ["7De", "JCw", "6Sw", "5Hs", "next"]; // something in every place
for (const [game, moves] of [["classic@table", []], ["classic#42", []], ["classic#42", full.slice(0, 3)], ["rascal#42", full]])
    test(`every window has room for ${game} after ${moves.length} moves`, () => withPage({}, async (page) => {
        await page.goto(`${url}#${encodeURIComponent(game)}`);
        await page.locator(".room .card, .asking").first().waitFor();
        await playMoves(page, moves);
        await page.keyboard.press("3");
        for (const [width, height] of [[320, 568], [360, 640], [390, 844], [844, 390], [667, 375], [640, 400], [820, 1180], [1024, 768], [1440, 900], [1920, 1080]]) {
            await page.setViewportSize({ width, height });
            let wrong = [];
            for (let tries = 0; tries < 10; ++tries) {
                wrong = await page.evaluate(crowding);
                if (wrong.length === 0) break;
                await page.waitForTimeout(100); // what is still being drawn
            }
            assert.deepEqual(wrong, [], `${width}x${height}`);
        }
    }));

test("what happens is told in one live region", () => withPage({}, async (page) => {
    await openGame(page, "classic#42");
    assert.equal(await page.locator("[aria-live]").count(), 1);
    await page.keyboard.press("1");
    await page.locator("[aria-live]").getByText(/J♣, monster 11\. barehanded: −11, health 9/).waitFor();
    await page.keyboard.press("b");
    await page.locator("[aria-live]").getByText(/You fight J♣ barehanded: 11 damage, health 9/).waitFor();
    await page.keyboard.press("u");
    await agree(page);
    await page.locator("[aria-live]").getByText(/Undone.*Room 1: J♣.*Health 20 of 20/).waitFor();
    // No code of a card is left in what is heard.
    for (const label of await page.locator("[aria-label]").evaluateAll((all) => all.map((one) => one.ariaLabel))) assert.doesNotMatch(label, /\b[2-9TJQKA][CDHS]\b/);
}));

test("the beginning and the end are told, and the end has the focus", () => withPage({}, async (page) => {
    await openGame(page, "classic#42");
    await page.locator("[aria-live]").getByText(/^Room 1: .*Health 20 of 20/).waitFor();
    await playOut(page);
    await page.locator("[aria-live]").getByText(/You died.*Score −\d+|through the dungeon.*Score \d+/).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.className), "outcome");
    assert.equal(await page.locator("[aria-live], [role=alert], [role=status]").count(), 1);
}));

test("a dialog keeps the focus, is heard, and gives the focus back", () => withPage({}, async (page) => {
    await openGame(page, "classic#42");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    assert.equal(await page.evaluate(() => document.querySelector("dialog [aria-live]") !== null), true);
    for (let i = 0; i < 12; ++i) {
        await page.keyboard.press("Tab");
        assert.equal(await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest("dialog") !== null), true);
    }
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("dialog"));
    assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), "Menu");
    assert.equal(await page.evaluate(() => document.querySelector("body > [aria-live]") !== null), true);
}));

test("sharing says when it has copied, and shows what it cannot copy", onlyInChromium("no other lets a test look at the clipboard"), () => withPage({}, async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openGame(page, "classic#42");
    const share = async () => {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByRole("button", { name: "Share", exact: true }).click();
    };
    await share();
    await page.getByRole("button", { name: "Copy link to this deal" }).click();
    await page.getByRole("button", { name: "Copied." }).waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#classic%2342$/);
    await page.keyboard.press("Escape");
    // A device that can share is handed the line, the link and the picture.
    await page.evaluate(() => {
        navigator.canShare = () => true;
        navigator.share = async (what) => void (window.shared = { ...what, files: what.files.map(({ name, type, size }) => ({ name, type, size })) });
    });
    await share();
    await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
    await page.waitForFunction(() => window.shared);
    const shared = await page.evaluate(() => window.shared);
    assert.match(shared.text, /^Scoundrel, classic#42: /);
    assert.match(shared.url, /#classic%2342$/);
    assert.equal(shared.files[0].type, "image/png");
    assert.ok(shared.files[0].size > 5000);
    await page.keyboard.press("Escape");
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await share();
    await page.getByRole("button", { name: "Copy text" }).click();
    assert.match(await page.getByLabel("To be copied by hand").inputValue(), /^Scoundrel, classic#42: /);
}));

test("in French, with its plurals", () => withPage({ locale: "fr-FR", viewport: { width: 1280, height: 800 } }, async (page) => {
    await openGame(page, "classic#42");
    assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
    await page.keyboard.press("3");
    await page.keyboard.press("e");
    await page.locator("[aria-live]").getByText("Vous vous équipez de 7♦.").waitFor();
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint").getByText(/gagnerait|vaut/).waitFor();
    await page.goto(`${url}#/preferences`);
    await page.getByLabel("Langue").selectOption("en");
    await page.getByText("Preferences").first().waitFor();
    // The game on the table speaks it too.
    await page.goBack();
    await page.getByText("Choose a card.").waitFor();
    assert.doesNotMatch(await page.locator("main").innerText(), /\b(salle|carte|arme)\b/);
    await page.goto(`${url}#/preferences`);
    // Nothing the page says is left untranslated or unfilled.
    await page.getByLabel("Language").selectOption("fr");
    await page.waitForFunction(() => document.documentElement.lang === "fr"); // its words are fetched
    for (const view of views) {
        await page.goto(`${url}#${view}`);
        await page.waitForTimeout(150);
        const text = await page.locator("main").innerText();
        assert.doesNotMatch(text, /[{}]|\b(the|your|with)\b/, view);
    }
}));
