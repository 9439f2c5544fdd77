// The keys of the table, those of the terminal game. Typing in a field and open dialogs are left alone.
import { useEffect, useRef } from "preact/hooks";

export function useKeys(press: (key: string) => boolean): void {
  // A key may come before the effects of the last one have run.
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const target = event.target as HTMLElement;
      if (target.matches("input, textarea, select")) return;
      // A button answers to Space and Enter by itself.
      if ((event.key === " " || event.key === "Enter") && target.matches("button, a, summary")) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
