// The stage: one place for everything in every window. The hint is in sight, nothing is lost, and the first move is near. That nothing
// on it shifts or leaves it is motion.test.mjs's.
import test from "node:test";
import { askHint, assert, openGame, phone, playMoves, playOut, url, violations, withPage } from "./support.mjs";
import { engine, noPartOfTheBrowser, onlyInChromium } from "./browsers.mjs";
import { sizes as all } from "./frames.mjs";

// Whether all of it can be seen: in the window, not cut by what it lies in, and with nothing over it.
function hidden(selector) {
    const one = document.querySelector(selector);
    const box = one.getBoundingClientRect();
    const wrong = [];
    if (box.height < 10 || box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
        wrong.push(`it lies from ${box.left},${box.top} to ${box.right},${box.bottom}`);
    const points = [[box.left + 3, box.top + 3], [(box.left + box.right) / 2, (box.top + box.bottom) / 2], [box.right - 3, box.bottom - 3]];
    for (const [x, y] of points) {
        const there = document.elementFromPoint(x, y);
        if (!there || !(one.contains(there) || there.contains(one))) wrong.push(`${there?.closest("[class]")?.getAttribute("class") ?? "nothing"} is at ${x},${y}`);
    }
    for (const part of one.children) {
        const { left, bottom } = part.getBoundingClientRect();
        if (left < box.right && bottom > box.bottom + 1) wrong.push(`${bottom - box.bottom} px are cut off: ${part.textContent}`);
    }
    return wrong;
}

const settledLayout = (page) => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

// Where the words are the longest and the stage the fullest, in every window; elsewhere in those that have the least room.
const tight = all.filter(([width, height]) => [360, 390].includes(width) || height < 800).slice(1);
const askedFor = engine === "firefox" ? [["rascal", [[360, 640], [844, 390], [1280, 720]]]]
    : [["classic", all.slice(1)], ["rascal", all.slice(1)], ["equal", tight], ["browser", tight], ["forty-two", tight]];
for (const [rules, windows] of askedFor)
    test(`a hint's first view is wholly in sight: ${rules}`, () => withPage({}, async (page) => {
        await openGame(page, `${rules}#42`);
        const wrong = [];
        for (let positions = 0; positions < (windows.length > tight.length ? 3 : 2); ++positions) {
            await askHint(page);
            for (const [width, height] of positions === 0 ? windows : tight) {
                await page.setViewportSize({ width, height });
                await settledLayout(page);
                for (const why of await page.evaluate(hidden, ".hint .advice")) wrong.push(`${width}x${height}, position ${positions}: ${why}`);
            }
            await playOut(page, 3);
        }
        assert.deepEqual(wrong, []);
    }));

const moveMade = (page) => page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);

test("the first move is two taps away", () => withPage(phone, async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: /^Deal/ }).tap({ timeout: 3000 });
    await page.locator(".offer").first().tap(); // a room can be avoided before anything else is done
    await moveMade(page);
}));

test("the first move is three keys away", () => withPage({}, async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: /^Deal/ }).waitFor({ timeout: 3000 });
    await page.keyboard.press("Enter");
    await page.locator(".room .card").first().waitFor({ timeout: 3000 });
    for (const key of ["1", "1"]) await page.keyboard.press(key);
    await moveMade(page);
}));

test("the first move is found by names alone", noPartOfTheBrowser, () => withPage({}, async (page) => {
    const button = (name) => page.getByRole("button", { name });
    await page.goto(url);
    await button(/^Deal/).click({ timeout: 3000 });
    await page.getByRole("list", { name: "Room" }).getByRole("button", { name: /, (monster|weapon|potion) \d+/ }).first().click();
    const offered = page.getByRole("group", { name: "What can be done" }).getByRole("button");
    if ((await page.locator(".log li").count()) === 0) await offered.first().click();
    await moveMade(page);
}));

test("every target is large enough for a finger, at the least window", () => withPage({ ...phone, viewport: { width: 320, height: 568 } }, async (page) => {
    const small = () => page.locator("button:visible, a:visible, summary:visible, input:visible, select:visible").evaluateAll((all) => all
        .filter((one) => !one.matches("[type=radio], [type=checkbox]"))
        .map((one) => ({ name: one.ariaLabel ?? one.textContent, least: one.matches("p a, p .link, li a") ? 24 : 44, ...one.getBoundingClientRect().toJSON() }))
        .filter(({ least, width, height }) => width < least - 0.5 || height < least - 0.5)
        .map(({ name, width, height }) => `${name}: ${Math.round(width)}x${Math.round(height)}`));
    await openGame(page, "rascal#42");
    await playMoves(page, ["7De", "JCw", "6Sw", "5Hs", "next"]);
    await page.keyboard.press("3");
    await askHint(page);
    assert.deepEqual(await small(), []);
    await page.getByRole("button", { name: "Menu" }).click();
    assert.deepEqual(await small(), []);
}));

// What sets it apart at its edge, its own or one drawn over it; a forced palette leaves no shadow.
const edges = (page, selector) => page.locator(selector).first().evaluate((one) => [null, "::before", "::after"].flatMap((part) => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopStyle, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(one, part);
    return [outlineStyle !== "none" && `${outlineWidth} ${outlineColor}`, borderTopStyle !== "none" && `${borderTopWidth} ${borderTopColor}`, boxShadow !== "none" && boxShadow];
}).filter((edge) => edge && !edge.startsWith("0px")));

for (const palette of [{ forcedColors: "active" }, { contrast: "more" }])
    test(`the stage can be read with ${JSON.stringify(palette)}`, onlyInChromium("it alone can be told to"), () => withPage({ ...palette, viewport: { width: 1280, height: 720 } }, async (page) => {
        await openGame(page, "rascal#42");
        await playMoves(page, ["7De", "JCw", "6Sw", "5Hs", "next"]);
        await page.keyboard.press("3");
        await page.locator(".room .card.selected").waitFor();
        await page.evaluate(() => document.activeElement.blur());
        assert.notDeepEqual(await edges(page, ".room .card.selected"), await edges(page, ".room .card:not(.selected)"), "the card in mind looks like the others");
        for (const part of [".offer", ".tools button"]) assert.notDeepEqual(await edges(page, part), [], `${part} has no edge`);
        await askHint(page);
        assert.deepEqual(await violations(page, ["color-contrast"]), []);
    }));

// What must be found, by scrolling down at most, and can then be seen and pressed.
const needed = [".health .number", ".health .bar", ".progress b", ".room .place:nth-child(1) .card", ".room .place:nth-child(4) .card", ".dungeon .stack", ".dungeon .caption", ".discarded .stack",
    ".discarded .caption", ".weapon .fan", ".weapon .caption", ".slot .card", ".slot .caption", ".offer", ".tools button:last-child", ".hint .advice", ".hint .more"];
const lost = (selector) => {
    const one = document.querySelector(selector);
    if (!one) return "not there";
    one.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < -0.5 || right > innerWidth + 0.5) return `from ${left} to ${right} of ${innerWidth}`;
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const there = document.elementFromPoint(x, Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1));
        if (!there || !(one.contains(there) || there.contains(one))) return `under ${there?.closest("[class]")?.getAttribute("class") ?? "nothing"}`;
    }
    return null;
};

test("nothing is lost in the least window, nor with zoom and text of 200% and more", () => withPage({}, async (page) => {
    await openGame(page, "rascal#42");
    await playMoves(page, ["7De", "JCw", "6Sw", "5Hs", "next"]);
    await page.keyboard.press("3");
    await askHint(page);
    const wrong = [];
    for (const [name, [width, height], text] of [["at 320 px", [320, 568], 100], ["at 200% zoom", [640, 360], 100], ["with text of 200%", [1280, 720], 200],
        ["at 400% zoom", [320, 256], 100], ["at 320 px with text of 200%", [320, 568], 200]]) {
        await page.setViewportSize({ width, height });
        await page.evaluate((text) => (document.documentElement.style.fontSize = `${text}%`), text);
        await settledLayout(page);
        for (const part of needed) {
            const why = await page.evaluate(lost, part);
            if (why) wrong.push(`${name}: ${part}: ${why}`);
        }
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 0) wrong.push(`${name}: the document is wider than the window by ${beyond}`);
    }
    assert.deepEqual(wrong, []);
}));
