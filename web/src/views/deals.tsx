// Other deals than any: the day's, one as hard as wanted, one by its seed or id.
import { useEffect, useRef, useState } from "preact/hooks";
import { useAsked } from "../app/load";
import { begin } from "../app/games";
import { checkSize, mostText } from "../app/limits";
import { announce } from "../app/live";
import { complain } from "../app/state";
import { coach, game } from "../engine/client";
import type { Requests, RulesView } from "../engine/protocol";
import { locales, say, Say } from "../words/say";

type Level = Requests["find_deal"]["level"];
const levels: [Level, PhraseKey][] = [
  ["winnable", "screen_deal_winnable"],
  ["gentle", "screen_deal_gentle"],
  ["fair", "screen_deal_fair"],
  ["harsh", "screen_deal_harsh"],
];

export function Deals({ rules, told }: { rules: string; told: RulesView }) {
  const [seed, setSeed] = useState("");
  const [searching, search] = useState(false);
  const wanted = useRef(true);
  const daily = useAsked(() => game.ask("daily", { rules }), [rules]);
  useEffect(
    () => () => {
      wanted.current = false;
      coach.stop();
    },
    [],
  );

  async function find(level: Level): Promise<void> {
    search(true);
    announce(say("web_searching"));
    try {
      const found = await coach.ask("find_deal", { rules, level });
      if (!wanted.current) return;
      if (found.game) await begin({ game: found.game, solve: true, abandon: true });
      else complain(new Error(say("screen_search_failed")));
    } catch (why) {
      if (wanted.current) complain(why);
    } finally {
      search(false);
    }
  }

  async function bySeed(event: Event): Promise<void> {
    event.preventDefault();
    const text = seed.trim();
    if (!text) return;
    try {
      checkSize(text.length, mostText);
      const what = await game.ask("identify", { text, rules });
      if (what.kind === "game") await begin({ game: what.game, abandon: true });
    } catch (why) {
      complain(why);
    }
  }

  return (
    <details class="deals">
      <summary>{say("web_more_deals")}</summary>
      <div class="actions">
        {daily && (
          <button type="button" onClick={() => void begin({ game: daily.game, abandon: true })}>
            {Say("screen_deal_daily", { day: new Intl.DateTimeFormat(locales(), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(daily.day)) })}
          </button>
        )}
        {told.solvable &&
          levels
            .filter(([level]) => level === "winnable" || told.levels)
            .map(([level, name]) => (
              <button type="button" key={level} aria-disabled={searching} onClick={() => !searching && void find(level)}>
                {Say(name)}
              </button>
            ))}
      </div>
      {searching && (
        <p>
          {say("web_searching")}{" "}
          <button type="button" class="link" onClick={() => (coach.stop(), search(false))}>
            {Say("web_stop")}
          </button>
        </p>
      )}
      <form class="row" onSubmit={(event) => void bySeed(event)}>
        <label class="grow">
          {say("web_ask_seed")}
          <input value={seed} onInput={(event) => setSeed(event.currentTarget.value)} autocomplete="off" spellcheck={false} placeholder="tuesday, 42, rascal#7" />
        </label>
        <button type="submit">{Say("screen_do_begin")}</button>
      </form>
    </details>
  );
}
