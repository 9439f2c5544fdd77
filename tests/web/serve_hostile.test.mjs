// The server of ./scoundrel web among those who mean it no good, or do not know better: the slow, the many, the large, the
// malformed. It must go on serving the others, keep its bounds, and end when it is told to.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readAll, sendTo } from "./raw_http.mjs";
import { program, serve } from "./server.mjs";

let folder, server, port;
const large = Buffer.alloc(8 << 20, "scoundrel ");

before(async () => {
    folder = await mkdtemp(join(tmpdir(), "scoundrel-hostile-"));
    await writeFile(join(folder, "index.html"), "<title>page</title>");
    await writeFile(join(folder, "large.bin"), large);
    server = await serve(folder);
    port = server.port;
});

after(async () => {
    assert.equal(await server.close(), 0); // it is still there, and ends in good order
    await rm(folder, { recursive: true });
});

const head = (path = "/", more = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}`;
const whole = (path, more = "") => `${head(path, more)}\r\n`;
const ask = (path = "/", more = "") => sendTo(port, whole(path, `${more}Connection: close\r\n`));

// A connection that is held, and when and with what it ended.
function hold(text = "") {
    const socket = connect(port, "127.0.0.1");
    const parts = [];
    const ended = new Promise((done) => socket.on("close", () => done(Buffer.concat(parts))));
    socket.on("data", (data) => parts.push(data)).on("error", () => {});
    if (text) socket.write(text);
    return { socket, ended };
}

const within = (milliseconds, what) => Promise.race([what, sleep(milliseconds, null, { ref: false }).then(() => assert.fail(`not within ${milliseconds} ms`))]);

test("the silent and the slow lose their place, and hold nobody up", { timeout: 60_000 }, async () => {
    const began = Date.now();
    const [silent, slow] = [hold(), hold("GET / HTTP/1.1\r\n")];
    const drip = setInterval(() => slow.socket.write("X-A: b\r\n"), 200);
    for (let i = 0; i < 5; i++) assert.equal((await within(1000, ask())).status, 200);
    const ends = await within(20_000, Promise.all([silent.ended, slow.ended]));
    clearInterval(drip);
    assert.ok(Date.now() - began > 8000, `after ${Date.now() - began} ms`);
    for (const bytes of ends) assert.doesNotMatch(bytes.toString(), /page/);
});

test("an answer that is not taken holds nobody up", async () => {
    const idle = Array.from({ length: 50 }, () => hold(whole("/large.bin")));
    for (const { socket } of idle) socket.pause();
    try {
        await sleep(300);
        for (let i = 0; i < 5; i++) assert.equal((await within(2000, ask())).status, 200);
        const status = await readFile(`/proc/${server.pid}/status`, "utf8");
        assert.ok(Number(/VmRSS:\s+(\d+) kB/.exec(status)[1]) < 300 * 1024, status); // they share one copy of what they are sent
    } finally {
        for (const { socket } of idle) socket.destroy();
    }
});

test("three hundred come at once: all are served, in time", { timeout: 60_000 }, async () => {
    const all = Array.from({ length: 300 }, () => hold());
    await sleep(1000);
    const open = await readdir(`/proc/${server.pid}/fd`);
    assert.ok(open.length < 280, `${open.length} files open`);
    for (const { socket } of all) socket.write(whole("/", "Connection: close\r\n"));
    for (const bytes of await within(30_000, Promise.all(all.map(({ ended }) => ended)))) assert.match(bytes.toString(), /^HTTP\/1.1 200/);
    assert.equal((await ask()).status, 200);
});

test("what is too large is refused, or not even listened to", async () => {
    const lines = (count, size) => `X-A: ${"a".repeat(size)}\r\n`.repeat(count);
    assert.equal((await ask("/", lines(1, 7000))).status, 200);
    for (const more of [lines(1, 9000), lines(9, 1000), lines(1000, 2), `Cookie: ${"name=value; ".repeat(800)}\r\n`]) {
        const { status, headers } = await ask("/", more);
        assert.equal(status, 431);
        assert.equal(headers["x-content-type-options"], "nosniff");
    }
    for (const text of [whole(`/${"a".repeat(1 << 20)}`), whole("/", lines(1, 1 << 20)), whole("/", lines(20_000, 50)), `${"a".repeat(1 << 20)}`]) {
        const { status } = await sendTo(port, text).catch(({ code }) => ({ status: code }));
        assert.ok([400, 414, 431, "ECONNRESET", "EPIPE"].includes(status), String(status));
    }
    assert.equal((await ask()).status, 200);
});

test("requests one after the other in one go are answered in their order", async () => {
    const paths = Array.from({ length: 50 }, (_, i) => (i % 3 === 2 ? `/none${i}` : "/"));
    const text = paths.map((path, i) => (i % 5 === 4 ? whole(path).replace("GET", "HEAD") : whole(path))).join("") + whole("/", "Connection: close\r\n");
    const { all } = await sendTo(port, text);
    const answers = [...readAll(all, (i) => i % 5 === 4)];
    assert.deepEqual(answers.map(({ status }) => status), [...paths.map((path) => (path === "/" ? 200 : 404)), 200]);
    // What follows a body that nobody takes is no request.
    for (const [refused, status] of [[whole("/", "Content-Length: 60\r\n"), 413], [whole("/").replace("GET", "POST"), 405], [whole("/", "Transfer-Encoding: chunked\r\n"), 413]]) {
        const answers = [...readAll((await sendTo(port, refused + whole("/"))).all)];
        assert.deepEqual(answers.map(({ status }) => status), [status]);
    }
});

test("HEAD is GET without the body", async () => {
    for (const path of ["/", "/large.bin", "/none", "/%zz"])
        for (const more of ["", "Accept-Encoding: gzip\r\n", "If-None-Match: *\r\n"]) {
            const got = await ask(path, more);
            const told = await sendTo(port, whole(path, `${more}Connection: close\r\n`).replace("GET", "HEAD"));
            assert.equal(told.status, got.status);
            assert.equal(told.body.length, 0);
            assert.deepEqual({ ...told.headers, date: "" }, { ...got.headers, date: "" });
        }
    assert.equal((await ask("/", "If-None-Match: *\r\n")).headers["content-length"], "19"); // as it would be, or not at all
});

test("many requests, and many who leave before the end", { timeout: 60_000 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    const one = () => new Promise((done, failed) => get({ port, host: "127.0.0.1", headers: { host: "localhost" }, agent }, (answer) => answer.on("end", () => done(answer.statusCode)).resume()).on("error", failed));
    for (let i = 0; i < 20; i++) assert.deepEqual(new Set(await Promise.all(Array.from({ length: 100 }, one))), new Set([200]));
    agent.destroy();
    for (let i = 0; i < 200; i++) {
        const { socket } = hold(i % 2 ? whole("/large.bin") : head());
        if (i % 3 === 0) await sleep(2);
        if (i % 5 === 0) socket.resetAndDestroy();
        else socket.destroy();
    }
    const { body } = await ask("/large.bin");
    assert.ok(body.equals(large));
    await sleep(1500); // what was left behind is noticed
    assert.ok((await readdir(`/proc/${server.pid}/fd`)).length < 30);
});

test("what is no HTTP is no harm", async () => {
    const texts = ["GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/0.9\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", " / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", whole("/", "Content-Length: -1\r\n"), whole("/", "Content-Length: 1x\r\n"), whole("/", "Content-Length: 99999999999999999999999\r\n"), whole("/", "Host: evil.example\r\n"),
        whole("/", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n") + "zz\r\n\r\n", "GET / HTTP/1.1\r\n Host: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "GET / HTTP/1.1\r\n\r\n"];
    for (const text of texts) {
        const { status, body, all } = await sendTo(port, `${text}GET / HTTP/1.0\r\n\r\n`).catch(({ code }) => ({ status: code, body: "" }));
        assert.ok(["ECONNRESET", "EPIPE"].includes(status) || all.length === 0 || (status >= 400 && status < 600), `${JSON.stringify(text)}: ${status}`);
        assert.doesNotMatch(body.toString(), /<title>page/);
    }
    for (let i = 0; i < 200; i++) hold(Buffer.from(Array.from({ length: 200 }, () => Math.floor(Math.random() * 256)))).socket.end();
    assert.equal((await within(5000, ask())).status, 200);
});

// The program, run to its end: code and what it said.
const run = (...options) => new Promise((done) => execFile(program, ["web", ...options], { env: { ...process.env, LC_ALL: "C" } }, (error, out, err) => done({ code: error?.code ?? 0, out, err })));

test("it ends when it is told to, with visitors or without", async () => {
    for (const signal of ["SIGINT", "SIGTERM"]) {
        const other = await serve(folder);
        const visitor = connect(other.port, "127.0.0.1").on("error", () => {});
        visitor.write(head());
        await sleep(100);
        assert.match(other.line, /^Scoundrel is at http:\/\/localhost:\d+\/ \(Ctrl-C ends it\)$/);
        assert.equal(await within(5000, other.close(signal)), 0);
        visitor.destroy();
    }
});

test("a port that was named is taken or none, the usual one or any", async () => {
    const taken = await run("--dir", folder, "--port", String(port));
    assert.equal(taken.code, 1);
    assert.match(taken.err, new RegExp(`^scoundrel: 127.0.0.1:${port}: .*in use`));
    assert.equal((await run("--dir", folder, "--port", "65536")).code, 2);
    const usual = createServer();
    await new Promise((done) => usual.on("error", done).listen(8042, "127.0.0.1", done));
    const other = await serve(folder, { port: null });
    assert.notEqual(other.port, 8042);
    await other.close();
    usual.close();
});

test("without a page it says so; with one it writes it where it is wanted", async () => {
    const none = await run("--dir", join(folder, "nowhere"));
    assert.equal(none.code, 1);
    assert.match(none.err, /nowhere has no page: .*--dir/s);
    const to = join(folder, "a/copy");
    const { code, out } = await run("--dir", folder, "--build", to);
    assert.equal(code, 0);
    assert.match(out, /the page is in/);
    assert.ok((await readFile(join(to, "large.bin"))).equals(large));
    assert.equal((await run("--dir", folder, "--build", join(folder, "large.bin/x"))).code, 1);
});
