// A real deck on the table: which rules, what to prepare, where to begin; or a pad for the health alone.
import { useState } from "preact/hooks";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { preferences } from "../app/preferences";
import { begin, go, useApp } from "../app/state";
import { desk } from "../engine/desk";
import { say, Say } from "../words/say";
import { Health } from "../table/health";

export function Companion() {
  const { ready } = useApp();
  const [rules, setRules] = useState(preferences.rules);
  const sets = useAsked(() => (ready ? desk.ruleSets() : Promise.resolve(null)), [ready]);
  const told = useAsked(() => (ready ? desk.explain(rules) : Promise.resolve(null)), [ready, rules]);
  const named = sets?.sets.map((set) => set.rules) ?? [];
  const choices = named.includes(preferences.rules) ? named : [...named, preferences.rules];
  return (
    <Page title={say("screen_companion")}>
      <p class="lead">{say("screen_companion_what")}</p>
      <label>
        {say("screen_companion_rules")}
        <select value={rules} onChange={(event) => setRules(event.currentTarget.value)}>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
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
        <button type="button" class="primary" onClick={() => void begin({ game: `${rules}@table` })}>
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

export function Pad({ most }: { most: number }) {
  const [health, set] = useState(most);
  const by = (amount: number) => set(Math.max(0, Math.min(most, health + amount)));
  return (
    <Page title={say("screen_pad")} up={() => go("companion")}>
      <div class="pad">
        <Health health={health} most={most} mind={null} />
        <output class="pad-number">{health}</output>
        <div class="pad-keys">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((amount) => (
            <button type="button" key={amount} onClick={() => by(-amount)}>
              −{amount}
            </button>
          ))}
          {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((amount) => (
            <button type="button" class="heals" key={-amount} onClick={() => by(amount)}>
              +{amount}
            </button>
          ))}
        </div>
      </div>
    </Page>
  );
}
