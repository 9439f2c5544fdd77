// A real deck on a real table: which rules, what to prepare, where to begin; or a pad for the health alone.
import { useState } from "preact/hooks";
import { useAsked } from "../app/load";
import { announce } from "../app/live";
import { Page } from "../app/page";
import { preferences } from "../app/preferences";
import { begin } from "../app/games";
import { go } from "../app/places";
import { RulesChoice } from "./rules_choice";
import { game } from "../engine/client";
import { say, Say } from "../words/say";
import { Health } from "../game/health";

export function Companion() {
  const [rules, setRules] = useState(preferences.rules);
  const told = useAsked(() => game.ask("explain", { rules }), [rules]);
  return (
    <Page title={say("screen_companion")}>
      <p class="lead">{say("screen_companion_what")}</p>
      <RulesChoice label={say("screen_companion_rules")} rules={rules} choose={setRules} />
      <fieldset>
        <legend>{say("screen_companion_list")}</legend>
        {told?.preparations.map((line) => (
          <label class="tick" key={line}>
            <input type="checkbox" />
            <span>{line}</span>
          </label>
        ))}
      </fieldset>
      <div class="actions">
        <button type="button" class="primary" onClick={() => void begin({ rules, dealer: "table" })}>
          {Say("screen_do_begin")}
        </button>
        <button type="button" onClick={() => go("position", rules, "table")}>
          {Say("screen_do_position")}
        </button>
        <button type="button" onClick={() => go("pad", String(told?.health ?? 20))}>
          {Say("screen_do_pad")}
        </button>
      </div>
    </Page>
  );
}

// Only a counter, for those who need no more beside their cards.
export function Pad({ most }: { most: number }) {
  const [past, setPast] = useState([most]);
  const health = past.at(-1)!;
  function set(now: number[]): void {
    setPast(now);
    announce(say("talk_health", { health: now.at(-1)!, most }));
  }
  function by(amount: number): void {
    const now = Math.max(0, Math.min(most, health + amount));
    if (now !== health) set([...past, now]);
  }
  const keys = (amounts: number[], sign: 1 | -1) => (
    <div class="pad-keys">
      {amounts.map((amount) => (
        <button type="button" class={sign > 0 ? "heals" : ""} key={amount} onClick={() => by(sign * amount)}>
          {sign > 0 ? "+" : "−"}
          {amount}
        </button>
      ))}
    </div>
  );
  return (
    <Page title={say("screen_pad")} up={() => go("companion")}>
      <div class="pad">
        <Health health={health} most={most} selected={null} />
        <output class="pad-number">{health}</output>
        {keys([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], -1)}
        {keys([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1)}
        <div class="actions">
          <button type="button" aria-disabled={past.length < 2} onClick={() => past.length > 1 && set(past.slice(0, -1))}>
            {Say("screen_do_undo")}
          </button>
          <button type="button" onClick={() => set([most])}>
            {Say("web_pad_anew")}
          </button>
        </div>
      </div>
    </Page>
  );
}
