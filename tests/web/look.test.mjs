// The look: every table can be read, the typeface shifts nothing, and the first screen deals in one tap in any window.
import test from "node:test";
import { agree, assert, movesMade, openGame, phone, playOut, url, violations, withPage } from "./support.mjs";

const looks = ["dungeon", "candle", "ink"];
const wear = (page, look) => page.addInitScript((look) => localStorage.setItem("scoundrel preferences", JSON.stringify({ look })), look);

// How strongly what is written on the felt stands out, where the felt is lightest and where it is darkest. A gradient is beyond axe.
function onFelt() {
    const probe = document.body.appendChild(document.createElement("span"));
    probe.style.transitionProperty = "none";
    const light = (name) => {
        probe.style.color = `var(${name})`;
        const [r, g, b] = getComputedStyle(probe).color.match(/[\d.]+/g).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const ratios = ["--on-felt", "--on-felt-soft"].flatMap((ink) => ["--felt", "--felt-edge"].map((felt) => [light(ink), light(felt)].sort((a, b) => b - a)).map(([more, less]) => more / less));
    probe.remove();
    return Math.min(...ratios);
}

for (const look of looks)
    test(`${look} can be read, by day and by night`, () => withPage(phone, async (page) => {
        await wear(page, look);
        for (const view of ["#classic%2342", "#/", "#/preferences"]) {
            await page.goto(url + view);
            await page.locator(".room .card, .home h1, .page h1").first().waitFor();
            for (const colorScheme of ["dark", "light"]) {
                await page.emulateMedia({ colorScheme });
                assert.equal(await page.evaluate(() => document.documentElement.dataset.look), look);
                assert.deepEqual(await violations(page, ["color-contrast"]), [], `${view}, ${colorScheme}`);
                assert.ok((await page.evaluate(onFelt)) >= 4.5, `${look}, ${colorScheme}`);
                await page.emulateMedia({ contrast: "more" });
                assert.ok((await page.evaluate(onFelt)) >= 7, `${look}, ${colorScheme}, with more contrast`);
                await page.emulateMedia({ contrast: null });
            }
        }
    }));

test("with the system's own colours the chosen card is still marked, and cards keep theirs", () => withPage({ forcedColors: "active" }, async (page) => {
    await openGame(page, "classic#42");
    await page.locator(".room .card").nth(2).click();
    const [chosen, other] = await page.evaluate(() => [...document.querySelectorAll(".room .card.selected, .room .card:not(.selected)")].map((one) => getComputedStyle(one).outlineStyle).sort().reverse());
    assert.deepEqual([chosen, other], ["solid", "none"]);
    assert.equal(await page.locator(".room .suit-D .rank").first().evaluate((one) => getComputedStyle(one).fill), "rgb(163, 49, 47)");
}));

test("each back is another, and what is preferred is worn after a reload", () => withPage({}, async (page) => {
    await page.goto(`${url}#/preferences`);
    const seen = new Set();
    for (const back of ["Crest", "Portcullis", "Night sky"]) {
        await page.getByLabel(back).check();
        await page.goto(`${url}#/`);
        await page.reload();
        seen.add(await page.locator(".home .back").innerHTML());
        await page.goto(`${url}#/preferences`);
    }
    assert.equal(seen.size, 3);
}));

test("the typeface is there at first sight, and nothing shifts", () => withPage({}, async (page) => {
    const fonts = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shifted += one.value))).observe({ type: "layout-shift", buffered: true });
    });
    await openGame(page, "classic#42");
    await page.keyboard.press("3");
    await page.keyboard.press("3");
    await page.locator(".fan .card").waitFor();
    await page.goto("about:blank");
    // The game that waits is known only once the module is there.
    await page.goto(url);
    await page.getByRole("button", { name: /^Go on/ }).waitFor();
    await page.locator(".home .large small").nth(1).filter({ hasText: /./ }).waitFor();
    assert.deepEqual(await page.evaluate(() => [...document.fonts].map((face) => `${face.family}: ${face.status}`)), ["Texturina: loaded"]);
    assert.equal(await page.evaluate(() => window.shifted), 0);
    assert.equal(new Set(fonts).size, 1);
}));

// What sticks out of the window, and what lies over something else.
function crowded() {
    const wrong = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`${scrollWidth}x${scrollHeight}`);
    const boxes = [...document.querySelectorAll(".home h1, .home .subtitle, .home nav button, .home footer")].map((one) => [one.textContent, one.getBoundingClientRect(), one.scrollWidth - one.clientWidth]);
    for (const [i, [name, box, beyond]] of boxes.entries()) {
        if (beyond > 1) wrong.push(`${name} is too narrow`);
        for (const [other, b] of boxes.slice(i + 1))
            if (box.left < b.right - 1 && b.left < box.right - 1 && box.top < b.bottom - 1 && b.top < box.bottom - 1) wrong.push(`${name} over ${other}`);
    }
    const hand = Math.max(...[...document.querySelectorAll(".home .hand .card")].map((one) => one.getBoundingClientRect().right));
    if (hand > innerWidth) wrong.push(`a card at ${hand}`);
    return wrong;
}

for (const locale of ["en-GB", "fr-FR"])
    test(`the first screen fits every window, ${locale}`, () => withPage({ locale }, async (page) => {
        const fits = async () => {
            for (const [width, height] of [[320, 568], [360, 640], [390, 844], [667, 375], [844, 390], [768, 1024], [1024, 768], [1280, 720], [1440, 900], [2560, 1440]]) {
                await page.setViewportSize({ width, height });
                let wrong = [];
                for (let tries = 0; tries < 10; ++tries) {
                    wrong = await page.evaluate(crowded);
                    if (wrong.length === 0) break;
                    await page.waitForTimeout(100); // what is still being drawn
                }
                assert.deepEqual(wrong, [], `${width}x${height}`);
            }
        };
        await page.goto(url);
        await page.locator(".home .large small").filter({ hasText: /./ }).waitFor();
        await fits();
        await openGame(page, "classic#42");
        await page.keyboard.press("3");
        await page.keyboard.press("3");
        await page.locator(".fan .card").waitFor();
        await page.goto(`${url}#/`);
        await page.locator(".home .go-on").waitFor();
        await fits();
    }));

test("what opens over the first screen begins with its name", () => withPage({}, async (page) => {
    for (const [width, height] of [[390, 844], [1440, 900]]) {
        await page.setViewportSize({ width, height });
        await page.goto(url);
        await page.getByRole("button", { name: "More" }).click();
        const bottom = async (what) => (({ y, height }) => y + height)(await page.locator(`dialog[open] ${what}`).first().boundingBox());
        const first = (await page.locator("dialog[open] .menu-list button").first().boundingBox()).y;
        for (const what of ["h2", "header button"]) assert.ok((await bottom(what)) <= first, `${what} stands above the first entry`);
        await page.keyboard.press("Escape");
    }
}));

test("the side tells what is known, room by room, as far down as there is room", () => withPage({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await openGame(page, "classic#42");
    assert.equal(await page.locator(".side .log").isVisible(), false, "nothing has happened yet");
    await playOut(page);
    const { rooms, cut } = await page.evaluate(() => {
        const list = document.querySelector(".side .log .rooms");
        const side = document.querySelector(".side").getBoundingClientRect();
        return { rooms: [...list.querySelectorAll("h3")].map((one) => one.textContent), cut: list.scrollHeight > list.clientHeight ? side.bottom - list.getBoundingClientRect().bottom : 0 };
    });
    assert.ok(rooms.length > 1 && new Set(rooms).size === rooms.length, rooms.join());
    assert.ok(cut < 30, `cut off ${cut} px above the lower edge`);
}));

test("it deals what was played last, and asks before a game is given up for it", () => withPage({}, async (page) => {
    await openGame(page, "rascal#42");
    await page.keyboard.press("1");
    await page.keyboard.press("1");
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
    await page.keyboard.press("m");
    const deal = page.getByRole("button", { name: /^Deal/ });
    await deal.click();
    await page.getByRole("dialog").getByText(/given up/).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Go on/ }).click();
    await page.locator(".room .card").first().waitFor();
    assert.equal(await movesMade(page), 1);
    await page.keyboard.press("m");
    await deal.click();
    await agree(page);
    await page.waitForFunction(() => document.querySelector(".room") && document.querySelectorAll(".log li").length === 0);
    assert.match(await page.evaluate(() => location.hash), /^#rascal%23(?!42$)/);
}));

test("what is red in a review is not the gold of advice", () => withPage({}, async (page) => {
    await page.goto(`${url}#/history`);
    await page.locator(".page h1").waitFor();
    const css = await page.evaluate(() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText).filter((text) => /inaccuracy|mistake|blunder|points-lost/.test(text)));
    assert.ok(css.length >= 5);
    for (const rule of css) assert.match(rule, /--(danger|mistake|inaccuracy)/);
    assert.doesNotMatch(css.join(), /gold|fair/);
}));
