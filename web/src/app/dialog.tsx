// A question over the page: the browser's own dialog keeps the focus in, and gives it back.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Say } from "../words/say";

interface Props {
  title: string;
  close: () => void;
  children: ComponentChildren;
  kind?: "sheet" | "alert";
}

export function Dialog({ title, close, children, kind = "sheet" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    return () => before?.isConnected && before.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={kind}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="dialog-body">
        <header>
          <h2 id="dialog-title">{title}</h2>
          {kind === "sheet" && (
            <button type="button" class="quiet icon" onClick={close} aria-label={Say("web_close")}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6 6 18" />
              </svg>
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
