// A new game: which rules, how hard, which deal.
import { useEffect, useRef, useState } from "preact/hooks";
import { Page } from "../app/page";
import { useAsked } from "../app/load";
import { preferences } from "../app/preferences";
import { begin } from "../app/games";
import { checkSize, mostText } from "../app/limits";
import { announce } from "../app/live";
import { go } from "../app/places";
import { complain, useApp } from "../app/state";
import { coach, game } from "../engine/client";
import type { Requests } from "../engine/protocol";
import { locales, say, Say } from "../words/say";
import { Knobs } from "./knobs";

type Level = Requests["find_deal"]["level"];
const levels: [Level, PhraseKey][] = [
  ["winnable", "screen_deal_winnable"],
  ["gentle", "screen_deal_gentle"],
  ["fair", "screen_deal_fair"],
  ["harsh", "screen_deal_harsh"],
];

export function Chooser({ given }: { given: string }) {
  const { view } = useApp();
  const [rules, setRules] = useState(given || preferences.rules);
  const [custom, setCustom] = useState(false);
  const [seed, setSeed] = useState("");
  const [searching, search] = useState(false);
  const wanted = useRef(true);
  const sets = useAsked(() => game.ask("rule_sets"), []);
  const told = useAsked(() => game.ask("explain", { rules }), [rules]);
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

  if (!sets || !told || !daily) return <Page title={say("screen_home_new")}>{say("web_loading")}</Page>;
  const leaving = view?.kept && view.touched && view.state.status === "playing";
  const named = [...sets.sets.map((set) => set.rules), ...sets.difficulties.map((level) => level.rules)];
  return (
    <Page title={say("screen_chooser")}>
      {leaving && <p class="warning">{say("screen_chooser_leaving")}</p>}
      <fieldset class="sets">
        <legend>{say("screen_chooser_rules")}</legend>
        {sets.sets.map((set) => (
          <label class="choice" key={set.rules}>
            <input type="radio" name="rules" checked={rules === set.rules} onChange={() => setRules(set.rules)} />
            <span>
              <b>{set.title}</b>
              <small>
                {set.what_for} {rules === set.rules && say("screen_brief", { brief: set.brief })}
              </small>
            </span>
          </label>
        ))}
        <div class="row">
          {sets.difficulties
            .filter((level) => !sets.sets.some((set) => set.rules === level.rules))
            .map((level) => (
              <label class="choice small" key={level.rules}>
                <input type="radio" name="rules" checked={rules === level.rules} onChange={() => setRules(level.rules)} />
                <span>{say("screen_difficulty", { level: level.level })}</span>
              </label>
            ))}
          <label class="choice small">
            <input type="radio" name="rules" checked={!named.includes(rules)} onChange={() => setCustom(true)} onClick={() => setCustom(true)} />
            <span>{named.includes(rules) ? say("screen_custom") : rules}</span>
          </label>
        </div>
        <button type="button" class="link" onClick={() => go("rules", rules)}>
          {Say("screen_do_all_rules")}
        </button>
      </fieldset>
      <fieldset>
        <legend>{say("screen_chooser_deal")}</legend>
        <div class="actions">
          <button type="button" class="primary" onClick={() => void begin({ rules, abandon: true })}>
            {Say("screen_deal_any")}
          </button>
          <button type="button" onClick={() => void begin({ game: daily.game, abandon: true })}>
            {Say("screen_deal_daily", { day: new Intl.DateTimeFormat(locales(), { dateStyle: "medium", timeZone: "UTC" }).format(new Date(daily.day)) })}
          </button>
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
      </fieldset>
      {custom && <Knobs rules={rules} use={setRules} close={() => setCustom(false)} />}
    </Page>
  );
}
