// Serves the built page to this machine: node serve.mjs DIR [--port PORT] [--name NAME]. Any other host for static files
// will do as well. Whoever asks is a stranger: another page in the same browser can send requests here, so only what was
// addressed to this machine is answered, and no answer can be used by a page of another origin.
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { policy } from "./policy.mjs";

export const kinds = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
    ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".txt": "text/plain; charset=utf-8", ".json": "application/json",
};

const always = {
    "content-security-policy": `${policy}; frame-ancestors 'none'`,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
};

const bounds = { maxHeaderSize: 8192, headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 }; // bytes, milliseconds
const mostConnections = 256;

const refusal = (status, text, headers = {}) => ({ status, headers: { "content-type": "text/plain", ...headers }, body: text + "\n" });

// By a name of its own a stranger's page could lead a browser here and read the answers (DNS rebinding).
const nameOf = (host = "") => /^(\[[\da-f:]+\]|[^:]*)(:\d+)?$/i.exec(host)?.[1].toLowerCase();

// The file that an address asks for, below the folder; nothing where no file of a page can be meant.
function fileOf(address) {
    const [encoded] = /^\/[^?#]*/.exec(address) ?? [""];
    try {
        const path = decodeURIComponent(encoded);
        if (!path || /[\0\\]|\/\./.test(path)) return null;
        return path.endsWith("/") ? path + "index.html" : path;
    } catch {
        return null;
    }
}

// A link may lie in the folder, but leads nowhere outside; what is no plain file is not waited for.
async function read(folder, file) {
    const [root, path] = [await realpath(folder), await realpath(join(folder, file))];
    if (!path.startsWith(root + sep)) throw new Error("outside");
    const opened = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
        if (!(await opened.stat()).isFile()) throw new Error("no file");
        return await opened.readFile();
    } finally {
        await opened.close();
    }
}

const takesGzip = (accepted = "") => accepted.split(",").some((one) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(one));
const knows = (tags = "", tag) => tags.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === tag);

function answers(folder, names) {
    const packed = new Map(); // by file: what it was packed from, and to
    const pack = (file, hash, body) => {
        if (packed.get(file)?.hash !== hash) packed.set(file, { hash, small: gzipSync(body) });
        return packed.get(file).small;
    };
    return async ({ method, url, headers }) => {
        if (!names.has(nameOf(headers.host))) return refusal(421, "not asked for by a name of this machine");
        if (method !== "GET" && method !== "HEAD") return refusal(405, "only GET and HEAD", { allow: "GET, HEAD", connection: "close" });
        if (Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"]) return refusal(413, "nothing is taken", { connection: "close" });
        const file = fileOf(url);
        if (!file) return refusal(400, "no address of a page");
        let body;
        try {
            body = await read(folder, file);
        } catch {
            return refusal(404, "not here");
        }
        const packs = extname(file) !== ".png";
        const small = packs && takesGzip(headers["accept-encoding"]);
        const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
        const tag = `"${hash}${small ? "-gzip" : ""}"`;
        const about = {
            etag: tag, ...(packs ? { vary: "accept-encoding" } : {}),
            // What has a hash in its name never changes; all else is asked for anew.
            "cache-control": file.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        };
        if (knows(headers["if-none-match"], tag)) return { status: 304, headers: about };
        return {
            status: 200, body: small ? pack(file, hash, body) : body,
            headers: { ...about, "content-type": kinds[extname(file)] ?? "application/octet-stream", ...(small ? { "content-encoding": "gzip" } : {}) },
        };
    };
}

// Port 0 takes any that is free. Beside this machine's own names it answers to those given.
export function serve(folder, port, names = []) {
    const answer = answers(folder, new Set(["localhost", "127.0.0.1", "[::1]", ...names.map((name) => name.toLowerCase())]));
    const server = createServer(bounds, async (request, response) => {
        const { status, headers, body = "" } = await answer(request);
        response.writeHead(status, { ...always, ...headers, ...(status === 304 ? {} : { "content-length": Buffer.byteLength(body) }) });
        response.end(request.method === "HEAD" ? undefined : body);
    });
    server.maxConnections = mostConnections;
    return new Promise((done, failed) => {
        server.on("error", failed);
        server.listen(port, "127.0.0.1", () => done(server));
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const options = { port: { type: "string" }, name: { type: "string", multiple: true } };
    const { positionals: [folder = "dist"], values: { port, name } } = parseArgs({ options, allowPositionals: true });
    // Where nobody named a port and the usual one is taken, any other will do.
    const server = await serve(folder, Number(port ?? 8042), name).catch((error) => {
        if (port || error.code !== "EADDRINUSE") throw error;
        return serve(folder, 0, name);
    });
    console.log(`Scoundrel is at http://localhost:${server.address().port}/ (Ctrl-C ends it)`);
}
