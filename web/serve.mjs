// Serves the built page to this machine: node serve.mjs DIR [PORT]. Any other host for static files will do as well.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const kinds = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm",
    ".svg": "image/svg+xml", ".png": "image/png", ".webmanifest": "application/manifest+json",
};

// Port 0 takes any that is free.
export function serve(folder, port) {
    const root = resolve(folder);
    const packed = new Map();  // by what it was packed from
    const pack = (file, body) => {
        const known = packed.get(file);
        if (known?.body.equals(body)) return known.small;
        packed.set(file, { body, small: gzipSync(body) });
        return packed.get(file).small;
    };
    const server = createServer(async (request, response) => {
        try {
            const path = normalize(decodeURIComponent(new URL(request.url, "http://here").pathname));
            const file = join(root, path.endsWith("/") ? path + "index.html" : path);
            if (!file.startsWith(root)) throw new Error("outside");
            const body = await readFile(file);
            // What has a hash in its name never changes; all else is asked for anew.
            const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
            const small = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "") && extname(file) !== ".png";
            response.writeHead(200, {
                "content-type": kinds[extname(file)] ?? "application/octet-stream", "cache-control": cache,
                ...(small ? { "content-encoding": "gzip" } : {}),
            });
            response.end(request.method === "HEAD" ? undefined : small ? pack(file, body) : body);
        } catch {
            response.writeHead(404, { "content-type": "text/plain" });
            response.end("not here\n");
        }
    });
    return new Promise((done, failed) => {
        server.on("error", failed);
        server.listen(port, "127.0.0.1", () => done(server));
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const [folder = "dist", port] = process.argv.slice(2);
    // Where nobody named a port and the usual one is taken, any other will do.
    const server = await serve(folder, Number(port ?? 8042)).catch((error) => {
        if (port || error.code !== "EADDRINUSE") throw error;
        return serve(folder, 0);
    });
    console.log(`Scoundrel is at http://localhost:${server.address().port}/ (Ctrl-C ends it)`);
}
