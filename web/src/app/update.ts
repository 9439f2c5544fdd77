// The service worker: offline after the first visit; a new build waits until the player takes it.

export function onUpdate(offer: (take: () => void) => void): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  let asked = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
  void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).then((registration: ServiceWorkerRegistration | undefined) => {
    if (!registration) return; // a browser that only pretends
    const tell = (worker: ServiceWorker | null) => {
      if (!worker || !navigator.serviceWorker.controller) return; // the first visit has nothing to renew
      const take = () => {
        asked = true;
        worker.postMessage("take over");
      };
      if (worker.state === "installed") offer(take);
      else worker.addEventListener("statechange", () => worker.state === "installed" && offer(take));
    };
    tell(registration.waiting);
    registration.addEventListener("updatefound", () => tell(registration.installing));
  }, () => {});
}
