// A new game: the button that deals, then which rules; whatever else there is to choose waits behind a line.
import { useState } from "preact/hooks";
import { Page } from "../app/page";
import { useAsked } from "../app/load";
import { preferences } from "../app/preferences";
import { begin } from "../app/games";
import { go } from "../app/places";
import { useApp } from "../app/state";
import { Pictures } from "../cards/pictures";
import { game } from "../engine/client";
import type { Card, RuleSetsView } from "../engine/protocol";
import { capital, say, Say } from "../words/say";
import { Deals } from "./deals";
import { Knobs } from "./knobs";

// A card that stands for what is particular about each.
const emblems: Record<string, { cards: Card[]; shield?: boolean }> = {
  classic: { cards: ["AS"] },
  equal: { cards: ["7D"] },
  browser: { cards: ["9H"] },
  rascal: { cards: ["6D"], shield: true },
  "forty-two": { cards: ["KC"] },
  "rascal-app": { cards: ["2D"], shield: true },
};

export function Chooser({ given }: { given: string }) {
  const { view } = useApp();
  const [rules, setRules] = useState(given || preferences.rules);
  const sets = useAsked(() => game.ask("rule_sets"), []);
  const told = useAsked(() => game.ask("explain", { rules }), [rules]);
  if (!sets || !told) return <Page title={say("screen_home_new")}>{say("web_loading")}</Page>;
  const leaving = view?.kept && view.touched && view.state.status === "playing";
  return (
    <Page title={say("screen_chooser")}>
      {leaving && <p class="warning">{say("screen_chooser_leaving")}</p>}
      <button type="button" class="primary deal" onClick={() => void begin({ rules, abandon: true })}>
        {say("web_deal")} <small>{told.title}</small>
      </button>
      <fieldset class="sets">
        <legend class="for-ears">{say("screen_chooser_rules")}</legend>
        {sets.sets.map((set) => (
          <label class="choice" key={set.rules}>
            <input type="radio" name="rules" checked={rules === set.rules} onChange={() => setRules(set.rules)} />
            <Pictures {...(emblems[set.rules] ?? { cards: [] })} />
            <span>
              <b>{set.title}</b>
              <small>{set.what_for}</small>
            </span>
          </label>
        ))}
        <OtherRules sets={sets} rules={rules} title={told.title} choose={setRules} />
      </fieldset>
      <Deals rules={rules} told={told} />
      <button type="button" class="link" onClick={() => go("rules", rules)}>
        {Say("screen_do_all_rules")}
      </button>
    </Page>
  );
}

interface OtherProps {
  sets: RuleSetsView;
  rules: string;
  title: string; // what these rules are called
  choose: (rules: string) => void;
}

// Difficulties, rules of one's own and those of other programs; open where one of them is chosen.
function OtherRules({ sets, rules, title, choose }: OtherProps) {
  const [custom, setCustom] = useState(false);
  const [program, setProgram] = useState("");
  const levels = sets.difficulties.filter((level) => !sets.sets.some((set) => set.rules === level.rules));
  const own = ![...sets.sets, ...levels].some((one) => one.rules === rules);
  return (
    <details open={own || program !== "" || levels.some((level) => level.rules === rules)}>
      <summary>{say("web_more_rules")}</summary>
      <div class="sets">
        {levels.map((level) => (
          <label class="choice small" key={level.rules}>
            <input type="radio" name="rules" checked={rules === level.rules} onChange={() => choose(level.rules)} />
            <span>{level.title}</span>
          </label>
        ))}
        <label class="choice small">
          <input type="radio" name="rules" checked={own} onChange={() => setCustom(true)} onClick={() => setCustom(true)} />
          <span>
            {say("screen_custom")}
            {own && (
              <small>{title}</small>
            )}
          </span>
        </label>
        <OtherPrograms rules={rules} choose={choose} name={program} setName={setProgram} />
      </div>
      {custom && <Knobs rules={rules} use={choose} close={() => setCustom(false)} />}
    </details>
  );
}

interface ProgramsProps {
  rules: string;
  choose: (rules: string) => void;
  name: string; // of the program chosen
  setName: (name: string) => void;
}

// Rules as other people's programs play them. Several may play the same ones, so the choice is remembered by name.
function OtherPrograms({ rules, choose, name, setName }: ProgramsProps) {
  const told = useAsked(() => game.ask("known_rules"), []);
  const chosen = told?.known.find((one) => one.rules === rules && one.name === name);
  const pick = (wanted: string) => {
    const one = told?.known.find((known) => known.name === wanted);
    setName(wanted);
    if (one) choose(one.rules);
  };
  return (
    <div class="programs">
      <label>
        {say("screen_other_programs")}
        <select value={chosen ? name : ""} onChange={(event) => pick(event.currentTarget.value)}>
          <option value=""></option>
          {told?.known.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <p class="muted">
          {capital(chosen.brief)}. {chosen.differs}
        </p>
      )}
    </div>
  );
}
