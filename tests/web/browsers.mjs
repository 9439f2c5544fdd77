// The browsers that the page is played in: Debian's Chromium, and Debian's Firefox over WebDriver BiDi. Playwright drives both,
// so a test is written once; SCOUNDREL_BROWSER says where it runs. What Playwright cannot do over BiDi yet is mended here.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createRequire } from "node:module";
import { basename } from "node:path";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium, firefox } = require("playwright-core");

export const engine = process.env.SCOUNDREL_BROWSER ?? "chromium";

// How a browser is started. Firefox has preferences for what Chromium emulates in each window.
const started = {
    chromium: () => chromium.launch({
        executablePath: "/usr/bin/chromium-headless-shell",
        args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--force-color-profile=srgb"],
    }),
    firefox: ({ reducedMotion }) => firefox.launch({
        channel: "moz-firefox",
        executablePath: "/usr/bin/firefox-esr",
        firefoxUserPrefs: { "ui.prefersReducedMotion": reducedMotion === "reduce" ? 1 : 0 },
    }),
};
assert.ok(engine in started, `no browser is called ${engine}`);

// For a test that the other browser cannot take, or need not, and why.
export const onlyInChromium = (why) => ({ skip: engine === "chromium" ? false : why });
export const noPartOfTheBrowser = onlyInChromium("no browser has a part in it");

const running = new Map();

// A window with nothing kept from before. A browser is started when it is first needed.
export async function newContext(options) {
    const kind = engine === "firefox" ? options.reducedMotion : engine;
    if (!running.has(kind)) running.set(kind, started[engine](options));
    const context = await (await running.get(kind)).newContext(options);
    if (engine === "firefox") {
        const newPage = context.newPage.bind(context);
        context.newPage = async () => mend(await newPage());
    }
    return context;
}

export async function closeBrowsers() {
    await Promise.all([...running.values()].map(async (browser) => (await browser).close()));
}

// The page's own connection; Playwright shows it for Chromium only.
const bidi = (page) => page._connection.toImpl(page).delegate;

function touch(page, actions) {
    const { _session: session } = bidi(page);
    return session.send("input.performActions", {
        context: session.sessionId,
        actions: [{ type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions }],
    });
}

function mend(page) {
    // It is there, and does nothing.
    bidi(page).rawTouchscreen.tap = (progress, x, y) =>
        touch(page, [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
    // It waits for ever where only the fragment changes, and the browser tells so after it has answered.
    const goto = page.goto.bind(page);
    page.goto = (address, options) => address.includes("#") && address.split("#")[0] === page.url().split("#")[0]
        ? page.evaluate((to) => void location.assign(to), address)
        : goto(address, options);
    return page;
}

// What the page saves by `act`: the file's name, and where it lies.
export async function saved(page, act) {
    if (engine === "chromium") {
        const [download] = await Promise.all([page.waitForEvent("download"), act()]);
        return { name: download.suggestedFilename(), path: await download.path() };
    }
    const ended = once(bidi(page)._session, "browsingContext.downloadEnd", { signal: AbortSignal.timeout(15_000) });
    const [[{ filepath }]] = await Promise.all([ended, act()]);
    return { name: basename(filepath), path: filepath };
}
