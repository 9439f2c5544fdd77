// Links hold a game or a whole record behind the #, and nothing is sent anywhere.
import test from "node:test";
import { assert, movesMade, openGame, playOut, url, withPage } from "./support.mjs";


test("a deal, and a game, go round by link", () => withPage({ viewport: { width: 1280, height: 800 } }, async (page, context) => {
    const asked = [];
    context.on("request", (request) => asked.push(request.url()));
    await openGame(page, "equal#über #1");
    const room = await page.locator(".room").evaluate((one) => [...one.querySelectorAll("[data-card]")].map((card) => card.dataset.card));
    await playOut(page);
    await page.getByRole("button", { name: "Share" }).click();
    const deal = await page.getByRole("button", { name: "Copy link to this deal" }).getAttribute("data-link");
    await page.waitForFunction(() => [...document.querySelectorAll("[data-link]")].at(-1).dataset.link.includes("record"));
    const game = await page.getByRole("button", { name: "Copy link to this game" }).getAttribute("data-link");
    assert.match(await page.locator("canvas").getAttribute("aria-label"), /^Scoundrel, equal#über #1: /);

    const friend = await context.newPage();
    await friend.goto(deal);
    await friend.waitForSelector(".room .card");
    assert.deepEqual(await friend.locator(".room").evaluate((one) => [...one.querySelectorAll("[data-card]")].map((card) => card.dataset.card)), room);

    const watcher = await context.newPage();
    await watcher.goto(game);
    await watcher.getByText(/After move 0 of/).waitFor();
    await watcher.reload();
    await watcher.getByText(/After move 0 of/).waitFor();
    await watcher.keyboard.press("End");
    await watcher.getByRole("button", { name: "Review" }).click();
    await watcher.locator(".graph").waitFor();
    await watcher.reload();
    await watcher.locator(".graph").waitFor();
    // The fragment stays with the browser.
    assert.equal(asked.some((one) => one.includes("record") || one.includes("equal%23")), false);
}));

test("raw ids are taken too", () => withPage({}, async (page) => {
    await page.goto(`${url}#rascal+health=25#7`);
    await page.waitForSelector(".room .card");
    await page.locator(".health .number").getByText(/^25/).waitFor();
    await playOut(page, 1);
}));

test("a broken link says what is wrong with it, and what to do", () => withPage({}, async (page) => {
    for (const [link, words] of [
        ["nonsense%2342", /rules that this page does not know.*reload/],
        ["classic%23", /does not lead to a deal.*Copy the whole link/],
        ["7C", /does not lead to a deal/],
        [encodeURIComponent("scoundrel record 1\ngame classic#42\n7De\nresult playing\nhash 0123456789abcdef\n"), /cannot be read.*Ask for the link again/],
        ["/game/none", /not kept in this browser/],
        ["/learn/chess", /no such lesson/],
        ["/puzzles/chess", /no such puzzle/],
    ]) {
        await page.goto(url);
        await page.goto(`${url}#${link}`);
        await page.locator(".toast.problem").getByText(words).waitFor();
        await page.keyboard.press("Escape");
    }
}));

test("the browser's way back leads through the page, and gives nothing up", () => withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Statistics" }).click();
    await page.getByRole("button", { name: "Back" }).click();
    await openGame(page, "classic#42");
    await playOut(page, 1);
    assert.match(page.url(), /#classic%2342$/);
    await page.keyboard.press("?");
    await page.locator(".prose").waitFor();
    await page.goBack();
    await page.locator(".game").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: /Go on/ }).waitFor();
    await page.goForward();
    await page.waitForFunction(() => document.querySelectorAll(".log li").length === 1);
    // Another argument of the same view is another page.
    await page.goto(`${url}#/rules/rascal`);
    await page.getByText(/shield/).first().waitFor();
    await page.goto(`${url}#/rules/forty-two`);
    await page.getByText(/skip/i).first().waitFor();
    assert.match(await page.title(), / · Scoundrel$/);
}));

test("the way back closes what is open before it leaves the game", () => withPage({ viewport: { width: 1280, height: 800 } }, async (page) => {
    const dialog = page.getByRole("dialog");
    const closed = () => dialog.waitFor({ state: "detached" });
    const press = (name) => page.getByRole("button", { name, exact: true }).click();
    const inGame = async () => assert.deepEqual([await page.locator(".game").count(), await dialog.count(), new URL(page.url()).hash], [1, 0, "#classic%2342"]);
    await page.goto(`${url}#/statistics`);
    await openGame(page, "classic#42");
    await playOut(page, 1);
    const opened = [
        () => press("Menu"),
        async () => (await press("Menu"), await press("Share")), // one after the other, in the place of the first
        async () => (await press("Menu"), await press("Solve it from here")),
        () => page.getByRole("button", { name: /^Dungeon/ }).click(),
        () => page.keyboard.press("R"),
        () => page.keyboard.press("i"),
    ];
    for (const open of opened) {
        await open();
        await dialog.waitFor();
        await page.goBack();
        await closed();
        await inGame();
        assert.equal(await movesMade(page), 1);
        // What it closed it does not open again the other way.
        await page.goForward();
        await inGame();
    }
    assert.equal(await page.locator(".hint").count(), 0);
    // Closed by other means it leaves nothing behind: the way back leads where it did.
    for (const close of [() => page.keyboard.press("Escape"), () => press("Close")]) {
        await press("Menu");
        await close();
        await closed();
    }
    await page.goBack();
    await page.getByRole("heading", { name: "Statistics" }).waitFor();
    await page.goForward();
    await page.locator(".game").waitFor();
    // Nor when the menu leads on, or the page is loaded again with a dialog open.
    await press("Menu");
    await press("Rules");
    await page.locator(".prose").waitFor();
    await page.goBack();
    await page.locator(".game").waitFor();
    await press("Menu");
    await page.reload();
    await page.locator(".game").waitFor();
    await inGame();
    await page.goBack();
    await page.getByRole("heading", { name: "Statistics" }).waitFor();
    // Elsewhere as well.
    await page.goto(`${url}#/new/classic`);
    await page.getByText("Other rules").click();
    await page.getByText("Rules of your own", { exact: true }).click();
    await dialog.waitFor();
    await page.goBack();
    await closed();
    await page.getByRole("button", { name: /^Deal/ }).waitFor();
    await page.getByText("Rules of your own", { exact: true }).click();
    await press("Take these");
    await closed();
    await page.getByRole("button", { name: /^Deal/ }).click();
    await page.locator(".game").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: /^Deal/ }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Statistics" }).waitFor();
}));

test("addresses that lead nowhere lead home", () => withPage({}, async (page) => {
    for (const view of ["/new/foo", "/position/foo", "/review/none", "/watch/kept/none", "/watch/nobody/classic%231", "/watch/search/none", "/game/none"]) {
        await page.goto(url);
        await page.goto(`${url}#${view}`);
        await page.locator(".toast.problem").waitFor();
        await page.getByRole("button", { name: "Choose rules" }).waitFor();
        await page.keyboard.press("Escape");
        await page.waitForFunction(() => !document.querySelector(".toast"));
    }
    await page.goto(`${url}#/pad/abc`);
    await page.locator(".pad-number").getByText("20").waitFor();
}));
