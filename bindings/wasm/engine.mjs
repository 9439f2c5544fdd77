// An engine: one game at a time, the rules, and what the coach says. It runs in the thread that asks it; requests are
// answered one after the other, and between the steps of a long one others of the thread have their turn.
import { EngineError } from "./error.mjs";
import { protocol } from "./protocol.mjs";
import { handIn, handPuzzles, ownRequests } from "./supplies.mjs";

const breath = () => new Promise((done) => setTimeout(done));
const mostGames = 1_000_000; // of random play, at once
const mostSeed = 2n ** 64n - 1n;
const optionNames = ["load", "progress", "stopped", "random"];

class Engine {
    #module;
    #load;
    #stopped;
    #before = Promise.resolve();
    #asked = 0;
    #stopUpTo = 0;
    #puzzles = false; // handed in

    constructor(module, load, stopped) {
        this.#module = module;
        this.#load = load;
        this.#stopped = stopped;
    }

    // Wrong use is an error like any other, so that whoever waits for the answer hears of it.
    async ask(request) {
        const text = textOf(request); // at once: what becomes of the object while it waits for its turn is the caller's
        const asked = text && JSON.parse(text);
        if (typeof asked?.do !== "string") throw new TypeError('a request is an object with "do", such as { do: "hello" }');
        if (asked.do === "quit") throw new TypeError("an engine needs no quit: let go of it");
        if (asked.do === "stop") this.stop();
        const number = ++this.#asked;
        const answer = this.#before.then(() => this.#answer(asked, text, () => number <= this.#stopUpTo || this.#stopped()));
        this.#before = answer.catch(() => {});
        return answer;
    }

    stop() {
        this.#stopUpTo = this.#asked;
    }

    playRandom(rules, what = {}) {
        if (typeof rules !== "string") throw new TypeError('rules are a text, such as "classic"');
        if (typeof what !== "object" || what === null) throw new TypeError("which games is an object, such as { seed: 0, games: 1 }");
        const { seed = 0, games = 1 } = what;
        checkSeed(seed);
        if (!Number.isInteger(games) || games < 1 || games > mostGames) throw new RangeError(`games: 1 to ${mostGames}`);
        return this.#module.playRandom(rules, seed, games);
    }

    async #answer(request, text, stopped) {
        if (ownRequests.has(request.do)) this.#refuse(request);
        await handIn(this.#module, this.#load, request);
        if (!this.#puzzles && wantsPuzzles(request)) {
            await handPuzzles(this.#module, this.#load);
            this.#puzzles = true;
        }
        const answer = await this.#module.inSteps(text, async () => (await breath(), stopped()));
        if (!answer.ok) throw new EngineError(answer.error.code, answer.error.message);
        return answer;
    }

    // As a request that there is not, in the language of the moment: the module is asked for one by a name that none has.
    #refuse(request) {
        const unknown = request.do.toUpperCase();
        const { error } = this.#module({ ...request, do: unknown });
        throw new EngineError(error.code, error.message.replace(unknown, request.do));
    }
}

function textOf(request) {
    try {
        return JSON.stringify(request);
    } catch (why) { // a cycle, a bigint, or what the object itself throws
        throw new TypeError(`a request must be data that JSON can hold: ${why instanceof Error ? why.message : why}`, { cause: why });
    }
}

function checkSeed(seed) {
    if (typeof seed === "bigint" ? 0n <= seed && seed <= mostSeed : Number.isSafeInteger(seed) && seed >= 0) return;
    const isNumber = typeof seed === "bigint" || typeof seed === "number";
    throw new (isNumber ? RangeError : TypeError)("a seed is a whole number from 0 to 2^53 - 1, or a bigint from 0 to 2^64 - 1");
}

// A stored game from a position may be a puzzle.
const wantsPuzzles = ({ do: what, puzzle, games }) =>
    what === "puzzles" || puzzle !== undefined || (what === "store" && JSON.stringify(games)?.includes("@position"));

// undefined stands for what is usual, as if it were not there.
function given(options) {
    if (typeof options !== "object" || options === null) throw new TypeError("options are an object, such as { stopped: () => false }");
    const there = optionNames.filter((name) => options[name] !== undefined);
    for (const name of there) if (typeof options[name] !== "function") throw new TypeError(`the option "${name}" must be a function`);
    return Object.fromEntries(there.map((name) => [name, options[name]]));
}

// `usual` are the options of the place that it runs in: node, or a browser.
export async function createEngine(options = {}, usual = {}) {
    const { load, stopped = () => false, ...host } = { ...usual, ...given(options) };
    try {
        return new Engine(await protocol(await load("engine.wasm"), { stopped, ...host }), load, stopped);
    } catch (why) { // whether it never came, or only a part of it, or something else
        throw new EngineError("unreachable", `engine.wasm: ${why instanceof Error ? why.message : why}`);
    }
}
