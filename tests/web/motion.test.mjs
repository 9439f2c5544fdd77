// Motion: where cards are in every frame of their way, from where they lay to where they go, and that nothing waits for it.
import test from "node:test";
import { agree, assert, openGame, withPage } from "./support.mjs";
import { around, boxOf, frames, middle, moved, stillness, within } from "./frames.mjs";

const moving = { reducedMotion: "no-preference", viewport: { width: 844, height: 600 } }; // a large one takes long to draw
const cards = ".room .card, .weapon .card, .slot .card, .leaving";

// It begins at the one, ends at the other, goes nowhere else, and never turns back.
function fliesFrom(path, from, to) {
    const { boxes } = path;
    const told = `${path.card ?? path.names} by ${boxes.map((box) => middle(box).map(Math.round)).join(" | ")}`;
    assert.ok(boxes.length > 3, `too few frames: ${told}`);
    assert.ok(within(middle(boxes[0]), from, 3), `it does not begin where it lay: ${told}`);
    assert.ok(within(middle(boxes.at(-1)), to, 3), `it does not end where it goes: ${told}`);
    const way = around(from, to);
    assert.deepEqual(boxes.map(middle).filter((point) => !within(point, way, 24)), [], `it strays: ${told}`);
    const [x, y] = middle(to);
    const faceOn = boxes.filter(({ width, height }) => width > 0.6 * height); // while it is turned over its middle is elsewhere
    const distances = faceOn.map(middle).map(([left, top]) => Math.hypot(left - x, top - y));
    assert.ok(distances.every((one, i) => i === 0 || one <= distances[i - 1] + 12), `it turns back: ${told}`);
}

const keys = (page, ...all) => async () => {
    for (const key of all) await page.keyboard.press(key);
    await page.waitForFunction(() => document.getAnimations().length > 0);
};
const placeOf = (page, card) => boxOf(page, `.room .place:has([data-card="${card}"])`);

test("the first room is dealt from the dungeon", () => withPage(moving, async (page) => {
    await page.addInitScript(() => { // before the page has drawn anything
        window.first = new Map();
        const look = () => {
            for (const one of document.querySelectorAll(".room .card")) if (!window.first.has(one)) window.first.set(one, one.getBoundingClientRect().toJSON());
            requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    });
    await openGame(page, "classic#42");
    await stillness(page);
    const dungeon = await boxOf(page, ".dungeon");
    const first = await page.evaluate(() => [...window.first.values()]);
    assert.equal(first.length, 4);
    for (const box of first) assert.ok(within(middle(box), dungeon, 3), JSON.stringify([box, dungeon]));
}));

test("a weapon goes to the hand, and a monster slain onto it", () => withPage(moving, async (page) => {
    await openGame(page, "classic#42");
    await stillness(page);
    for (const [card, place, deed] of [["7D", "3", "e"], ["JC", "1", "w"]]) {
        const from = await placeOf(page, card);
        const paths = moved(await frames(page, cards, keys(page, place, deed)));
        fliesFrom(paths.find((one) => one.card === card && one.boxes.length > 3), from, await boxOf(page, `.weapon [data-card="${card}"]`));
    }
}));

test("cards keep their places while others go", { todo: "they close ranks" }, () => withPage(moving, async (page) => {
    await openGame(page, "classic#42");
    await stillness(page);
    const others = (paths) => moved(paths).filter(({ card }) => card !== null && card !== "7D" && card !== "JC").map(({ card }) => card);
    assert.deepEqual(others(await frames(page, ".room .card", keys(page, "3", "e"))), []);
    assert.deepEqual(others(await frames(page, ".room .card", keys(page, "1", "w"))), []);
}));

test("what is fought barehanded goes to the discard pile, and comes back from there", () => withPage(moving, async (page) => {
    await openGame(page, "classic#42");
    await stillness(page);
    const place = await placeOf(page, "JC");
    const pile = await boxOf(page, ".discarded");
    const gone = moved(await frames(page, ".leaving", keys(page, "1", "b")));
    assert.equal(gone.length, 1);
    fliesFrom(gone[0], place, pile);
    await page.keyboard.press("u");
    const back = moved(await frames(page, ".room .card", async () => {
        await agree(page);
        await page.locator(".room [data-card='JC']").waitFor();
    }));
    fliesFrom(back.find(({ card }) => card === "JC"), pile, await placeOf(page, "JC"));
}));

test("a room that is avoided goes under the dungeon, and leaves nothing over", () => withPage(moving, async (page) => {
    await openGame(page, "classic#42");
    await stillness(page);
    const places = await page.locator(".room .place").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const dungeon = await boxOf(page, ".dungeon");
    const paths = moved(await frames(page, cards, keys(page, "a")));
    const gone = paths.filter(({ names }) => names.includes("leaving"));
    assert.equal(gone.length, 4);
    for (const [i, path] of gone.entries()) fliesFrom(path, places[i], dungeon);
    const dealt = paths.filter(({ card }) => card !== null);
    assert.equal(dealt.length, 4);
    for (const [i, path] of dealt.entries()) fliesFrom(path, dungeon, places[i]);
    assert.equal(await page.locator(".leaving").count(), 0);
    assert.equal(await page.locator(".room .card").count(), 4);
}));

test("fast keys lose nothing", () => withPage(moving, async (page) => {
    await openGame(page, "classic#42");
    for (const key of "3e1w") await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
    await stillness(page);
    assert.equal(await page.locator(".fan .card").count(), 2);
}));
