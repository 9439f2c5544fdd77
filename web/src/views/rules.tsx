// How a game is played, in the words of its rule set.
import { useState } from "preact/hooks";
import { Page } from "../app/page";
import { useAsked } from "../app/load";
import { back, go } from "../app/places";
import { Pictures } from "../cards/pictures";
import { game } from "../engine/client";
import { say, Say } from "../words/say";
import { typeset } from "../words/typeset";

export function RulesView({ given }: { given: string }) {
  const [rules, setRules] = useState(given || "classic");
  const sets = useAsked(() => game.ask("rule_sets"), []);
  const told = useAsked(() => game.ask("explain", { rules }), [rules]);
  return (
    <Page title={told?.title ?? say("web_rules")} up={back}>
      <div class="actions tabs">
        {sets?.sets.map((set) => (
          <button type="button" key={set.rules} aria-pressed={set.rules === rules} onClick={() => setRules(set.rules)}>
            {set.title}
          </button>
        ))}
      </div>
      {told && (
        <article class="prose">
          <p class="lead">{sets?.sets.find((set) => set.rules === rules)?.what_for ?? say("screen_brief", { brief: told.brief })}</p>
          {told.paragraphs.map((paragraph) => (
            <section key={paragraph.title}>
              <h2>{paragraph.title}</h2>
              <Pictures cards={paragraph.cards} shield={told.weapon_wears} />
              <p>{typeset(paragraph.sentences.join(" "))}</p>
            </section>
          ))}
          <button type="button" class="primary" onClick={() => go("new", rules)}>
            {Say("screen_home_new")}
          </button>
        </article>
      )}
    </Page>
  );
}
