// Deletes all that the page has kept in this browser: games, preferences, its files for use without a network. Only what
// is its own: pages of others may have the same origin. Other tabs forget as well, and begin anew like this one.
import { coach, game } from "../engine/client";
import { databaseName } from "../engine/store";
import { startAnew } from "./games";
import { complain } from "./state";

const tabs = new BroadcastChannel("scoundrel");
const mine = (name: string) => name.startsWith("scoundrel");

// Nothing of this tab may write any more.
function letGo(): void {
  coach.dismiss();
  game.dismiss();
  empty(() => sessionStorage);
}

// Where the browser has no storage for the page there is nothing in it.
function empty(storage: () => Storage): void {
  try {
    for (const key of Object.keys(storage()).filter(mine)) storage().removeItem(key);
  } catch {
    return;
  }
}

// Tabs let go of the games when they are told; one that does not must be closed by the player, and then they are deleted.
const patience = 3000; // milliseconds

function deleteGames(): Promise<PhraseKey> {
  return new Promise((tell, failed) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.onsuccess = () => tell("web_forgotten");
    request.onerror = () => failed(request.error);
    request.onblocked = () => setTimeout(() => tell("web_forget_blocked"), patience);
  });
}

export async function forgetAll(): Promise<void> {
  tabs.postMessage("forget");
  letGo();
  empty(() => localStorage);
  for (const name of (await self.caches?.keys()) ?? []) if (mine(name)) await caches.delete(name);
  await (await navigator.serviceWorker?.getRegistration(document.baseURI))?.unregister();
  await startAnew(await deleteGames());
}

export function onForgotten(): void {
  tabs.onmessage = () => {
    letGo();
    void startAnew("web_forgotten").catch(complain);
  };
}
