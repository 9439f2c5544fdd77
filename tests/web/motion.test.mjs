// Where cards fly: looked at frame by frame, at times that the test sets, so that a slow machine sees the same.
import test from "node:test";
import { askHint, assert, movesMade, openGame, over, playOne, playOut, playSome, withPage } from "./support.mjs";
import { engine } from "./browsers.mjs";
import { faults, sizes as windows, watchStage } from "./frames.mjs";
import { moving, nothingMoves, withHeldMotion } from "./held_motion.mjs";

const sizes = [{ width: 390, height: 844 }, { width: 1440, height: 900 }];
const land = (page) => page.evaluate(async () => {
    for (const one of document.getAnimations()) if (one.id === "flight") one.finish();
    await new Promise((done) => setTimeout(done));
});

// Every card that lies on the table and each pile: its box in the window, as it is laid out.
const table = (page) => page.evaluate(() => {
    const stage = document.querySelector(".game");
    const box = (one) => {
        let [left, top] = [stage.offsetLeft, stage.offsetTop];
        for (let at = one; at !== stage; at = at.offsetParent) [left, top] = [left + at.offsetLeft, top + at.offsetTop];
        return [left, top, one.offsetWidth, one.offsetHeight];
    };
    const named = (selector, name) => [...stage.querySelectorAll(selector)].map((one) => [name(one), box(one)]);
    return Object.fromEntries([...named(".lay [data-card]", (one) => one.dataset.card), ...named("[data-pile]", (one) => one.dataset.pile)]);
});

// What is in flight, at times from the first to the last; and how long all of it takes.
const film = (page) => page.evaluate(() => {
    const ranks = { 10: "T" };
    const running = document.getAnimations().filter((one) => one.id === "flight");
    const copies = [...document.querySelectorAll(".flight > *")];
    const cardOf = (copy) => {
        const [rank] = copy.querySelector(".face")?.textContent.match(/10|[2-9JQKA]/) ?? [];
        return copy.dataset.card ?? (rank ? (ranks[rank] ?? rank) + copy.querySelector(".face").className.match(/suit-(\w)/)[1] : copy.className);
    };
    // As laid out: without the turn of the card, which its box shows as wider or narrower.
    const boxOf = (copy) => {
        const { translate, width, height } = getComputedStyle(copy);
        const [x, y = 0] = translate.split(" ").map(parseFloat);
        return [copy.offsetParent.getBoundingClientRect().left + copy.offsetLeft + x, copy.offsetParent.getBoundingClientRect().top + copy.offsetTop + y, parseFloat(width), parseFloat(height)];
    };
    const frames = [];
    for (let time = 0; time <= 300; time += 10) {
        for (const one of running) one.currentTime = time;
        const outside = copies.filter((copy) => {
            const box = copy.getBoundingClientRect();
            return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        });
        const { scrollWidth, scrollHeight } = document.documentElement;
        frames.push({ boxes: copies.map(boxOf), outside: outside.map(cardOf), grown: scrollWidth > innerWidth || scrollHeight > innerHeight });
    }
    return { cards: copies.map(cardOf), frames, longest: Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime)) };
});

const near = (a, b) => a.every((one, i) => Math.abs(one - b[i]) < 1.5);

// Makes the move, looks at every frame, and says which cards flew.
async function watch(page, keys) {
    await land(page);
    const before = await table(page);
    const moves = await page.evaluate(() => document.querySelector(".log").textContent);
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForFunction((old) => document.querySelector(".log").textContent !== old, moves);
    const after = await table(page);
    const { cards, frames, longest } = await film(page);
    assert.ok(longest <= 300, `${keys}: it takes ${longest} ms`);
    for (const { outside, grown } of frames) assert.deepEqual([outside, grown], [[], false], keys);
    const flown = [];
    cards.forEach((card, i) => {
        if (!/^[2-9TJQKA][CDHS]$/.test(card) || near(frames[0].boxes[i], frames.at(-1).boxes[i])) return; // a pile as it was; the weapon that strikes
        flown.push(card);
        const from = before[card] ? [before[card]] : [after.dungeon, after.discard];
        const to = after[card] ? [after[card]] : [after.dungeon, after.discard];
        assert.ok(from.some((one) => near(one, frames[0].boxes[i])), `${keys}: ${card} begins at ${frames[0].boxes[i]}, lay at ${from.join(" or ")}`);
        assert.ok(to.some((one) => near(one, frames.at(-1).boxes[i])), `${keys}: ${card} ends at ${frames.at(-1).boxes[i]}, lies at ${to.join(" or ")}`);
    });
    await land(page);
    assert.deepEqual(await page.locator(".flight > *").evaluateAll((all) => all.map((one) => one.outerHTML)), [], "what has landed is gone");
    return flown;
}

for (const viewport of engine === "firefox" ? sizes.slice(0, 1) : sizes) {
    test(`each move flies from where the card lay to where it goes, at ${viewport.width} px`, () => withHeldMotion(moving(viewport), async (page) => {
        const includes = async (keys, ...cards) => {
            const flown = await watch(page, keys);
            for (const card of cards) assert.ok(flown.includes(card), `${keys}: ${card} flies, not only ${flown}`);
        };
        await openGame(page, "classic#42");
        const dealt = await film(page);
        assert.deepEqual(dealt.cards.toSorted(), ["5H", "6S", "7D", "JC"]);
        const { dungeon } = await table(page);
        for (const box of dealt.frames[0].boxes) assert.ok(near(box, dungeon), "the first room is dealt from the dungeon");
        await includes(["a"], "JC", "6S", "7D", "5H", "TH", "6C", "7S", "2C"); // under the dungeon, and four others dealt
        await includes(["u"], "JC", "6S", "7D", "5H", "TH", "6C", "7S", "2C");
        await includes(["3", "e"], "7D");
        await includes(["1", "w"], "JC");
        await includes(["u"], "JC");
        await includes(["1", "b"], "JC"); // by way of the health to the discard pile
        await includes(["u"], "JC"); // and back from there
    }));
}

test("a rascal's weapon, slot and all go where they lie", () => withHeldMotion(moving(sizes[0]), async (page) => {
    await openGame(page, "rascal+inventory=always+drop=yes#42");
    const flown = [];
    for (const keys of [["4", "s"], ["0", "p"], ["3", "e"], ["1", "w"]]) flown.push(...(await watch(page, keys)));
    for (const card of ["5H", "7D", "JC"]) assert.ok(flown.includes(card), card);
}));

test("what is dropped flies on from the hand", () => withHeldMotion(moving(sizes[1]), async (page) => {
    await openGame(page, "classic#42");
    await land(page);
    const { x, y } = await page.locator(".room [data-card='JC']").boundingBox();
    const health = await page.locator(".health").boundingBox();
    await page.mouse.move(x + 40, y + 40);
    await page.mouse.down();
    await page.mouse.move(health.x + 60, health.y + 20, { steps: 4 });
    await page.locator(".health[data-drop=here]").waitFor();
    const held = await page.locator(".held").evaluate((one) => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight]);
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
    const { cards, frames } = await film(page);
    const at = cards.indexOf("JC");
    assert.ok(near(held, frames[0].boxes[at]), `begins at ${frames[0].boxes[at]}, was held at ${held}`);
    assert.ok(near((await table(page)).discard, frames.at(-1).boxes[at]));
}));

test("what is pressed while cards fly is done at once", () => withHeldMotion(moving(sizes[1]), async (page) => {
    await openGame(page, "classic#42");
    assert.ok((await page.locator(".flight > *").count()) > 0, "the deal is under way, and stays so");
    await page.locator(".room [data-card='7D']").click();
    await page.locator(".offer[data-move='7De']").click();
    await page.locator(".fan [data-card='7D']").waitFor();
    const { cards, frames } = await film(page);
    assert.equal(cards.filter((card) => card === "7D").length, 1, "the deal has ended, and this motion begun");
    assert.ok(near((await table(page))["7D"], frames.at(-1).boxes[cards.indexOf("7D")]));
    await page.locator(".room [data-card='JC']").click();
    await page.locator(".offer[data-move='JCw']").click();
    await page.locator(".fan [data-card='JC']").waitFor();
    assert.equal(await movesMade(page), 2);
    await land(page);
    assert.equal(await page.locator(".flight > *").count(), 0);
    assert.equal(await page.locator(".fan .card").evaluateAll((all) => all.every((one) => getComputedStyle(one).opacity === "1")), true);
}));

test("nothing moves where the player wants no motion", () => withHeldMotion(moving(sizes[0], { motion: false }), nothingMoves));

test("health counts to where it is, and a window of another size is taken as it is", () => withPage(moving(sizes[1]), async (page) => {
    await openGame(page, "classic#42");
    await page.setViewportSize(sizes[0]);
    for (const key of ["1", "b"]) await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelector(".health .number").textContent.startsWith("9"));
    await page.waitForFunction(() => document.querySelectorAll(".flight > *").length === 0);
}));

test("a harder blow is seen to be harder", () => withHeldMotion(moving(sizes[0]), async (page) => {
    await openGame(page, "classic#42");
    const felt = async (...keys) => {
        await land(page);
        const moves = await movesMade(page);
        for (const key of keys) await page.keyboard.press(key);
        await page.waitForFunction((before) => document.querySelectorAll(".log li").length > before, moves);
        return page.evaluate(() => [parseFloat(getComputedStyle(document.querySelector(".felt")).fontSize), document.querySelectorAll(".pain").length]);
    };
    const [six, little] = await felt("2", "b");
    const [eleven, much] = await felt("1", "b");
    assert.ok(six < eleven && eleven <= 64, `${six} and ${eleven} px`);
    assert.deepEqual([little, much], [0, 1], "the rim is red for the heavy one alone");
}));

test("health counts by the clock of the frames", () => withPage(moving(sizes[0]), async (page) => {
    await page.addInitScript(() => {
        const next = requestAnimationFrame;
        globalThis.requestAnimationFrame = (draw) => next((time) => draw(time - 1_000_000)); // as a slowed one lags behind
    });
    await openGame(page, "classic#42");
    for (const key of ["1", "b"]) await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelector(".health .number").textContent.startsWith("9"));
}));

test("fast keys lose nothing", () => withPage({ reducedMotion: "no-preference" }, async (page) => {
    await openGame(page, "classic#42");
    for (const key of "3e1w") await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
    await page.waitForFunction(() => document.querySelectorAll(".flight > *").length === 0);
    assert.equal(await page.locator(".fan .card").count(), 2);
}));

// A whole game in every window, with a card looked at, a hint, and a move taken back and brought back. Firefox, where a frame
// costs more, plays in one of them.
const [rascal, classic, short] = ["rascal#42", "classic#42", "forty-two#42"]; // the last ends soon: a large window takes long to draw
const games = [rascal, classic, short, short, rascal, classic, rascal, short];
for (const [i, [width, height]] of windows.entries()) {
    if (engine === "firefox" && i !== 1) continue;
    const touch = width < 900;
    const press = (what) => (touch ? what.tap() : what.click());
    test(`nothing shifts and nothing leaves the stage, ${width}x${height}, ${games[i]}`, () => withPage({ ...moving({ width, height }), hasTouch: touch }, async (page) => {
        await openGame(page, games[i]);
        await watchStage(page);
        await page.keyboard.press("4");
        await playSome(page, press, 2);
        await askHint(page);
        await playOne(page, press);
        // A press while a move is being made would be lost, and waited for.
        const moves = await movesMade(page);
        const lies = (made) => page.waitForFunction((count) => document.querySelectorAll(".log li").length === count, made);
        await page.keyboard.press("u");
        await lies(moves - 1);
        await page.keyboard.press("U");
        await lies(moves);
        await playOut(page);
        assert.equal(await over(page), true);
        assert.deepEqual(await faults(page), []);
    }));
}
