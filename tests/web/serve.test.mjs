// The server of ./scoundrel web, asked by sockets: what it sends with every answer, and what it refuses.
import test, { after, before } from "node:test";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sendTo } from "./raw_http.mjs";
import { serve } from "./server.mjs";

let top, server, port;
const send = (text) => sendTo(port, text);

before(async () => {
    top = await mkdtemp(join(tmpdir(), "scoundrel-serve-"));
    const folder = join(top, "web");
    await mkdir(join(folder, "assets"), { recursive: true });
    await mkdir(join(top, "web-secret"));
    for (const [name, text] of [["web/index.html", "<title>page</title>"], ["web/assets/main-1.js", "1;"], ["web/icon.png", "png"], ["web/.hidden", "hidden"], ["web-secret/file", "secret"]])
        await writeFile(join(top, name), text);
    await symlink("../web-secret/file", join(folder, "link"));
    execFileSync("mkfifo", [join(folder, "fifo")]);
    server = await serve(folder, { names: ["Table.example"] });
    port = server.port;
});

after(async () => {
    await server.close();
    await rm(top, { recursive: true });
});

const ask = (path, { method = "GET", host = `localhost:${port}`, headers = "" } = {}) =>
    send(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`);

test("every answer, refusals too, keeps to itself", async () => {
    for (const [path, status] of [["/", 200], ["/assets/main-1.js", 200], ["/none", 404], ["/%zz", 400]]) {
        const { status: got, headers } = await ask(path);
        assert.equal(got, status, path);
        assert.equal(headers["x-content-type-options"], "nosniff");
        assert.equal(headers["cross-origin-opener-policy"], "same-origin");
        assert.equal(headers["cross-origin-resource-policy"], "same-origin");
        assert.equal(headers["referrer-policy"], "no-referrer");
        assert.match(headers["content-security-policy"], /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';.*frame-ancestors 'none'$/);
        assert.doesNotMatch(headers["content-security-policy"], /unsafe-inline|'unsafe-eval'|\*|data:|https?:/);
    }
});

test("only names of this machine, and those asked for, are answered", async () => {
    for (const host of ["localhost", `LOCALHOST:${port}`, "127.0.0.1", `[::1]:${port}`, "table.example:80"]) assert.equal((await ask("/", { host })).status, 200, host);
    for (const host of ["evil.example", `evil.example:${port}`, "localhost.evil.example", "localhost.", "evil.example@localhost", "127.0.0.1.nip.io", "10.0.0.1", "localhost:80:80", " ", "[::1]x"]) {
        const { status, body } = await ask("/", { host });
        assert.equal(status, 421, host);
        assert.doesNotMatch(body.toString(), /page/);
    }
    assert.equal((await send("GET / HTTP/1.0\r\n\r\n")).status, 421);
    assert.equal((await ask("http://localhost/")).status, 400); // as a proxy is asked
});

test("GET and HEAD, and nothing is taken", async () => {
    const head = await ask("/", { method: "HEAD" });
    assert.equal(head.status, 200);
    assert.equal(head.body.length, 0);
    assert.equal(head.headers["content-length"], "19");
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "PROPFIND"]) {
        const { status, headers } = await ask("/", { method });
        assert.equal(status, 405, method);
        assert.equal(headers.allow, "GET, HEAD");
    }
    assert.equal((await ask("/", { headers: "Content-Length: 1000000000\r\n" })).status, 413);
    assert.equal((await ask("/", { headers: "Transfer-Encoding: chunked\r\n" })).status, 413);
});

test("no way leads out of the folder, and nothing but a plain file is waited for", async () => {
    const ways = ["/../web-secret/file", "/%2e%2e/web-secret/file", "/..%2fweb-secret%2ffile", "/assets/..%2f..%2fweb-secret/file", "/%2e%2e%2fweb-secret/file", "/..\\web-secret\\file", "/..%5cweb-secret%5cfile",
        "//../web-secret/file", "/./index.html", "/link", "/fifo", "/assets", "/.hidden", "/index.html%00.png", "/%00", "/%c0%ae%c0%ae/x", "/%ff", "?", "*", "web-secret", "//evil.example/"];
    for (const path of ways) {
        const { status, body } = await ask(path);
        assert.ok(status === 404 || status === 400, `${path}: ${status}`);
        assert.doesNotMatch(body.toString(), /secret|hidden/, path);
    }
    assert.equal((await ask("/?a=../..#x")).status, 200);
});

test("a request has its bounds", async () => {
    assert.equal((await ask(`/${"a".repeat(20_000)}`)).status, 431);
    assert.equal((await ask("/", { headers: `Cookie: ${"a".repeat(20_000)}\r\n` })).status, 431);
    assert.equal((await ask(`/${"a".repeat(4000)}`)).status, 404); // longer than any file name
    assert.equal((await send("non sense\r\n\r\n")).status, 400);
    assert.equal((await send("nonsense\r\n\r\n")).all.length, 0); // no request at all: not a word
    await assert.rejects(sendTo(port, "\0\0\0\0\r\n\r\n", 500), /no answer/); // taken for empty lines, which may come before one
    assert.equal((await ask("/")).status, 200);
});

test("what is known is not sent again, each form by its own tag", async () => {
    const plain = await ask("/");
    const packed = await ask("/", { headers: "Accept-Encoding: br, gzip;q=0.5\r\n" });
    for (const { headers } of [plain, packed]) assert.equal(headers.vary, "accept-encoding");
    assert.equal(packed.headers["content-encoding"], "gzip");
    assert.equal(gunzipSync(packed.body).toString(), plain.body.toString());
    assert.notEqual(packed.headers.etag, plain.headers.etag);
    assert.equal((await ask("/", { headers: "Accept-Encoding: gzip;q=0\r\n" })).headers["content-encoding"], undefined);
    assert.equal((await ask("/icon.png", { headers: "Accept-Encoding: gzip\r\n" })).headers["content-encoding"], undefined);
    for (const tags of [plain.headers.etag, `"other", W/${plain.headers.etag}`, "*"]) {
        const again = await ask("/", { headers: `If-None-Match: ${tags}\r\n` });
        assert.equal(again.status, 304, tags);
        assert.equal(again.body.length, 0);
        assert.equal(again.headers.etag, plain.headers.etag);
        assert.equal(again.headers["content-type"], undefined);
    }
    assert.equal((await ask("/", { headers: `If-None-Match: ${packed.headers.etag}, "other"\r\n` })).status, 200);
    assert.equal(plain.headers["cache-control"], "no-cache");
    assert.match((await ask("/assets/main-1.js")).headers["cache-control"], /immutable/);
    // A file that has changed is another.
    await writeFile(join(top, "web/index.html"), "<title>other</title>");
    assert.equal((await ask("/", { headers: `If-None-Match: ${plain.headers.etag}\r\n` })).status, 200);
    assert.match(gunzipSync((await ask("/", { headers: "Accept-Encoding: gzip\r\n" })).body).toString(), /other/);
});
