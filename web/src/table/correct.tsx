// A known card that came up otherwise at a real table, put right.
import { useState } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { complain, setScene } from "../app/state";
import { readCards } from "../cards/card";
import { desk } from "../engine/desk";
import { say, Say } from "../words/say";

export function Correct({ close }: { close: () => void }) {
  const [typed, type] = useState("");
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    try {
      setScene(await desk.reveal(readCards(typed), "replace"));
    } catch (why) {
      complain(why);
    }
    close();
  }
  return (
    <Dialog title={say("screen_do_correct")} close={close}>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {say("screen_correct")}
          <input value={typed} onInput={(event) => type(event.currentTarget.value)} placeholder="QS 7C" autocomplete="off" />
        </label>
        <footer>
          <button type="submit" class="primary">
            {Say("screen_do_it")}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
