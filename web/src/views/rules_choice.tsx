// A rule set to choose, by the name it has on every screen; rules of one's own among them where they are in use.
import { useAsked } from "../app/load";
import { preferences } from "../app/preferences";
import { game } from "../engine/client";

export function RulesChoice({ label, rules, choose }: { label: string; rules: string; choose: (rules: string) => void }) {
  const named = useAsked(async () => {
    const { sets } = await game.ask("rule_sets");
    const own = [...new Set([preferences.rules, rules])].filter((one) => !sets.some((set) => set.rules === one));
    return [...sets, ...(await Promise.all(own.map((one) => game.ask("explain", { rules: one }))))];
  }, [rules]);
  return (
    <label>
      {label}
      <select value={rules} onChange={(event) => choose(event.currentTarget.value)}>
        {named?.map((one) => (
          <option key={one.rules} value={one.rules}>
            {one.title}
          </option>
        ))}
      </select>
    </label>
  );
}
