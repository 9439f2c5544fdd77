// The end of a game: what it tells, where that is at every size, and what can be done from it.
import test from "node:test";
import { agree, assert, openGame, playMoves, playOut, withPage } from "./support.mjs";

const sizes = [[320, 568], [360, 640], [390, 844], [768, 1024], [844, 390], [1280, 720], [1440, 900], [2560, 1440]];

// Killed by the first card.
async function lose(page) {
    await openGame(page, "classic+health=5#42");
    await page.locator("[data-card='JC'][data-place]").click();
    await page.locator(".offer.fatal").click();
    await page.locator("dialog.alert[open] button.danger").click();
    await page.locator(".end .outcome").waitFor();
}

// Four cards of the deck, whose every order can be won.
const others = ["C", "D", "H", "S"].flatMap((suit) => [..."3456789TJQKA"].filter((rank) => !("DH".includes(suit) && "JQKA".includes(rank))).map((rank) => `-${rank}${suit}`));
const short = `classic+deck=${others.join("")}`;

test("a loss tells what killed, how close it was, and offers the deal again", () => withPage({}, async (page) => {
    await lose(page);
    const end = page.locator(".end.lost");
    assert.equal(await end.locator(".heroes").getAttribute("aria-label"), "J♣");
    assert.match(await end.locator(".score").textContent(), /^−\d+$/);
    assert.equal(await end.locator(".outcome small").textContent(), "Score");
    assert.equal(await end.locator(".scored").textContent(), "minus the values of the 24 monsters still face down");
    assert.equal(await end.locator(".sum").textContent(), "The dungeon was still deep: 25 of 26 monsters were yet to be met.");
    assert.match(await end.locator(".close").textContent(), /^J♣ struck for 11, and you had 5: 7 more health, .* Still to come: 25 monsters, 9 weapons and 9 potions\.$/);
    assert.equal(await end.locator(".primary").count(), 1);
    assert.equal(await end.locator(".primary").textContent(), "Retry");
    await end.locator(".primary").click();
    await page.locator(".room [data-card='JC']").waitFor();
    assert.equal(await page.locator(".end").count(), 0);
}));

test("at every size score, sentence, course and the next thing to do are there without scrolling", () => withPage({}, async (page) => {
    await lose(page);
    for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const seen = await page.evaluate(() => {
            const box = (what) => {
                const { left, top, right, bottom } = document.querySelector(what).getBoundingClientRect();
                return { left, top, right, bottom };
            };
            const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.top >= outer.top - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
            const story = box(".story");
            const parts = [".verdict", ".score", ".sum", ".plot", ".heroes .card", ".mark", ".by", ".close"];
            const mark = box(".mark");
            const label = box(".by");
            const plot = box(".plot");
            return {
                covers: ["left", "top", "right", "bottom"].every((side) => Math.abs(box(".end")[side] - box(".table")[side]) < 1),
                outside: parts.filter((part) => !inside(box(part), story)),
                buttons: [...document.querySelectorAll(".next button")].every((one) => one.getBoundingClientRect().bottom <= Math.max(innerHeight, 560) && one.getBoundingClientRect().height >= 44),
                // The blow that killed is the last thing that happened, at health 0.
                mark: [(mark.left + mark.right) / 2 - plot.right, (mark.top + mark.bottom) / 2 - plot.bottom].map(Math.abs),
                apart: label.bottom <= mark.top || label.right <= mark.left,
                wide: document.documentElement.scrollWidth - innerWidth,
            };
        });
        const at = `${width}x${height}`;
        assert.equal(seen.covers, true, `${at}: the ending lies where the table is`);
        assert.deepEqual(seen.outside, [], at);
        assert.equal(seen.buttons, true, at);
        assert.ok(seen.mark.every((off) => off < 3), `${at}: the mark is off by ${seen.mark}`);
        assert.equal(seen.apart, true, `${at}: the blow's dot is covered by its name`);
        assert.equal(seen.wide, 0, at);
    }
}));

test("from the ending a move can be taken back", () => withPage({}, async (page) => {
    await lose(page);
    await page.locator(".end").getByRole("button", { name: "Undo" }).click();
    await agree(page);
    await page.locator(".room [data-card='JC']").click();
    assert.equal(await page.locator(".end").count(), 0);
    assert.equal(await page.locator(".table[inert]").count(), 0);
}));

test("nothing of the ending moves once it is there", () => withPage({}, async (page) => {
    await page.addInitScript(() => {
        globalThis.shifted = [];
        const see = ({ sources }) => globalThis.shifted.push(...sources.map(({ node }) => node?.parentElement).filter((one) => one?.closest(".end")).map((one) => one.className));
        new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type: "layout-shift", buffered: true });
    });
    await lose(page);
    await page.locator(".end .could:not(:empty)").waitFor();
    await page.waitForTimeout(300);
    assert.deepEqual(await page.evaluate(() => globalThis.shifted), []);
}));

test("a first win is celebrated, and not answered with what could have been", () => withPage({}, async (page) => {
    await openGame(page, `${short}#1`);
    await playOut(page);
    await page.locator(".end.won.triumph").getByText("First win with these rules!").waitFor();
    assert.ok((await page.locator(".heroes .card").count()) > 0, "and has its hero");
    for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const [pill, plot] = [await page.locator(".standing").boundingBox(), await page.locator(".plot").boundingBox()];
        assert.ok(pill.x >= 0 && pill.x + pill.width <= width && (pill.x + pill.width <= plot.x || pill.y + pill.height <= plot.y), `${width}x${height}: the pill lies beside the course`);
    }
    await page.waitForTimeout(600);
    assert.equal(await page.locator(".end .could").textContent(), "");
    assert.equal(await page.locator(".end .primary").textContent(), "New deal");
    await page.locator(".end .primary").click();
    await page.locator(".room .card").first().waitFor();
    await playOut(page);
    await page.locator(".end.won").waitFor();
    assert.equal(await page.getByText("First win with these rules!").count(), 0);
}));

test("a win is remembered by its weapon, and its lowest point is marked", () => withPage({}, async (page) => {
    const six = ["9D", "KS", "8S", "5H", "3C", "QC"];
    const pack = ["C", "D", "H", "S"].flatMap((suit) => [..."23456789TJQKA"].filter((rank) => !("DH".includes(suit) && "JQKA".includes(rank))).map((rank) => rank + suit));
    await openGame(page, `classic+deck=${pack.filter((card) => !six.includes(card)).map((card) => `-${card}`).join("")}:${six.join("")}`);
    await playMoves(page, ["9De", "KSw", "8Sw", "3Cw", "QCb", "5Hd"]);
    await page.locator(".end.won").waitFor();
    assert.equal(await page.locator(".heroes").getAttribute("aria-label"), "9♦ 8♠ 3♣");
    assert.equal((await page.locator(".plot .lowest + .by").textContent()).trim(), "4");
    assert.equal(await page.locator(".plot .mark").count(), 2, "and the largest blow");
}));

for (const [how, input] of [["a key", (page) => page.keyboard.press("Shift")], ["a press", (page) => page.mouse.click(4, 4)]])
    test(`the ending comes in beats, which ${how} ends at once`, () => withPage({ reducedMotion: "no-preference" }, async (page) => {
        // They would take as long as the test likes.
        await page.addInitScript(() => {
            const later = setTimeout;
            globalThis.setTimeout = (what, time, ...rest) => later(what, time === 1300 ? 60_000 : time, ...rest);
        });
        await lose(page);
        const running = () => page.evaluate(() => document.getAnimations().filter((one) => one.effect.target.closest(".end")).length);
        await page.locator(".end.coming").waitFor();
        await input(page);
        await page.locator(".end:not(.coming)").waitFor();
        assert.equal(await running(), 0);
        await page.locator(".end .primary").click({ timeout: 1000 });
    }));

test("the ending is there at once where no motion is wanted", () => withPage({}, async (page) => {
    await lose(page);
    assert.equal(await page.locator(".end.coming").count(), 0);
}));

test("the picture for sharing has our cards on it", () => withPage({}, async (page) => {
    await lose(page);
    await page.getByRole("button", { name: "Share" }).click();
    // Who draws it is fetched first. A card lies there, with its beast.
    await page.waitForFunction(() => {
        const { data } = document.querySelector("canvas.picture")?.getContext("2d").getImageData(690, 170, 440, 300) ?? { data: [] };
        let dark = 0, paper = 0;
        for (let i = 0; i < data.length; i += 4) {
            if (data[i] > 240 && data[i + 1] > 240) ++paper;
            if (data[i] < 45 && data[i + 1] < 45 && data[i + 2] > 38 && data[i + 2] < 50) ++dark; // the ink of clubs and spades
        }
        return paper > 10_000 && dark > 2_000;
    });
}));
