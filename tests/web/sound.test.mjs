// What is heard and felt: nothing unless it is wanted.
import test from "node:test";
import { assert, movesMade, openGame, url, withPage } from "./support.mjs";

// Notes down what would be heard and felt.
const listen = (page) => page.addInitScript(() => {
    window.heard = { contexts: 0, sources: [], shakes: [] };
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
        constructor() {
            super();
            ++window.heard.contexts;
        }
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (...when) {
            window.heard.sources.push(kind.name);
            return start.apply(this, when);
        };
    }
    navigator.vibrate = (pattern) => window.heard.shakes.push(pattern);
});
const heard = (page) => page.evaluate(() => window.heard);
const scripts = (page) => page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /sound/.test(name)).length);

async function fight(page) {
    await openGame(page, "classic#42");
    for (const key of "3e1w") await page.keyboard.press(key);
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 2);
}

test("silence is the default, and costs nothing", () => withPage({}, async (page) => {
    await listen(page);
    await fight(page);
    assert.deepEqual(await heard(page), { contexts: 0, sources: [], shakes: [] });
    assert.equal(await scripts(page), 0);
}));

test("whoever wants it hears and feels what happens", () => withPage({}, async (page) => {
    await listen(page);
    await page.goto(`${url}#/preferences`);
    await page.getByLabel("Sounds").check();
    await page.getByLabel(/^Vibrate/).check();
    assert.equal((await heard(page)).contexts, 0);
    await fight(page);
    await page.waitForFunction(() => window.heard.sources.length >= 6); // the blade drawn, the blow
    const { contexts, shakes } = await heard(page);
    assert.equal(contexts, 1);
    assert.deepEqual(shakes, [[15], [44]]); // a blow of 4
    assert.equal(await movesMade(page), 2);
}));

test("the end is heard", () => withPage({}, async (page) => {
    await listen(page);
    await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("scoundrel preferences", JSON.stringify({ sound: true, vibrate: true, warn: false })));
    await openGame(page, "classic+health=5#42");
    for (const key of "1b") await page.keyboard.press(key);
    await page.locator(".outcome").waitFor();
    await page.waitForFunction(() => window.heard.sources.length === 4);
    assert.deepEqual((await heard(page)).shakes, [[120, 60, 200]]);
}));
