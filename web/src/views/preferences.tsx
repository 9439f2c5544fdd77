// What the player likes, and the way to leave nothing behind.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Question } from "../app/dialog";
import { forgetAll } from "../app/forget";
import { Page } from "../app/page";
import { useAsked } from "../app/load";
import { prefer, usePreferences, type Preferences } from "../app/preferences";
import { speakIn } from "../app/games";
import { back, go } from "../app/places";
import { complain } from "../app/state";
import { Back } from "../cards/back";
import { Face } from "../cards/face";
import { game } from "../engine/client";
import { say, Say } from "../words/say";

const themes: [Preferences["theme"], PhraseKey][] = [
  ["auto", "web_theme_auto"],
  ["light", "web_theme_light"],
  ["dark", "web_theme_dark"],
];
const looks: [Preferences["look"], PhraseKey][] = [
  ["dungeon", "web_look_dungeon"],
  ["candle", "web_look_candle"],
  ["ink", "web_look_ink"],
];
const backs: [Preferences["back"], PhraseKey][] = [
  ["crest", "web_backs_crest"],
  ["gate", "web_backs_gate"],
  ["night", "web_backs_night"],
];
const aims: [Preferences["aim"], PhraseKey][] = [
  ["win", "aim_win"],
  ["score", "aim_score"],
];
type Switch = "fourColours" | "warn" | "lifeCards" | "askMarks" | "oneTap" | "motion" | "sound" | "vibrate";
const switches: [Switch, PhraseKey][] = [
  ["fourColours", "screen_pref_four"],
  ["warn", "screen_pref_fatal"],
  ["lifeCards", "screen_pref_life"],
  ["askMarks", "screen_pref_marks"],
  ["oneTap", "web_pref_tap"],
  ["motion", "web_pref_motion"],
  ["sound", "web_pref_sound"],
  ["vibrate", "web_pref_vibrate"],
];

export function PreferencesView() {
  const likes = usePreferences();
  const words = useAsked(() => game.ask("words", { rules: "classic" }), []);

  return (
    <Page title={say("screen_home_preferences")} up={back}>
      <Choice title="web_theme" name="theme" of={themes} chosen={likes.theme} choose={(theme) => prefer({ theme })} />
      <Choice title="web_look" name="look" of={looks} chosen={likes.look} choose={(look) => prefer({ look })} picture={(look) => <LookPicture look={look} />} />
      <Choice title="web_backs" name="back" of={backs} chosen={likes.back} choose={(back) => prefer({ back })} picture={(back) => <BackPicture back={back} />} />
      <Choice title="screen_pref_aim" name="aim" of={aims} chosen={likes.aim} choose={(aim) => prefer({ aim })} />
      <div class="ticks">
        {switches.map(([name, phrase]) => (
          <label class="tick" key={name}>
            <input type="checkbox" checked={likes[name]} onChange={() => prefer({ [name]: !likes[name] })} />
            <span>{say(phrase)}</span>
          </label>
        ))}
      </div>
      <label>
        {say("web_language")}
        <select value={likes.language} onChange={(event) => void speakIn(event.currentTarget.value).catch(complain)}>
          {words?.languages.map(({ language, name }) => (
            <option value={language} key={language}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Forget />
      <p class="muted">
        <a href="./licences.txt">{Say("web_licences")}</a>
      </p>
    </Page>
  );
}

interface OneOf<Value> {
  title: PhraseKey;
  name: string;
  of: [Value, PhraseKey][];
  chosen: Value;
  choose: (value: Value) => void;
  picture?: (value: Value) => ComponentChildren; // of what it would look like
}

// A table with two cards upon it, in its own colours.
function LookPicture({ look }: { look: Preferences["look"] }) {
  return (
    <span class="sample" data-look={look} aria-hidden="true">
      <span class="card">
        <Back />
      </span>
      <span class="card">
        <Face card="QS" />
      </span>
    </span>
  );
}

function BackPicture({ back }: { back: Preferences["back"] }) {
  return (
    <span class="sample" aria-hidden="true">
      <span class="card">
        <Back as={back} />
      </span>
    </span>
  );
}

function Choice<Value extends string>({ title, name, of, chosen, choose, picture }: OneOf<Value>) {
  return (
    <fieldset>
      <legend>{say(title)}</legend>
      <div class="row">
        {of.map(([value, phrase]) => (
          <label class={`choice small ${picture ? "tile" : ""}`} key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
            {picture?.(value)}
            <span>{Say(phrase)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Forget() {
  const [asked, ask] = useState(false);
  return (
    <fieldset class="forget">
      <legend>{say("web_kept")}</legend>
      <p class="muted">{say("web_kept_what")}</p>
      <div class="actions">
        <button type="button" onClick={() => go("history")}>
          {Say("screen_home_history")}
        </button>
        <button type="button" class="danger" onClick={() => ask(true)}>
          {Say("web_forget")}
        </button>
      </div>
      {asked && <Question grave title={say("web_forget")} text={say("web_forget_ask")} no={() => ask(false)} yes={() => (ask(false), void forgetAll().catch(complain))} />}
    </fieldset>
  );
}
