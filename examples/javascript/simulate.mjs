// Random play in bulk: how often it survives under each of some rules, how fast it goes, and the signature, one number that
// tells whether this machine plays as every other does (docs/notation.md, chapter 9).
//   node simulate.mjs [GAMES]
import { createEngine } from "scoundrel-engine";

const engine = await createEngine();
const games = Number(process.argv[2] ?? 100_000);
const batch = 10_000; // short calls: the engine's machine code gets better from one to the next
for (const rules of ["classic+health=99", "rascal+health=99", "forty-two"]) {
    const began = performance.now();
    let won = 0, moves = 0;
    for (let seed = 0; seed < games; seed += batch) {
        const played = engine.playRandom(rules, { seed, games: Math.min(batch, games - seed) });
        for (const status of played.statuses) won += status === 1 ? 1 : 0;
        for (const count of played.moves) moves += count;
    }
    const seconds = (performance.now() - began) / 1000;
    console.log(`${rules}: ${won} of ${games} won, ${(moves / seconds / 1e6).toFixed(1)} million moves a second`);
}

let hash = 0xcbf29ce484222325n; // FNV-1a
for (const rules of ["classic", "equal", "browser", "rascal", "forty-two"]) {
    const { statuses, scores, moves } = engine.playRandom(rules, { seed: 0, games: 1000 });
    for (let seed = 0; seed < 1000; ++seed) {
        const status = ["playing", "won", "lost"][statuses[seed]];
        const line = `${rules}#${seed} ${status} ${status === "playing" ? "-" : scores[seed]} ${moves[seed]}\n`;
        for (const byte of new TextEncoder().encode(line)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    }
}
console.log(`signature ${hash.toString(16).padStart(16, "0")}`);
