// How heavy the page is, and how soon it can be played on a slow phone: node bench/web/phone.mjs [SITE]
// The phone is Chromium with its processor slowed four times and a network of 1.6 Mbit/s with 150 ms of delay.
import { createRequire } from "node:module";
import { serve } from "../../tests/web/server.mjs";
import { show, weights } from "./weigh.mjs";

const site = process.argv[2] ?? "build/web";
const { chromium } = createRequire(new URL("../../web/package.json", import.meta.url))("playwright-core");
show(weights(site));

const server = await serve(site);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"] });
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: "block" });
const page = await context.newPage();
const phone = await context.newCDPSession(page);
await phone.send("Network.enable");
await phone.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 });
await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(2)} s`;
await page.goto(server.url, { waitUntil: "commit" });
await page.locator("nav button.primary").waitFor();
console.log(`${"first screen, to be pressed".padEnd(34)} ${seconds()}`);
await page.getByText("your games stay in this browser").waitFor();
console.log(`${"the game answers".padEnd(34)} ${seconds()}`);
await page.getByRole("button", { name: "Daily deal" }).tap();
await page.locator(".room .card").first().waitFor();
console.log(`${"a game there, pressed at once".padEnd(34)} ${seconds()}`);
await browser.close();
await server.close();
