// What marks a game is told before it does: asked in a game without a mark that is kept, unless the player has had enough of
// the question.
import { useState } from "preact/hooks";
import { Question } from "../app/dialog";
import { prefer, preferences } from "../app/preferences";
import type { View } from "../engine/protocol";
import { say } from "../words/say";

export type Marking = "hint" | "undo";

export function wouldMark(what: Marking, { kept, marks, lesson, undo_marks }: View): boolean {
  return preferences.askMarks && kept && !lesson && marks.length === 0 && (what === "hint" || undo_marks);
}

export function MarkQuestion({ what, yes, no }: { what: Marking; yes: () => void; no: () => void }) {
  const [silence, set] = useState(false);
  function agree(): void {
    if (silence) prefer({ askMarks: false });
    yes();
  }
  return (
    <Question likely title={say(what === "hint" ? "web_hint" : "web_undo")} text={say(what === "hint" ? "ask_mark_hint" : "ask_mark_undo")} no={no} yes={agree}>
      <label class="tick">
        <input type="checkbox" checked={silence} onChange={() => set(!silence)} />
        <span>{say("ask_mark_silence")}</span>
      </label>
    </Question>
  );
}
