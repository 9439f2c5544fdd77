// axe finds nothing, on any view, by day and by night.
import test from "node:test";
import { agree, assert, openGame, phone, playOut, url, views, violations, withPage } from "./support.mjs";

// By day, and by night, when only the colours are others.
async function clean(page, view) {
    for (const colorScheme of ["dark", "light"]) {
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));
        assert.deepEqual(await violations(page, colorScheme === "dark" ? ["color-contrast"] : null), [], `${view}, ${colorScheme}`);
    }
}

test("axe", () => withPage(phone, async (page) => {
    await openGame(page, "rascal#42");
    await page.locator(".room .card").nth(2).tap();
    await clean(page, "table");
    await playOut(page);
    await clean(page, "end");
    await page.getByRole("button", { name: "Share" }).tap();
    await clean(page, "share");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Review" }).tap();
    await page.locator(".graph").waitFor({ timeout: 30_000 });
    await clean(page, "review");
    await page.goto(`${url}#/history`);
    await page.getByRole("button", { name: /^Watch: / }).first().tap();
    await page.locator(".still").waitFor();
    await clean(page, "watch");
    await openGame(page, "classic#7");
    await page.getByRole("button", { name: "Hint" }).tap();
    await clean(page, "question");
    await agree(page);
    await page.locator(".hint h2").waitFor();
    await clean(page, "hint");
    await page.getByRole("button", { name: "Menu" }).tap();
    await clean(page, "menu");
    await page.goto(`${url}#/new/rascal`);
    await page.getByText("Other rules").tap();
    await page.getByText("Rules of your own", { exact: true }).tap();
    await page.locator(".knob").first().waitFor();
    await clean(page, "knobs");
    await page.goto(`${url}#classic@table`);
    await page.locator(".asking").waitFor();
    await clean(page, "companion's table");
    for (const task of ["/learn/rascal", "/puzzles/classic-1"]) {
        await page.goto(`${url}#${task}`);
        await page.locator(".notice").waitFor();
        await clean(page, task);
    }
    for (const view of views) {
        await page.goto(`${url}#${view}`);
        await page.waitForTimeout(150);
        await clean(page, view);
    }
}));
