// Keys of a view. Typing in a field and open dialogs are left alone; what is pressed while something is being done
// waits for it, so that quick fingers lose nothing.
import { useLayoutEffect, useRef } from "preact/hooks";

export function useKeys(press: (key: string) => boolean, underWay: () => Promise<unknown> | null = () => null): void {
  // A key may come before the effects of the last one have run.
  const latest = useRef(press);
  latest.current = press;
  const waiting = useRef<Promise<unknown> | null>(null);
  // Before it is painted: whoever sees it may press at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const target = event.target as HTMLElement;
      if (target.matches("input, textarea, select")) return;
      // A button answers to Space and Enter by itself.
      if ((event.key === " " || event.key === "Enter") && target.matches("button, a, summary")) return;
      const before = waiting.current ?? underWay();
      if (!before) {
        if (latest.current(event.key)) event.preventDefault();
        return;
      }
      event.preventDefault();
      const turn = before.then(async () => {
        await underWay();
        latest.current(event.key);
        if (waiting.current === turn) waiting.current = null;
      });
      waiting.current = turn;
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
