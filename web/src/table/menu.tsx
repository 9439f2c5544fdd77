// What else can be done at the table.
import { useState } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { go, useApp } from "../app/state";
import type { Scene } from "../engine/types";
import { say, Say } from "../words/say";
import { Correct } from "./correct";
import { Share } from "./share";

export function TableMenu({ scene, restart, close }: { scene: Scene; restart: () => void; close: () => void }) {
  const { task } = useApp();
  const [open, set] = useState<"share" | "correct" | "restart" | null>(null);
  if (open === "share") return <Share scene={scene} close={close} />;
  if (open === "correct") return <Correct close={close} />;
  const lesson = task !== null && "lesson" in task;
  const begun = scene.moves > 0 && scene.state.status === "playing";
  return (
    <Dialog title={say("web_menu")} close={close}>
      {open === "restart" ? (
        <>
          <p>{say("screen_restart")}</p>
          <footer>
            <button type="button" class="quiet" onClick={close}>
              {Say("screen_no")}
            </button>
            <button type="button" class="primary" onClick={() => (close(), restart())}>
              {Say("screen_yes")}
            </button>
          </footer>
        </>
      ) : (
        <div class="menu-list">
          <p class="muted game-id">{scene.state.game}</p>
          <button type="button" onClick={() => go("new")}>
            {Say("screen_home_new")}
          </button>
          {!scene.at_table && !lesson && (
            <button type="button" onClick={() => (begun ? set("restart") : (close(), restart()))}>
              {Say("screen_do_restart")}
            </button>
          )}
          <button type="button" onClick={() => go("rules", scene.state.rules)}>
            {Say("web_rules")}
          </button>
          {!lesson && (
            <button type="button" onClick={() => set("share")}>
              {Say("web_share")}
            </button>
          )}
          {scene.at_table && (
            <button type="button" onClick={() => set("correct")}>
              {Say("screen_do_correct")}
            </button>
          )}
          <button type="button" onClick={() => go("preferences")}>
            {Say("screen_home_preferences")}
          </button>
          <button type="button" onClick={() => go("")}>
            {Say("web_first_screen")}
          </button>
        </div>
      )}
    </Dialog>
  );
}
