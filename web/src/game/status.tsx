// The head of the game: health, how far the game has come, and what is done beside playing.
import { usePreferences } from "../app/preferences";
import type { Offer, View } from "../engine/protocol";
import { say, Say } from "../words/say";
import { Health, LifeRow } from "./health";
import { Icon } from "./icons";

interface Props {
  view: View;
  selected: Offer | null;
  undo: () => void;
  redo: () => void;
  hint: () => void;
  menu: () => void;
}

export function Status({ view, selected, undo, redo, hint, menu }: Props) {
  const { state, can_undo, can_redo, may_avoid } = view;
  const { stats } = state;
  const { lifeCards } = usePreferences();
  const tools = [
    { icon: "undo", name: "screen_do_undo", key: "u", press: undo, open: can_undo },
    { icon: "redo", name: "web_redo", key: "U", press: redo, open: can_redo },
    { icon: "hint", name: "web_hint", key: "i", press: hint, open: state.status === "playing" && state.awaiting === 0 },
    { icon: "menu", name: "web_menu", key: "", press: menu, open: true },
  ] as const;
  return (
    <div class="status">
      <Health health={state.health} most={state.max_health} selected={selected} />
      <p class="progress" key={`${state.room_number} ${stats.rooms_cleared} ${stats.rooms_avoided} ${stats.damage_taken}`}>
        <b>{say("web_room", { room: state.room_number })}</b>
        <span>{say(may_avoid ? "web_progress_avoided" : "web_progress", { cleared: stats.rooms_cleared, gone: stats.rooms_avoided, damage: stats.damage_taken })}</span>
      </p>
      {view.life && view.has_slot && lifeCards && <LifeRow life={view.life} />}
      <div class="tools">
        {tools.map(({ icon, name, key, press, open }) => (
          <button type="button" class={`quiet icon tool-${icon}`} key={icon} onClick={press} aria-disabled={!open} aria-label={Say(name)} title={key ? `${Say(name)} (${key})` : Say(name)}>
            <Icon name={icon} />
          </button>
        ))}
      </div>
    </div>
  );
}
