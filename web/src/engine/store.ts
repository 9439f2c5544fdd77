// Where games are kept in the browser: one log under each name, in IndexedDB. A write says what it takes for granted
// to be there; if another tab was quicker, nothing is overwritten.
// A game is claimed by a lock of its name for as long as the tab has it open; another tab may take the lock over.
// What a newer version of the page has made of the store is left alone.
import type { Write } from "./protocol";
import { EngineError } from "./rpc";

export const databaseName = "scoundrel";
const games = "games";
const version = 1;

function finished<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => request.result.createObjectStore(games);
    request.onsuccess = () => {
      const database = request.result;
      // A newer version in another tab must not wait for this one to be left.
      database.onversionchange = () => {
        database.close();
        opened = null;
      };
      done(database);
    };
    request.onerror = () => failed(request.error?.name === "VersionError" ? new EngineError("newer_games", request.error.message) : request.error);
  });
  opened.catch(() => (opened = null)); // to be tried again
  return opened;
}

// Fails where the games are a newer version's. Where nothing can be kept at all there is nothing to be spoilt.
export async function mayRead(): Promise<void> {
  await open().catch((why) => {
    if (why instanceof EngineError) throw why;
  });
}

export async function readAll(): Promise<Record<string, string>> {
  const store = (await open()).transaction(games).objectStore(games);
  const [names, texts] = await Promise.all([finished(store.getAllKeys()), finished(store.getAll())]);
  return Object.fromEntries(names.map((name, i) => [String(name), texts[i] as string]));
}

// On return it survives a crash.
export async function write({ name, before, after }: Write): Promise<void> {
  const transaction = (await open()).transaction(games, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(games);
  const present = ((await finished(store.get(name))) as string | undefined) ?? "";
  if (present !== before && present !== after) {
    transaction.abort();
    throw new Error("another tab has played on");
  }
  store.put(after, name);
  await new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = transaction.onerror = () => failed(transaction.error);
  });
}

const lockPrefix = "scoundrel game ";
const held = new Map<string, () => void>();

// False while another tab has it. A page that has just been left may still be letting go.
const patience = 800; // milliseconds

export async function claim(name: string, steal: boolean, lost: (name: string) => void): Promise<boolean> {
  // Pages that came unencrypted have no locks; what a write takes for granted still protects the games.
  if (held.has(name) || !navigator.locks) return true;
  const options = steal ? { steal } : { signal: AbortSignal.timeout(patience) };
  return new Promise((done) => {
    navigator.locks
      .request(lockPrefix + name, options, () => {
        done(true);
        return new Promise<void>((release) => held.set(name, release));
      })
      .catch(() => {
        done(false);
        if (held.delete(name)) lost(name);
      });
  });
}

export function release(name: string): void {
  const letGo = held.get(name);
  held.delete(name);
  letGo?.();
}

export function releaseOthers(name: string): void {
  for (const one of [...held.keys()]) if (one !== name) release(one);
}

export async function claimedElsewhere(): Promise<string[]> {
  const { held: locks } = (await navigator.locks?.query()) ?? {};
  return (locks ?? [])
    .map((lock) => lock.name ?? "")
    .filter((name) => name.startsWith(lockPrefix))
    .map((name) => name.slice(lockPrefix.length))
    .filter((name) => !held.has(name));
}
