// The page's own server (scoundrel-web), started for a test or a tool at any port that is free, and stopped when that is done.
// SCOUNDREL_SERVER names the program.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const program = process.env.SCOUNDREL_SERVER || fileURLToPath(new URL("../../build/scoundrel-web", import.meta.url));
const running = new Set();
process.on("exit", () => running.forEach((child) => child.kill()));

// Beside this machine's own names it answers to those given. Tells where it is, by what line, its process, and its exit code
// once it is closed.
export async function serve(folder, { names = [], port: wanted = 0 } = {}) {
    const options = ["--dir", folder, ...(wanted === null ? [] : ["--port", String(wanted)]), ...names.flatMap((name) => ["--name", name])];
    const child = spawn(program, ["web", ...options, "--language", "en"], { stdio: ["ignore", "pipe", "inherit"] });
    running.add(child);
    const ended = new Promise((done, failed) => child.on("error", failed).on("exit", (code) => (running.delete(child), done(code))));
    const [line] = await Promise.race([
        once(createInterface(child.stdout), "line"),
        ended.then((code) => { throw new Error(`${program} ended with ${code}: ./scoundrel web and ./test build it`); }),
    ]);
    const port = Number(/http:\/\/localhost:(\d+)\//.exec(line)[1]);
    const close = (signal = "SIGTERM") => (child.kill(signal), ended);
    return { port, url: `http://localhost:${port}/`, line, pid: child.pid, close };
}
