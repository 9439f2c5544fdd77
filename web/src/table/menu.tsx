// What else can be done at the table.
import { useState } from "preact/hooks";
import { Dialog, Question } from "../app/dialog";
import { setScene } from "../app/games";
import { announce } from "../app/live";
import { go } from "../app/places";
import { complain, useApp } from "../app/state";
import { saveText } from "../app/save";
import { desk } from "../engine/desk";
import type { Scene } from "../engine/types";
import { say, Say } from "../words/say";
import { Correct } from "./correct";
import { Log } from "./panels";
import { Share } from "./share";

interface Props {
  scene: Scene;
  restart: () => void;
  solve: () => void;
  close: () => void;
}

export function TableMenu({ scene, restart, solve, close }: Props) {
  const { task } = useApp();
  const [open, set] = useState<"log" | "remark" | "share" | "correct" | "solve" | "open" | null>(null);
  const lesson = task !== null && "lesson" in task;
  const playing = scene.state.status === "playing";
  // A real deck is known to nobody, and no die can be foreseen.
  const dealt = playing && !lesson && !scene.at_table;

  async function layOpen(): Promise<void> {
    close();
    try {
      setScene(await desk.note("open"));
      announce(say("screen_deck_open"));
    } catch (why) {
      complain(why);
    }
  }

  if (open === "log")
    return (
      <Dialog key="log" title={say("screen_log")} close={close}>
        <Log scene={scene} />
      </Dialog>
    );
  if (open === "remark") return <Remark close={close} />;
  if (open === "share") return <Share scene={scene} close={close} />;
  if (open === "correct") return <Correct scene={scene} close={close} />;
  if (open === "solve") return <Question title={say("web_solve")} text={say("screen_confirm_solve")} no={close} yes={() => (close(), solve())} />;
  if (open === "open") return <Question title={say("web_lay_open")} text={say("screen_confirm_open")} no={close} yes={() => void layOpen()} />;

  const entries: [boolean, PhraseKey, () => void][] = [
    [true, "screen_home_new", () => go("new")],
    [!scene.state.game.includes("@") && !lesson, "screen_do_restart", () => (close(), restart())],
    [true, "web_rules", () => go("rules", scene.state.rules)],
    [scene.deeds.length > 0, "screen_log", () => set("log")],
    [!lesson, "web_share", () => set("share")],
    [scene.at_table && playing, "screen_do_correct", () => set("correct")],
    [dealt && scene.solvable, "web_solve", () => set("solve")],
    [dealt && !scene.order, "web_lay_open", () => set("open")],
    [!lesson, "help_note", () => set("remark")],
    [!lesson, "web_save_record", () => void desk.record().then((record) => saveText("scoundrel.record", record), complain)],
    [true, "screen_home_preferences", () => go("preferences")],
    [true, "web_first_screen", () => go("")],
  ];
  return (
    <Dialog title={say("web_menu")} close={close}>
      <div class="menu-list">
        <p class="muted game-id">{scene.state.game}</p>
        {entries
          .filter(([shown]) => shown)
          .map(([, name, press]) => (
            <button type="button" key={name} onClick={press}>
              {Say(name)}
            </button>
          ))}
      </div>
    </Dialog>
  );
}

function Remark({ close }: { close: () => void }) {
  const [text, set] = useState("");
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    close();
    if (!text.trim()) return;
    try {
      setScene(await desk.remark(text.trim()));
      announce(say("screen_noted"));
    } catch (why) {
      complain(why);
    }
  }
  return (
    <Dialog title={say("help_note")} close={close}>
      <form onSubmit={(event) => void submit(event)}>
        <input aria-label={say("help_note")} value={text} onInput={(event) => set(event.currentTarget.value)} autocomplete="off" />
        <footer>
          <button type="submit" class="primary">
            {Say("screen_do_it")}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
