// What else can be done in a game.
import { useState } from "preact/hooks";
import { Dialog, Question } from "../app/dialog";
import { setView } from "../app/games";
import { announce } from "../app/live";
import { checkSize, mostText } from "../app/limits";
import { go } from "../app/places";
import { complain } from "../app/state";
import { saveText } from "../app/save";
import { game, view as ask } from "../engine/client";
import type { View } from "../engine/protocol";
import { say, Say } from "../words/say";
import { plain } from "../words/typeset";
import { Correct } from "./correct";
import { Icon } from "./icons";
import { Log } from "./panels";
import { Share } from "./share";
import { repeatable } from "./talk";

interface Props {
  view: View;
  restart: () => void;
  another: () => void;
  redo: () => void;
  solve: () => void;
  close: () => void;
}

export function GameMenu({ view, restart, another, redo, solve, close }: Props) {
  const [open, set] = useState<"log" | "remark" | "share" | "correct" | "solve" | "open" | null>(null);
  const lesson = view.lesson !== null;
  const playing = view.state.status === "playing";
  // A real deck is known to nobody, and no die can be foreseen.
  const dealt = playing && !lesson && !view.at_table;

  async function layOpen(): Promise<void> {
    close();
    try {
      setView(await ask("note", { event: "open" }));
      announce(say("screen_deck_open"));
    } catch (why) {
      complain(why);
    }
  }

  if (open === "log")
    return (
      <Dialog key="log" title={say("screen_log")} close={close}>
        <Log view={view} />
      </Dialog>
    );
  if (open === "remark") return <Remark close={close} />;
  if (open === "share") return <Share view={view} close={close} />;
  if (open === "correct") return <Correct view={view} close={close} />;
  if (open === "solve") return <Question title={say("web_solve")} text={say("screen_confirm_solve")} no={close} yes={() => (close(), solve())} />;
  if (open === "open") return <Question title={say("web_lay_open")} text={say("screen_confirm_open")} no={close} yes={() => void layOpen()} />;

  const groups: Entry[][] = [
    [
      [view.can_redo, "web_redo", "redo", () => (close(), redo())],
      [view.at_table && playing, "screen_do_correct", "r", () => set("correct")],
      [repeatable(view) && !lesson, "screen_do_restart", "retry", () => (close(), restart())],
      [!lesson, "web_new_deal", "deal", () => (close(), another())],
      [!lesson, "web_share", "share", () => set("share")],
      [view.log.length > 0, "screen_log", "log", () => set("log")],
    ],
    [
      [true, "web_rules", "rules", () => go("rules", view.state.rules)],
      [dealt && view.solvable, "web_solve", "hint", () => set("solve")],
    ],
    [
      [true, "screen_home_preferences", "preferences", () => go("preferences")],
      [true, "web_first_screen", "home", () => go("")],
    ],
  ];
  const tools: Entry[] = [
    [dealt && !view.deck, "web_lay_open", "", () => set("open")],
    [!lesson, "help_note", "", () => set("remark")],
    [!lesson, "web_save_record", "", () => void game.ask("record").then(({ record }) => saveText("scoundrel.record", record), complain)],
  ];
  return (
    <Dialog title={say("web_menu")} close={close}>
      <div class="menu-list">
        <p class="muted">{plain(view.title)}</p>
        {groups.map((entries, i) => (
          <Group entries={entries} key={i} />
        ))}
        {!lesson && (
          <details>
            <summary>{say("web_more_tools")}</summary>
            <Group entries={tools} />
          </details>
        )}
      </div>
    </Dialog>
  );
}

type Entry = [shown: boolean, name: PhraseKey, icon: string, press: () => void];

function Group({ entries }: { entries: Entry[] }) {
  return (
    <div class="menu-group">
      {entries
        .filter(([shown]) => shown)
        .map(([, name, icon, press]) => (
          <button type="button" key={name} onClick={press}>
            {icon && <Icon name={icon} />}
            {Say(name)}
          </button>
        ))}
    </div>
  );
}

function Remark({ close }: { close: () => void }) {
  const [text, set] = useState("");
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    close();
    if (!text.trim()) return;
    try {
      checkSize(text.length, mostText);
      setView(await ask("note", { event: "comment", text: text.trim() }));
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
