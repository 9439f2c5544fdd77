// A player who knows no rules: it presses what is offered. `press` is how: by mouse, or by finger.
import assert from "node:assert/strict";

// Yes to the question that is asked.
export const agree = (page) => page.locator("dialog.alert[open] button.primary").click();

// The ending itself comes in a file of its own, and may be a moment late.
export const over = (page) => page.locator(".game.is-over").isVisible();
export const movesMade = (page) => page.locator(".log li").count();

// A move has been made since, or a question is asked; or, where that will do, a card is in mind.
const settled = (page, moves, selected = "") => page.waitForFunction(([before, what]) => document.querySelectorAll(".log li").length !== before
    || document.querySelector(what), [moves, `.is-over, dialog[open]${selected}`]);

// One move by pressing buttons: the first card with which something can be done, and what is offered first, unless the card
// alone was enough.
export async function playOne(page, press) {
    const moves = await movesMade(page);
    const open = page.locator(".room .card:not(.barred)");
    if ((await open.count()) > 0 && (await page.locator(".room .card.selected:not(.barred)").count()) === 0) {
        await press(open.first());
        await settled(page, moves, ", .room .card.selected");
    }
    if ((await movesMade(page)) === moves && !(await page.locator("dialog[open]").count())) {
        await press(page.locator(".offer:not([aria-disabled=true])").first());
        await settled(page, moves);
    }
    const alarm = page.locator("dialog.alert[open]");
    if ((await alarm.count()) === 0) return;
    await press(alarm.locator("button.danger"));
    await page.locator(".end").waitFor();
}

// A hint, and yes to the question whether the game may be marked.
export async function askHint(page) {
    await page.keyboard.press("i");
    await page.locator("dialog.alert[open], .hint h2").first().waitFor();
    if (await page.locator("dialog.alert[open]").count()) await agree(page);
    await page.locator(".hint h2").waitFor();
    await page.locator(".hint .thinking").waitFor({ state: "detached" });
}

// Moves as notation: a card is chosen, then its deed; the rest are keys.
export async function playMoves(page, moves) {
    for (const move of moves) {
        const made = await movesMade(page);
        if (move.length === 3) await page.locator(`[data-card="${move.slice(0, 2)}"][data-place]`).click();
        await page.keyboard.press(move === "next" ? "Space" : move.length === 3 ? move[2] : move);
        await page.waitForFunction((before) => document.querySelectorAll(".log li").length > before, made);
    }
}

export async function playToEnd(page, press) {
    const moves = await playSome(page, press, 120);
    assert.ok(moves < 120, "the game does not end");
    await page.locator(".end").waitFor();
    return moves;
}

// The same player within the page, for those who want what comes of it and not how it is pressed. It presses when the last press has
// shown, and what flies has landed. Tells how many moves it made.
export const playOut = (page, most = 120) => page.evaluate(async (most) => {
    const find = (what) => document.querySelector(what);
    const made = () => document.querySelectorAll(".log li").length;
    const until = (what) => new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error(`nothing came of it: ${document.title}`)), 30_000);
        const look = () => what() && (clearTimeout(late), observer.disconnect(), done());
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
    });
    const last = made() + most;
    const first = made();
    while (made() < last && !find(".is-over")) {
        const card = find(".room .card.selected:not(.barred)") ? null : find(".room .card:not(.barred)");
        const [before, chosen] = [made(), find(".room .card.selected")];
        const fatal = find("dialog.alert[open] button.danger");
        (fatal ?? card ?? find(".offer:not([aria-disabled=true])")).click();
        await until(() => !find(".flight > *") && (find(".is-over") || made() !== before || (!fatal && find("dialog[open]")) || find(".room .card.selected") !== chosen));
    }
    if (find(".is-over")) await until(() => find(".end"));
    return made() - first;
}, most);

// So many moves, or fewer if the game ends before.
export async function playSome(page, press, most) {
    let moves = 0;
    for (; moves < most && !(await over(page)); ++moves) await playOne(page, press);
    return moves;
}
