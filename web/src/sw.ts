// Keeps every file of the build, so that the game is there without a network. The build writes the list and its name.
/// <reference lib="webworker" />
export {};
declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: string[];
declare const __BUILD__: string;

const cacheName = `scoundrel ${__BUILD__}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(["./", ...__FILES__.filter((file) => file !== "index.html")])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName && name.startsWith("scoundrel ")).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const kept = request.mode === "navigate" ? caches.match("./") : caches.match(request, { ignoreSearch: true });
  event.respondWith(kept.then((response) => response ?? fetch(request)));
});
