// A question over the page: the browser's own dialog keeps the focus in, and gives it back. Escape and the browser's way
// back close it.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { capital, Say } from "../words/say";
import { carryTo } from "./live";
import { openedDialog } from "./places";

interface Props {
  title: string;
  close: () => void;
  children: ComponentChildren;
  kind?: "sheet" | "alert";
}

export function Dialog({ title, close, children, kind = "sheet" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    carryTo(shown);
    const closed = openedDialog(() => latest.current());
    return () => {
      closed();
      carryTo(document.body);
      shown.close();
    };
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
          <h2 id="dialog-title">{capital(title)}</h2>
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

interface QuestionProps {
  title: string;
  text: string;
  yes: () => void;
  no: () => void;
  grave?: boolean;
  likely?: boolean; // Enter says yes
  agree?: PhraseKey; // what the buttons say, where "yes" and "no" leave a doubt
  refuse?: PhraseKey;
  children?: ComponentChildren;
}

// Yes or no, about something that cannot simply be taken back.
export function Question({ title, text, yes, no, grave = false, likely = false, agree = "screen_yes", refuse = "screen_no", children }: QuestionProps) {
  return (
    <Dialog kind="alert" title={title} close={no}>
      <p>{text}</p>
      {children}
      <footer>
        <button type="button" class="quiet" onClick={no}>
          {Say(refuse)}
        </button>
        <button type="button" class={grave ? "danger" : "primary"} autofocus={likely} onClick={yes}>
          {Say(agree)}
        </button>
      </footer>
    </Dialog>
  );
}
