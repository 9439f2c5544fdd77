// Lessons to choose from, each with its first room and whether it was gone through.
import type { ComponentChildren } from "preact";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { teach } from "../app/games";
import { usePreferences } from "../app/preferences";
import { Pictures } from "../cards/pictures";
import { game } from "../engine/client";
import type { Card } from "../engine/protocol";
import { say } from "../words/say";

interface Props {
  room: Card[];
  shield: boolean;
  done: string; // what has come of it; empty: nothing yet
  ticked: boolean;
  begin: () => void;
  children: ComponentChildren;
}

function Exercise({ room, shield, done, ticked, begin, children }: Props) {
  return (
    <button type="button" onClick={begin}>
      <Pictures cards={room} shield={shield} />
      <span class="grow">{children}</span>
      {done && (
        <small class={ticked ? "done" : ""}>
          {ticked && (
            <svg class="drawn" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 13l4 4L19 7" />
            </svg>
          )}
          {done}
        </small>
      )}
    </button>
  );
}

export function Learn() {
  const { learnt } = usePreferences();
  const exercises = useAsked(() => game.ask("exercises"), []);
  return (
    <Page title={say("screen_tutorial")}>
      <p class="lead">{say("screen_tutorial_what")}</p>
      <div class="menu-list exercises">
        {exercises?.lessons.map(({ rules, name, title, room, weapon_wears }) => (
          <Exercise key={rules} room={room} shield={weapon_wears} ticked={learnt.includes(rules)} done={learnt.includes(rules) ? say("web_lesson_done") : ""} begin={() => void teach(rules)}>
            <b>{name}</b>
            <small>{title}</small>
          </Exercise>
        ))}
      </div>
    </Page>
  );
}
