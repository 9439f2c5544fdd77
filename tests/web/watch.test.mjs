// Games that are watched: by itself, step by step, by keys and by finger; and that nothing of it is kept. Chance and time are the
// page's own; nothing here says how long anything takes.
import test from "node:test";
import { readFile } from "node:fs/promises";
import { assert, phone, url, withPage } from "./support.mjs";

const deal = encodeURIComponent("classic#42");
const watching = async (page, player = "careful", options = deal) => {
    await page.goto(`${url}#/watch/${player}/${options}`);
    await page.locator(".watch .still").waitFor({ timeout: 30_000 });
};
const where = (page, text) => page.locator(".happened .muted").getByText(text).waitFor({ timeout: 30_000 });
// To the end, however long the player is at it, and back: from then on the page tells how long the game is.
const whole = async (page) => {
    for (let i = 0; i < 300 && !(await page.locator(".happened").innerText()).match(/of \d+\.$/); ++i) {
        await page.keyboard.press("End");
        await page.waitForTimeout(100);
    }
    await page.keyboard.press("Home");
    await where(page, /^After move 0 of \d+\.$/);
};
const games = (page) => page.goto(`${url}#/history`).then(() => page.getByText("No games yet.").or(page.locator(".games li")).first().waitFor()).then(() => page.locator(".games li").count());

test("where less motion is asked for nothing goes before it is told to; then it plays and pauses", () => withPage({}, async (page) => {
    await watching(page);
    await page.locator(".happened").getByText("thinking").waitFor({ state: "detached", timeout: 30_000 });
    await where(page, "After move 0.");
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Pause" }).waitFor();
    for (let i = 0; i < 3; ++i) await page.keyboard.press("+");
    await page.locator(".speed output").getByText("8/s").waitFor();
    await where(page, /^After move [1-9]/);
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
}));

test("with motion a player's game goes by itself", () => withPage({ reducedMotion: "no-preference" }, async (page) => {
    await watching(page);
    await where(page, "After move 2."); // and not of how many
    assert.equal(await page.getByRole("slider", { name: "Where in the game" }).getAttribute("max"), "2");
    assert.match(await page.locator(".happened").innerText(), /^careful /);
    await page.getByRole("button", { name: "Pause" }).click();
}));

test("steps, keys and the slider lead to every moment, and each is told", () => withPage(phone, async (page) => {
    await watching(page);
    await whole(page);
    await page.getByRole("button", { name: "a step on" }).tap();
    await where(page, "After move 1 of ");
    const happened = await page.locator(".happened").innerText();
    const heard = await page.locator("[role=status].for-ears").innerText();
    assert.ok(heard && happened.includes(heard), `${heard} is not in ${happened}`);
    await page.keyboard.press("End");
    await page.locator(".happened").getByText(/^careful .*careful (died|made)/).waitFor();
    const last = await page.getByRole("slider", { name: "Where in the game" }).inputValue();
    await page.keyboard.press("ArrowLeft");
    await where(page, `After move ${Number(last) - 1} of ${last}.`);
    await page.getByRole("slider", { name: "Where in the game" }).fill("5");
    await where(page, "After move 5 of ");
    await page.keyboard.press("Home");
    await where(page, "After move 0 of ");
}));

test("the chance changes with the moves, and the graph gives no end away", () => withPage({}, async (page) => {
    await watching(page, "search");
    await whole(page);
    const meter = page.getByRole("meter");
    const chances = new Set();
    for (let i = 0; i < 12; ++i) {
        chances.add(await meter.getAttribute("aria-valuetext"));
        await page.keyboard.press("ArrowRight");
    }
    assert.ok(chances.size > 2, [...chances].join());
    await where(page, "After move 12 of ");
    assert.equal(await page.locator(".graph .point").count(), 13);
    await page.getByRole("button", { name: "Why?" }).click();
    await page.locator(".why h2").waitFor({ timeout: 30_000 });
}));

test("a watched game leaves no trace, unless it is kept: then it is marked", () => withPage({}, async (page) => {
    await watching(page);
    await whole(page);
    assert.equal(await games(page), 0);
    await watching(page);
    await whole(page);
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Keep" }).click();
    await page.locator(".actions").getByText("in the history now").waitFor();
    assert.equal(await games(page), 1);
    await page.locator(".games li").getByText("a hint").waitFor();
}));

test("one can play on from any moment, and the game says so", () => withPage({}, async (page) => {
    await watching(page);
    await whole(page);
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.locator(".game .room .card").first().waitFor();
    assert.equal(await page.locator(".log li").count(), 1);
    assert.equal(await games(page), 1);
}));

test("games of the history are watched too, and a record by its link", () => withPage({}, async (page) => {
    const records = await readFile(new URL("records.txt", import.meta.url), "utf8");
    const record = records.split(/^(?=scoundrel record)/m)[0];
    await page.goto(`${url}#${encodeURIComponent(record)}`);
    await page.locator(".watch .still").waitFor();
    await page.locator(".graph").waitFor({ timeout: 30_000 });
    await page.getByRole("button", { name: "Review" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Keep" }).count(), 0);
}));

test("an address of an earlier version leads to the same game", () => withPage({}, async (page) => {
    const records = await readFile(new URL("records.txt", import.meta.url), "utf8");
    const record = encodeURIComponent(records.split(/^(?=scoundrel record)/m)[0]);
    await page.goto(`${url}#/replay//3/${record}`);
    await where(page, "After move 3 of ");
    assert.equal(new URL(page.url()).hash, `#/watch/record/${record}/3`);
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.locator(".game .room .card").first().waitFor();
    await page.goto(`${url}#/history`);
    await page.getByRole("button", { name: /^Watch: / }).click();
    await page.locator(".watch .still").waitFor();
    const name = new URL(page.url()).hash.match(/^#\/watch\/kept\/([^/]+)$/)[1];
    await page.goto(`${url}#/replay/${name}/2`);
    await where(page, "After move 2 of 3.");
    assert.equal(new URL(page.url()).hash, `#/watch/kept/${name}/2`);
}));

test("whom to watch is chosen from all there are", () => withPage({}, async (page) => {
    await page.goto(url);
    await page.getByRole("button", { name: "More" }).or(page.getByRole("button", { name: /Other|more/ })).first().click();
    await page.getByRole("button", { name: "Watch", exact: true }).click();
    await page.getByRole("radio", { name: /^careful/ }).check();
    await page.getByLabel(/seed/).fill("42");
    await page.getByRole("button", { name: /^Watch/ }).click();
    await page.getByRole("heading", { name: "Original · deal 42" }).waitFor();
    assert.match(page.url(), /#\/watch\/careful\/classic%2342$/);
}));
