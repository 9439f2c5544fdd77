// Hints, reviews, deals by difficulty: computed in a worker of their own.
import test from "node:test";
import { readFile } from "node:fs/promises";
import { agree, askHint, assert, openGame, playOut, url, withPage } from "./support.mjs";
import { saved } from "./browsers.mjs";

const wide = { viewport: { width: 1280, height: 800 } };

test("a hint tells the best move and why, and is noted", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await page.getByRole("button", { name: "Hint" }).click();
    await agree(page);
    await page.locator(".hint h2").getByText(/^Best: /).waitFor();
    await page.locator("[aria-live]").getByText(/^Best: .*%/).waitFor();
    assert.equal(await page.locator(".offer.best").count(), 1);
    await page.locator(".offer.best").click();
    await page.locator(".log li").waitFor();
}));

test("a hint lists every move, and any of them tells why not", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await askHint(page);
    await page.locator(".hint .more").click();
    await page.locator(".chances li").first().waitFor();
    assert.equal(await page.locator(".chances li").count(), 5); // 7De, 6Sb, JCb, 5Hd and avoid
    for (const row of await page.locator(".weighed").allInnerTexts()) assert.match(row, /%[^]*scores/);
    const row = page.locator(".chances button").last();
    assert.equal(await row.getAttribute("aria-expanded"), "false");
    await row.focus();
    await page.keyboard.press("Enter");
    assert.equal(await row.getAttribute("aria-expanded"), "true");
    assert.match(await page.locator(".chances p").innerText(), /\w+.*\.$/);
    assert.equal(await page.locator(".log li").count(), 0, "it was not played");
    await row.click();
    assert.equal(await page.locator(".chances p").count(), 0);
}));

// Notes the hints that the page asks for, keeps those of the default player back until they are let through, and tells when all
// that was called off has been answered, or its worker is gone.
const hints = (page, kept = false) => page.addInitScript((kept) => {
    const { postMessage: post, terminate } = Worker.prototype;
    const through = kept ? new Promise((done) => (window.letThrough = done)) : null;
    window.hints = [];
    window.calledOff = false;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (message.do === "hint") window.hints.push(message);
        if (message.do === "stop") this.addEventListener("message", ({ data }) => (window.calledOff ||= data.id === message.id));
        if (through && message.do === "hint" && !message.player) through.then(() => post.call(this, message, ...rest));
        else post.call(this, message, ...rest);
    };
    Worker.prototype.terminate = function () {
        window.calledOff = true;
        terminate.call(this);
    };
}, kept);

test("who waits for a hint has a first look, which the hint replaces", () => withPage(wide, async (page) => {
    await hints(page, true);
    await openGame(page, "classic#42");
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint h2").getByText(/^First look: /).waitFor();
    await page.locator(".hint .thinking").waitFor();
    assert.equal(await page.locator("[aria-live]").getByText(/First look/).count(), 0);
    await page.evaluate(() => window.letThrough());
    await page.locator(".hint h2").getByText(/^Best: /).waitFor();
    assert.equal(await page.locator(".hint .thinking").count(), 0);
    assert.equal(await page.locator(".hint h2").count(), 1);
}));

test("hints play for what the preferences say", () => withPage(wide, async (page) => {
    await hints(page);
    await page.goto(`${url}#/preferences`);
    await page.getByLabel("The score").check();
    await openGame(page, "classic#42");
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint h2").getByText(/^Best: /).waitFor();
    assert.deepEqual(await page.evaluate(() => window.hints.map(({ aim }) => aim)), ["score", "score"]);
}));

test("with the deck open the hint is the solver's, and says so", () => withPage(wide, async (page) => {
    await page.goto(`${url}#${encodeURIComponent("classic:JC6S7D5HTH6C7S2C5C9S8S9CJSQSQC4D4H9D8H3H5S6HTS2H6D7H2D4C7C8D2SAS5DKSTDAC9HTC4S3C3DKC8C3S")}`);
    await page.waitForSelector(".room .card");
    await page.keyboard.press("i");
    await page.locator(".hint h2").getByText(/^Best, proved: /).waitFor();
    await page.locator(".hint p").getByText(/solver's answer/).waitFor();
}));

test("a review: the graph, the error first, the answer after, and another try from there", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await playOut(page);
    await page.getByText(/this deal could have been won with/).waitFor();
    await page.getByRole("button", { name: "Review" }).click();
    await page.locator(".graph").waitFor({ timeout: 30_000 });
    await page.getByText(/Skill \d+ of 99/).first().waitFor();
    assert.equal(await page.getByText(/^Better: /).count(), 0);
    await page.getByRole("button", { name: "What was better" }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".answer").getByText(/^Better: /).waitFor();
    await page.locator("[aria-live]").getByText(/^Better: /).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.className), "answer");
    // A press anywhere on the graph chooses what is nearest.
    const graph = page.getByRole("slider", { name: /chance/i });
    const before = await graph.getAttribute("aria-valuetext");
    await graph.click({ position: { x: 60, y: 30 } });
    assert.notEqual(await graph.getAttribute("aria-valuetext"), before);
    assert.match(await graph.getAttribute("aria-valuetext"), /\d%/);
    // It begins at the start, before the first move.
    await page.keyboard.press("Home");
    assert.match(await graph.getAttribute("aria-valuetext"), /^The first room is up: \d+% to win/);
    await page.getByText(/^Score: start .* = /).waitFor();
    await page.locator(".stops button, summary").first().click();
    assert.ok((await page.locator(".stops li").count()) > 5);
    await page.keyboard.press("n");
    await page.getByRole("button", { name: "Try again from here" }).click();
    await page.waitForSelector(".game .room .card");
    await playOut(page, 1);
    await page.goto(`${url}#/history`);
    await page.getByText("moves undone").first().waitFor();
}));

test("a deal that can be won is found", () => withPage({}, async (page) => {
    await page.goto(`${url}#/new/classic`);
    await page.getByText("Other deals").click();
    await page.getByRole("button", { name: "One that can be won" }).click();
    await page.waitForSelector(".game .room .card");
}));

// An engine that does not arrive before the test lets it, so that a hint is still in the making when the player acts.
async function keepCoach(context) {
    let arrive;
    const arrived = new Promise((done) => (arrive = done));
    await context.route(/coach.*\.wasm/, async (route) => {
        await arrived;
        await route.continue().catch(() => {}); // nobody may want it any more
    });
    return arrive;
}

test("a hint is called off, and leaves no mark", () => withPage(wide, async (page, context) => {
    await hints(page);
    const arrive = await keepCoach(context);
    await openGame(page, "forty-two#42");
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint .thinking").waitFor();
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector(".hint"));
    arrive();
    await page.waitForFunction(() => window.calledOff);
    assert.equal(await page.locator(".hint").count(), 0);
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint h2").waitFor();
}));

test("whoever plays on wants the hint no more", () => withPage(wide, async (page, context) => {
    await hints(page);
    const arrive = await keepCoach(context);
    await openGame(page, "forty-two#42");
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint .thinking").waitFor();
    await playOut(page, 1);
    arrive();
    await page.waitForFunction(() => window.calledOff);
    assert.equal(await page.locator(".hint").count(), 0);
    await page.goto(`${url}#/history`);
    await page.getByText("Forty-two · deal 42").waitFor();
    assert.equal(await page.locator(".games").getByText("hint").count(), 0);
}));

test("an engine that could not be fetched is tried again", () => withPage(wide, async (page, context) => {
    let failures = 0;
    for (const what of [/coach_worker.*\.js/, /coach.*\.wasm/, /classic.*\.net/])
        await context.route(what, (route) => (failures++, route.abort()), { times: 1 });
    await openGame(page, "classic#42");
    for (let i = 1; i <= 3; ++i) {
        await page.keyboard.press("i");
        await agree(page);
        await page.locator(".toast").getByText("could not be fetched").waitFor();
        assert.equal(failures, i);
        await page.keyboard.press("Escape");
        await page.waitForFunction(() => !document.querySelector(".toast"));
    }
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint h2").waitFor();
}, { expected: /ERR_FAILED/ }));

test("what was learned of a deal is not forgotten with the page", () => withPage(wide, async (page) => {
    const marked = async (mark) => {
        await page.reload();
        await page.waitForSelector(".room .card");
        await playOut(page, 1);
        await page.goto(`${url}#/history`);
        await page.locator(".games li").first().getByText(mark).waitFor();
    };
    await openGame(page, "classic#42");
    await page.keyboard.press("i");
    await agree(page);
    await page.locator(".hint h2").waitFor();
    await marked("hint");
    await page.goto(`${url}#/new/classic`);
    await page.getByText("Other deals").click();
    await page.getByRole("button", { name: "One that can be won" }).click();
    await page.waitForSelector(".game .room .card");
    await marked("solver");
}));

test("the solver and the open deck are asked about first, and marked", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    const menu = async (name) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.getByText("More tools").click();
        await page.getByRole("button", { name, exact: true }).click();
    };
    await menu("Solve it from here");
    await page.getByRole("button", { name: "No", exact: true }).click();
    assert.equal(await page.locator(".hint").count(), 0);
    await menu("Solve it from here");
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.locator(".hint h2").getByText(/can be won, at best with \d+/).waitFor();
    assert.ok((await page.locator(".way li").count()) > 8);
    await menu("Lay the deck open");
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await page.locator(".notice .chip").first().waitFor();
    assert.equal(await page.locator(".notice .chip").count(), 40);
    await page.locator(".notice summary").click(); // and put away again
    assert.equal(await page.locator(".notice .chip").first().isVisible(), false);
    await menu("Keep a remark in the record");
    await page.getByRole("dialog").getByRole("textbox").fill("that was too easy");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector("dialog"));
    const { path } = await saved(page, () => menu("Save this game to a file"));
    assert.match(await readFile(path, "utf8"), /^solve\nopen\n; that was too easy$/m);
    await page.keyboard.press("Escape");
    await playOut(page, 1);
    await page.goto(`${url}#/history`);
    await page.getByText(/solver.*deck/).first().waitFor();
}));

test("a review tells how far it is", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await playOut(page);
    await page.evaluate(() => {
        window.parts = [];
        new MutationObserver(() => {
            const bar = document.querySelector("progress");
            if (bar) window.parts.push(bar.value);
        }).observe(document.body, { subtree: true, attributes: true, childList: true });
    });
    await page.keyboard.press("v");
    await page.locator(".graph").waitFor({ timeout: 30_000 });
    const parts = await page.evaluate(() => window.parts);
    assert.ok(parts.some((part) => part > 0.1 && part < 0.95), String(parts));
    assert.deepEqual([...parts].sort((a, b) => a - b), parts);
}));

// A coach that listens is asked to stop and stays; what it was doing is not told.
test("a search that is called off ends, and the same coach goes on", () => withPage({}, async (page) => {
    await page.goto(`${url}#/new/${encodeURIComponent("rascal+health=3")}`);
    await page.getByText("Other deals").click();
    await page.getByRole("button", { name: "A gentle one" }).click();
    const stop = page.getByRole("button", { name: "Stop" });
    await stop.waitFor();
    // The button is there before the worker has said that it runs.
    const isCoach = (worker) => worker.url().includes("coach");
    const coach = page.workers().find(isCoach) ?? await page.waitForEvent("worker", isCoach);
    await stop.click();
    await stop.waitFor({ state: "detached" });
    await openGame(page, "classic#42");
    await page.getByRole("button", { name: "Hint" }).click();
    await agree(page);
    await page.locator(".hint h2").getByText(/^Best: /).waitFor();
    assert.ok(page.workers().includes(coach), "it was ended instead of being asked");
}));
