// Motion that waits for the test to say what time it is.
import { assert, openGame, withPage } from "./support.mjs";

export const moving = (viewport, preferences = {}) => ({ reducedMotion: "no-preference", viewport, preferences });

export async function withHeldMotion(options, play) {
    await withPage(options, async (page) => {
        await page.addInitScript((likes) => {
            if (location.protocol === "http:") // not the empty page before
                localStorage.setItem("scoundrel preferences", JSON.stringify({ askMarks: false, warn: false, ...likes }));
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...how) {
                const one = animate.apply(this, how);
                one.pause();
                return one;
            };
        }, options.preferences);
        await play(page);
    });
}

// Nothing does, in a page whose motion is held.
export async function nothingMoves(page) {
    await openGame(page, "classic#42");
    for (const key of ["3", "e", "1", "w"]) await page.keyboard.press(key);
    await page.locator(".fan [data-card='JC']").waitFor();
    assert.equal(await page.locator(".flight > *").count(), 0);
    assert.deepEqual(await page.evaluate(() => document.getAnimations().map((one) => one.id || one.animationName || one.transitionProperty)), []);
    assert.match(await page.locator(".health .number").innerText(), /^16/);
}
