// Who is to be watched, and at which deal.
import { useState } from "preact/hooks";
import { checkSize, mostText } from "../app/limits";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { go } from "../app/places";
import { preferences } from "../app/preferences";
import { complain } from "../app/state";
import { coach, game } from "../engine/client";
import { language, say, Say } from "../words/say";

export function WatchChoice({ given }: { given: string }) {
  const [rules, setRules] = useState(preferences.rules);
  const [chosen, choose] = useState(given);
  const [seed, setSeed] = useState("");
  const asked = useAsked(async () => {
    await coach.ask("language", { language: language() });
    return { players: (await coach.ask("players")).players, sets: (await game.ask("rule_sets")).sets };
  }, []);
  if (!asked) return <Page title={say("screen_home_watch")}>{say("web_loading")}</Page>;
  const { players, sets } = asked;
  const player = players.find((one) => one.name === chosen) ?? players.at(-1)!;
  async function watch(event: Event): Promise<void> {
    event.preventDefault();
    try {
      checkSize(seed.length, mostText);
      const text = seed.trim() || String(Math.floor(Math.random() * 1e10)); // ten digits, as of any new deal
      const what = await game.ask("identify", { text, rules });
      if (what.kind === "game") go("watch", player.name, what.game);
    } catch (why) {
      complain(why);
    }
  }
  return (
    <Page title={say("watch_whom")}>
      <p>{say("watch_what")}</p>
      <form class="watch-choice" onSubmit={(event) => void watch(event)}>
        <button type="submit" class="primary deal">
          {Say("screen_do_watch")} <small>{player.name}</small>
        </button>
        <fieldset class="sets">
          <legend>{say("web_watch_player")}</legend>
          {players.map(({ name, what }) => (
            <label class="choice small" key={name}>
              <input type="radio" name="player" checked={name === player.name} onChange={() => choose(name)} />
              <span>
                <b>{name}</b> <small>{what}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <label>
          {say("screen_chooser_rules")}
          <select value={rules} onChange={(event) => setRules(event.currentTarget.value)}>
            {[...sets, ...(sets.some((set) => set.rules === rules) ? [] : [{ rules, title: rules }])].map((set) => (
              <option key={set.rules} value={set.rules}>
                {set.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say("web_ask_seed")}
          <input value={seed} onInput={(event) => setSeed(event.currentTarget.value)} autocomplete="off" spellcheck={false} placeholder="tuesday, 42, rascal#7" />
        </label>
      </form>
    </Page>
  );
}
