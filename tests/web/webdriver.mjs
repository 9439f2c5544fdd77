// WebKitGTK by WebDriver, under an X server of its own: as much of Playwright's page as player.mjs and frames.mjs ask for.
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const keys = { Enter: "\ue007", Escape: "\ue00c", Space: " " };

async function freePort() {
    const server = createServer();
    await new Promise((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address();
    await new Promise((done) => server.close(done));
    return port;
}

// Asks until there is an answer that is neither false nor an error.
async function until(what, name, most = 30_000) {
    const end = Date.now() + most;
    for (let last; ; await wait(50)) {
        const answer = await what().catch((why) => void (last = why));
        if (answer) return answer;
        if (Date.now() > end) throw new Error(`${name}: ${last ?? "not in time"}`);
    }
}

export async function startWebKit({ width, height }) {
    const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    const display = await new Promise((done, failed) => (screen.on("error", failed), screen.stdio[3].once("data", (number) => done(`:${String(number).trim()}`))));
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", ["-p", String(port)], { env: { ...process.env, DISPLAY: display, LANG: "en_GB.UTF-8" }, stdio: "ignore" });
    const send = async (method, path, body) => {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(60_000) });
        const { value } = await answer.json();
        if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
        return value;
    };
    const options = { binary: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser", args: ["--automation"] };
    const { sessionId, capabilities } = await until(() => send("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } }), "WebKitWebDriver");
    const call = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    await call("POST", "/window/rect", { x: 0, y: 0, width, height });
    const close = async () => {
        await call("DELETE", "").catch(() => {});
        driver.kill();
        screen.kill();
    };
    return { page: pageOf(call), version: `${capabilities.browserName} ${capabilities.browserVersion}`, close };
}

function pageOf(call) {
    const evaluate = (what, argument = null) => call("POST", "/execute/async", {
        script: "const [argument, done] = arguments; Promise.resolve((" + what + ")(argument)).then((it) => done(it === undefined ? null : it), (why) => done(String(why)))",
        args: [argument],
    });
    const waitForFunction = (what, argument) => until(() => evaluate(what, argument), String(what));
    const count = (selector) => evaluate((selector) => document.querySelectorAll(selector).length, selector);
    const locator = (selector) => ({
        count: () => count(selector),
        first: () => locator(selector), // as a click takes it
        locator: (inner) => locator(`${selector} ${inner}`),
        isVisible: () => evaluate((selector) => Boolean(document.querySelector(selector)?.checkVisibility()), selector),
        textContent: () => evaluate((selector) => document.querySelector(selector)?.textContent, selector),
        waitFor: ({ state = "visible" } = {}) => waitForFunction(([selector, state]) => (document.querySelector(selector)?.checkVisibility() ?? false) === (state === "visible"), [selector, state]),
        click: () => until(async () => {
            const found = await call("POST", "/element", { using: "css selector", value: selector });
            await call("POST", `/element/${Object.values(found)[0]}/click`, {});
            return true;
        }, selector),
    });
    return {
        evaluate, waitForFunction, locator,
        goto: (url) => call("POST", "/url", { url }),
        reload: () => call("POST", "/refresh", {}),
        keyboard: {
            press: (key) => call("POST", "/actions", {
                actions: [{ type: "key", id: "keyboard", actions: ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] ?? key })) }],
            }),
        },
        setWindow: (width, height) => call("POST", "/window/rect", { width, height }),
        screenshot: async ({ path }) => writeFile(path, Buffer.from(await call("GET", "/screenshot"), "base64")),
    };
}
