// An engine in a thread of its own, so that the one that serves people never waits; and ended from there, in the middle of
// its work, through memory that both see.
//   node thread.mjs
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { createEngine } from "scoundrel-engine";

if (isMainThread) {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(new URL(import.meta.url), { workerData: flag });
    worker.on("message", ({ solve, stopped }) => {
        console.log(`${solve.verdict} after ${solve.nodes} positions${stopped ? ", stopped" : ""}`);
        worker.terminate();
    });
    worker.postMessage({ do: "solve", game: "rascal+inventory=always+swap=yes+drop=yes#7" }); // would take long
    setTimeout(() => Atomics.store(flag, 0, 1), 300);
} else {
    const engine = createEngine({ stopped: () => Atomics.load(workerData, 0) === 1 });
    parentPort.on("message", async (request) => parentPort.postMessage(await (await engine).ask(request)));
}
