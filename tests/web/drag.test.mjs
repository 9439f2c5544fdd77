// Cards dragged to where they go, by mouse and by finger; and what a press alone does.
import test from "node:test";
import { assert, movesMade, openGame, over, phone, url, withPage } from "./support.mjs";

const wide = { viewport: { width: 1440, height: 900 } };
const middle = async (page, selector) => {
    const { x, y, width, height } = await page.locator(selector).first().boundingBox();
    return [x + width / 2, y + height / 2];
};

// Moves are handed on once a frame.
const frame = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// Takes the card and carries it over a place; what it is then over waits to be let go.
const mouse = (page) => ({
    carry: async (from, to) => {
        await page.mouse.move(...from);
        await page.mouse.down();
        await page.mouse.move(...to, { steps: 5 });
        await frame(page);
    },
    letGo: () => page.mouse.up(),
    nudge: async ([x, y]) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 3, y + 3);
        await page.mouse.up();
    },
});
// A finger has a pace of its own, whatever the machine's, and is still in motion when it lets go.
async function finger(page) {
    const session = await page.context().newCDPSession(page);
    let time;
    const touch = (type, points) => {
        time = type === "touchStart" ? Date.now() : time + 16;
        return session.send("Input.dispatchTouchEvent", { type, timestamp: time / 1000, touchPoints: points.map(([x, y]) => ({ x, y })) });
    };
    return {
        carry: async (from, to) => {
            await touch("touchStart", [from]);
            for (const share of [0.1, 0.4, 0.7, 1]) await touch("touchMove", [[from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]]);
            await frame(page);
        },
        letGo: () => touch("touchEnd", []),
        nudge: ([x, y]) => Promise.all([touch("touchStart", [[x, y]]), touch("touchMove", [[x + 3, y + 3]]), touch("touchEnd", [])]), // soon enough for a tap
    };
}

const card = (name) => `[data-card="${name}"][data-place]`;
const nothingHeld = async (page) => {
    assert.equal(await page.locator(".flight > *, [data-drop], [data-dragging], [data-dragged]").count(), 0);
    assert.deepEqual(await page.evaluate(() => [scrollX, scrollY]), [0, 0]);
};

async function drag(page, hand, name, target, says) {
    await page.locator(card(name)).waitFor(); // another game may be on its way
    const moves = await movesMade(page);
    await hand.carry(await middle(page, card(name)), await middle(page, target));
    assert.match(await page.locator(".drop-says").innerText(), says);
    assert.equal(await page.locator(`${target}[data-drop=here]`).count(), 1);
    await hand.letGo();
    await page.waitForFunction((before) => document.querySelectorAll(".log li").length === before + 1, moves);
    await nothingHeld(page);
}

for (const [how, options, handOf] of [["a mouse", wide, mouse], ["a finger", phone, finger]]) {
    test(`every deed by ${how}`, () => withPage(options, async (page) => {
        const hand = await handOf(page);
        await openGame(page, "classic#42");
        await drag(page, hand, "7D", ".weapon", /^Equip/);
        await page.locator(".fan [data-card='7D']").waitFor();
        await drag(page, hand, "JC", ".weapon", /7♦.*health 16/);
        await page.locator(".fan [data-card='JC']").waitFor();
        await drag(page, hand, "5H", ".health", /^Drink/);
        assert.match(await page.locator(".health .number").innerText(), /^20/);
        await drag(page, hand, "6S", ".health", /^Barehanded.*health 14/);
        await drag(page, hand, "6C", ".discarded", /^Barehanded.*health 8/);
        await openGame(page, "rascal+inventory=always+drop=yes#42");
        await drag(page, hand, "5H", ".slot", /^Store/i);
        await page.locator(".slot [data-card='5H']").waitFor();
        await drag(page, hand, "5H", ".place.empty", /down/);
        await page.locator(".room [data-card='5H']").waitFor();
        await drag(page, hand, "7D", ".discarded", /^Discard/);
    }));

    test(`let go elsewhere, a card goes back: ${how}`, () => withPage({ ...options, reducedMotion: "no-preference" }, async (page) => {
        const hand = await handOf(page);
        await openGame(page, "classic#42");
        await page.waitForFunction(() => document.querySelectorAll(".flight > *").length === 0);
        await hand.carry(await middle(page, card("7D")), await middle(page, ".discarded"));
        assert.equal(await page.locator("[data-drop]").count(), 1, "it can go to the hand, and is told so");
        assert.equal(await page.locator("[data-drop=here]").count(), 0);
        const inside = await page.locator(".held").evaluate((one) => {
            const box = one.getBoundingClientRect();
            return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && document.documentElement.scrollHeight <= innerHeight;
        });
        assert.ok(inside);
        await hand.letGo();
        await page.waitForFunction(() => document.querySelectorAll(".flight > *").length === 0);
        await nothingHeld(page);
        assert.equal(await movesMade(page), 0);
        assert.equal(await page.locator(".room .card.selected").count(), 0, "and it was no tap");
        // Which is there beside it.
        await hand.nudge(await middle(page, card("7D")));
        await page.locator(".room .selected[data-card='7D']").waitFor();
    }));
}

test("what is seen can be dragged at once", () => withPage(wide, async (page) => {
    await page.addInitScript(() => {
        Element.prototype.setPointerCapture = () => {}; // of a pointer that is none
        new MutationObserver(() => {
            const card = document.querySelector(".room [data-card='7D']");
            if (!card || window.taken !== undefined) return;
            const { x, y } = card.getBoundingClientRect();
            const point = (type, by) => card.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0, clientX: x + by, clientY: y + by }));
            point("pointerdown", 20);
            point("pointermove", 60);
            window.taken = document.querySelectorAll(".held").length;
            point("pointercancel", 60);
        }).observe(document, { childList: true, subtree: true });
    });
    await openGame(page, "classic#42");
    assert.equal(await page.evaluate(() => window.taken), 1);
    await nothingHeld(page);
}));

test("without motion the health is there with the move that changed it", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await page.evaluate(() => {
        window.seen = new Set(); // with how many moves, and what health
        const see = () => window.seen.add(`${document.querySelectorAll(".log li").length}: ${parseInt(document.querySelector(".health .number").textContent, 10)}`);
        new MutationObserver(see).observe(document.querySelector(".game"), { childList: true, characterData: true, subtree: true });
    });
    await drag(page, mouse(page), "JC", ".health", /^Barehanded.*health 9/);
    await frame(page);
    assert.deepEqual(await page.evaluate(() => [...window.seen]), ["0: 20", "1: 9"]);
}));

test("Escape takes the card out of the hand, and does nothing else", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await page.locator(card("5H")).click();
    const hand = mouse(page);
    await hand.carry(await middle(page, card("7D")), await middle(page, ".weapon"));
    await page.keyboard.press("Escape");
    await nothingHeld(page);
    await hand.letGo();
    assert.equal(await movesMade(page), 0);
    assert.equal(await page.locator(".room .selected").getAttribute("data-card"), "5H");
}));

test("the bar shows what a drop would take; one that kills asks first", () => withPage(wide, async (page) => {
    const hand = mouse(page);
    await openGame(page, "classic+health=5#42");
    await hand.carry(await middle(page, card("JC")), await middle(page, ".discarded"));
    assert.equal(await page.locator(".health .then").innerText(), "→0");
    assert.equal(await page.locator(".discarded[data-drop=fatal]").count(), 1);
    await hand.letGo();
    await page.getByRole("dialog").getByText("This would kill you").waitFor();
    await page.keyboard.press("Escape");
    await nothingHeld(page);
    assert.equal(await over(page), false);
    assert.equal(await movesMade(page), 0);
}));

// A deck with these cards on top, then the others in canonical order.
function deckOf(...top) {
    const ranks = "23456789TJQKA";
    const all = [..."CDHS"].flatMap((suit) => [...(suit === "D" || suit === "H" ? ranks.slice(0, 9) : ranks)].map((rank) => rank + suit));
    return [...top, ...all.filter((one) => !top.includes(one))].join("");
}

test("a drop that could mean two things asks which; what is barred says why", () => withPage(wide, async (page) => {
    const hand = mouse(page);
    await openGame(page, `rascal:${deckOf("9D", "5C", "2D", "3H")}`);
    await drag(page, hand, "9D", ".weapon", /^Equip/);
    await drag(page, hand, "5C", ".weapon", /9♦/);
    await hand.carry(await middle(page, card("2D")), await middle(page, ".weapon"));
    assert.match(await page.locator(".drop-says").innerText(), /Equip.* · .*[Rr]epair/);
    await hand.letGo();
    await page.locator(".room .selected[data-card='2D']").waitFor();
    assert.equal(await movesMade(page), 2);
    await openGame(page, "rascal#42");
    await hand.carry(await middle(page, card("5H")), await middle(page, ".slot"));
    assert.match(await page.locator(".drop-says").innerText(), /monster/);
    assert.equal(await page.locator(".slot[data-drop]").count(), 0);
    await hand.letGo();
    assert.equal(await movesMade(page), 0);
}));

test("another view lets the card in the hand be", () => withPage(wide, async (page) => {
    const hand = mouse(page);
    await openGame(page, "classic#42");
    await page.locator(card("7D")).click();
    await hand.carry(await middle(page, card("5H")), await middle(page, ".weapon"));
    await page.keyboard.press("e");
    await page.locator(".fan [data-card='7D']").waitFor();
    await nothingHeld(page);
    await hand.letGo();
    assert.equal(await movesMade(page), 1);
}));

test("one tap plays what can be played in one way, where that is wanted", () => withPage(phone, async (page) => {
    await page.goto(`${url}#/preferences`);
    await page.getByLabel(/^One tap/).check();
    await openGame(page, "classic#42");
    await page.locator(card("7D")).tap();
    await page.locator(".fan [data-card='7D']").waitFor();
    await page.locator(card("JC")).tap(); // with the weapon, or without
    await page.locator(".room .selected[data-card='JC']").waitFor();
    assert.equal(await movesMade(page), 1);
}));
