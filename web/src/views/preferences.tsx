// What the player likes, and the way to leave nothing behind.
import { useState } from "preact/hooks";
import { Question } from "../app/dialog";
import { forgetAll } from "../app/forget";
import { Page } from "../app/page";
import { useAsked } from "../app/load";
import { prefer, usePreferences, type Preferences } from "../app/preferences";
import { speakIn } from "../app/games";
import { back, go } from "../app/places";
import { complain } from "../app/state";
import { game } from "../engine/client";
import { say, Say } from "../words/say";

const themes: [Preferences["theme"], PhraseKey][] = [
  ["auto", "web_theme_auto"],
  ["light", "web_theme_light"],
  ["dark", "web_theme_dark"],
];
const switches: ["fourColours" | "warn" | "lifeCards" | "askMarks", PhraseKey][] = [
  ["fourColours", "screen_pref_four"],
  ["warn", "screen_pref_fatal"],
  ["lifeCards", "screen_pref_life"],
  ["askMarks", "screen_pref_marks"],
];

export function PreferencesView() {
  const likes = usePreferences();
  const words = useAsked(() => game.ask("words", { rules: "classic" }), []);

  return (
    <Page title={say("screen_home_preferences")} up={back}>
      <fieldset>
        <legend>{say("web_theme")}</legend>
        <div class="row">
          {themes.map(([theme, name]) => (
            <label class="choice small" key={theme}>
              <input type="radio" name="theme" checked={likes.theme === theme} onChange={() => prefer({ theme })} />
              <span>{say(name)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {switches.map(([name, phrase]) => (
        <label class="tick" key={name}>
          <input type="checkbox" checked={likes[name]} onChange={() => prefer({ [name]: !likes[name] })} />
          <span>{say(phrase)}</span>
        </label>
      ))}
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
    </Page>
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
