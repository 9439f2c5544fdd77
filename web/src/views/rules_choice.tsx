// A rule set to choose, by the name it has on every screen; rules of one's own among them where they are in use.
import { useAsked } from "../app/load";
import { preferences } from "../app/preferences";
import { game } from "../engine/client";

export function RulesChoice({ label, rules, choose }: { label: string; rules: string; choose: (rules: string) => void }) {
  const sets = useAsked(() => game.ask("rule_sets"), []);
  const named = new Map(sets?.sets.map((set) => [set.rules, `${set.title} · ${set.rules}`]));
  const all = [...new Set([...named.keys(), preferences.rules, rules])];
  return (
    <label>
      {label}
      <select value={rules} onChange={(event) => choose(event.currentTarget.value)}>
        {all.map((one) => (
          <option key={one} value={one}>
            {named.get(one) ?? one}
          </option>
        ))}
      </select>
    </label>
  );
}
