// Direct play: a card is dragged to where it would go, by mouse, pen or finger. A tap does all of it as well.
import { useLayoutEffect, useRef, type MutableRef } from "preact/hooks";
import { HeldCard, type Drop } from "./held_card";

const threshold = 8; // px, below which it is a tap

export function useDrag(game: MutableRef<HTMLElement | null>, drop: Drop): void {
  const latest = useRef(drop);
  latest.current = drop;
  const interrupt = useRef(() => {});

  // Before it is painted: whoever sees a card may take it at once.
  useLayoutEffect(() => {
    const root = game.current!;
    const always = new AbortController();
    let dragged = false; // by the last press, which is then no tap

    function press(down: PointerEvent): void {
      const lies = (down.target as Element).closest<HTMLElement>("button[data-card][data-place]");
      if (!down.isPrimary) return;
      dragged = false;
      interrupt.current();
      if (!lies || down.button !== 0) return;
      const pressed = new AbortController();
      const { signal } = pressed;
      let held: HeldCard | null = null;

      function end(how: "letGo" | "cancel"): void {
        pressed.abort();
        delete root.dataset["dragging"];
        void held?.[how]();
      }
      function follow(event: PointerEvent): void {
        if (held) return held.move(event.clientX, event.clientY);
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < threshold || !lies!.isConnected) return;
        dragged = true;
        root.dataset["dragging"] = "";
        root.setPointerCapture(event.pointerId);
        held = new HeldCard(root, lies!.dataset["card"]!, lies!, latest.current, event);
      }
      function escape(event: KeyboardEvent): void {
        if (event.key !== "Escape" || !held) return;
        event.stopPropagation();
        event.preventDefault();
        end("cancel");
      }
      const mine = (then: (event: PointerEvent) => void) => (event: PointerEvent) => event.pointerId === down.pointerId && then(event);
      addEventListener("pointermove", mine(follow), { signal });
      addEventListener("pointerup", mine(() => end("letGo")), { signal });
      addEventListener("pointercancel", mine(() => end("cancel")), { signal });
      addEventListener("keydown", escape, { signal, capture: true });
      interrupt.current = () => signal.aborted || end("cancel");
    }

    root.addEventListener("pointerdown", press, { signal: always.signal });
    // By a finger, the browser is told that its moves are taken: else letting go in motion is a fling to it, though nothing
    // scrolls, and the next tap is one that stops the fling and no click.
    root.addEventListener("touchmove", (event) => dragged && event.preventDefault(), { passive: false, signal: always.signal });
    const notTapped = (click: MouseEvent) => dragged && click.detail > 0 && (click.stopPropagation(), click.preventDefault());
    root.addEventListener("click", notTapped, { capture: true, signal: always.signal });
    return () => (interrupt.current(), always.abort());
  }, []);

  // With another view, what was in the hand lies elsewhere.
  useLayoutEffect(() => () => interrupt.current(), [drop.view]);
}
