// What would mark the game is told before it does, unless the player has had enough of the question.
import { useState } from "preact/hooks";
import { Question } from "../app/dialog";
import { prefer, preferences } from "../app/preferences";
import type { View } from "../engine/protocol";
import { say } from "../words/say";

export type Marking = "hint" | "undo";

export const wouldMark = (what: Marking, view: View) => preferences.askMarks && (what === "hint" ? view.hint_marks : view.undo_marks);

export function MarkQuestion({ what, yes, no }: { what: Marking; yes: () => void; no: () => void }) {
  const [silence, set] = useState(false);
  function agree(): void {
    if (silence) prefer({ askMarks: false });
    yes();
  }
  return (
    <Question likely title={say(what === "hint" ? "web_hint" : "screen_do_undo")} text={say(what === "hint" ? "ask_mark_hint" : "ask_mark_undo")} refuse="web_cancel" agree={what === "hint" ? "web_hint_show" : "screen_do_undo"} no={no} yes={agree}>
      <label class="tick">
        <input type="checkbox" checked={silence} onChange={() => set(!silence)} />
        <span>{say("ask_mark_silence")}</span>
      </label>
    </Question>
  );
}
