// What the table says: in every window and language its texts stand beside each other, whole, and a card in the hand covers none.
import test from "node:test";
import { askHint, assert, openGame, playMoves, withPage } from "./support.mjs";
import { sizes } from "./frames.mjs";

// What lies over something else, is begun and not ended, or says nothing.
function muddled() {
    const wrong = [];
    const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
    const lines = (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()];
    };
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const apart = (what, ones, boxes = lines) => {
        for (const [i, one] of ones.entries())
            for (const other of ones.slice(i + 1))
                if (boxes(one).some((a) => boxes(other).some((b) => meet(a, b)))) wrong.push(`${what}: ${one.textContent} and ${other.textContent}`);
    };
    for (const offer of all(".offer")) {
        const texts = all(".label, .figure, .effect, kbd", offer);
        apart("an offer", texts);
        const edge = offer.getBoundingClientRect();
        for (const text of texts) if (lines(text).some(({ left, right, top, bottom }) => left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom)) wrong.push(`an offer is too small for ${text.textContent}`);
    }
    apart("the head", all(".status .number, .status .progress b, .status .bar, .tools button"), (one) => [one.getBoundingClientRect()]);
    apart("the names of the piles", all(".caption"));
    for (const chip of all(".brief")) {
        const { width, height } = all(".drawn", chip)[0]?.getBoundingClientRect() ?? {};
        if (!(width > 9 && height > 9)) wrong.push(`a chip without its sign: ${chip.textContent}`);
        if (lines(chip).some(({ left, right }) => left < chip.getBoundingClientRect().left || right > chip.getBoundingClientRect().right)) wrong.push(`a chip is too narrow for ${chip.textContent}`);
    }
    const badge = all(".badge")[0]?.getBoundingClientRect();
    for (const rank of all(".fan .index")) if (badge && meet(badge, rank.getBoundingClientRect())) wrong.push(`the badge lies on ${rank.textContent}`);
    const fan = all(".fan .card");
    for (const [i, card] of fan.slice(1).entries()) if (card.offsetLeft - fan[i].offsetLeft < 0.2 * card.offsetWidth) wrong.push(`${fan[i].dataset.card} is hidden under ${card.dataset.card}`);
    for (const box of all(".fits")) {
        const { right, bottom } = box.getBoundingClientRect();
        for (const { left, bottom: end } of [...box.children].map((one) => one.getBoundingClientRect())) if (left < right - 1 && end > bottom + 1) wrong.push(`begun and not ended: ${box.textContent}`);
    }
    for (const { textContent } of all(".weight, .offer .figure")) if (!/^[<>]?\d+\s?%$/.test(textContent)) wrong.push(`not in whole percents: ${textContent}`);
    return wrong;
}

for (const [locale, rules, moves] of [["en-GB", "rascal", ["7De", "JCw", "6Sw", "5Hs", "next"]], ["fr-FR", "rascal", ["7De", "JCw", "6Sw", "5Hs", "next"]], ["de-DE", "rascal", ["7De", "JCw", "6Sw", "5Hs", "next"]], ["en-GB", "classic", ["7De", "JCw", "6Sw"]], ["fr-FR", "classic", ["7De", "JCw", "6Sw"]], ["de-DE", "classic", ["7De", "JCw", "6Sw"]]])
    test(`texts stand apart and whole: ${rules}, ${locale}`, () => withPage({ locale }, async (page) => {
        const look = async (when) => {
            for (const [width, height] of [...sizes, [375, 667], [430, 932], [1024, 768]]) {
                await page.setViewportSize({ width, height });
                await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
                assert.deepEqual(await page.evaluate(muddled), [], `${width}x${height}, ${when}`);
            }
        };
        await openGame(page, `${rules}#42`);
        await look("dealt");
        await playMoves(page, moves);
        for (const card of [1, 2, 3, 4]) {
            await page.keyboard.press(String(card));
            await page.locator(".prompt b").waitFor();
            await look(`card ${card} in mind`);
        }
        await askHint(page);
        await look("with a hint");
        await page.keyboard.press("4");
        await look("a hint, and the last card");
    }));

test("at a glance a hint has its heading and a sentence", () => withPage({}, async (page) => {
    await openGame(page, "rascal#42");
    await playMoves(page, ["7De", "JCw", "6Sw", "5Hs", "next"]);
    await askHint(page);
    for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const [text, head] = await page.locator(".advice").evaluate((box) => [box.children[1], box.children[0]].map((one) => one.getBoundingClientRect().left - box.getBoundingClientRect().left));
        assert.deepEqual([text, head], [0, 0], `${width}x${height}`);
    }
}));

for (const [width, height] of [[390, 844], [1440, 900], [844, 390]])
    test(`what a drop would do is told beside the card, ${width}x${height}`, () => withPage({ viewport: { width, height } }, async (page) => {
        await openGame(page, "classic#42");
        await playMoves(page, ["7De"]);
        const middle = async (selector) => {
            const { x, y, width: wide, height: high } = await page.locator(selector).boundingBox();
            return [x + wide / 2, y + high / 2];
        };
        for (const [target, deed] of [[".weapon", "With 7♦"], [".health", "Barehanded"], [".discarded", "Barehanded"]]) {
            await page.mouse.move(...(await middle("[data-card='JC'][data-place]")));
            await page.mouse.down();
            await page.mouse.move(...(await middle(target)), { steps: 4 });
            await page.locator(`${target}[data-drop=here][data-deed='${deed}']`).waitFor();
            const covered = await page.evaluate(() => {
                const range = document.createRange();
                range.selectNodeContents(document.querySelector(".drop-says"));
                const [says, held] = [range, document.querySelector(".held")].map((one) => one.getBoundingClientRect());
                return says.height > 0 && says.left < held.right && held.left < says.right && says.top < held.bottom && held.top < says.bottom;
            });
            assert.equal(covered, false, target);
            await page.keyboard.press("Escape");
            await page.mouse.up();
        }
        assert.equal(await page.locator("[data-deed]").count(), 0);
    }));
