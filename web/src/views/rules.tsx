// How a game is played, in the words of its rule set.
import { useState } from "preact/hooks";
import { Page } from "../app/page";
import { useAsked } from "../app/load";
import { back, go, useApp } from "../app/state";
import { desk } from "../engine/desk";
import { say, Say } from "../words/say";

export function RulesView({ given }: { given: string | undefined }) {
  const { ready } = useApp();
  const [rules, setRules] = useState(given ?? "classic");
  const sets = useAsked(() => (ready ? desk.ruleSets() : Promise.resolve(null)), [ready]);
  const told = useAsked(() => (ready ? desk.explain(rules) : Promise.resolve(null)), [ready, rules]);
  return (
    <Page title={told?.title ?? say("web_rules")} up={back}>
      <div class="actions tabs">
        {sets?.sets.map((set) => (
          <button type="button" key={set.rules} aria-pressed={set.rules === rules} onClick={() => setRules(set.rules)}>
            {set.rules}
          </button>
        ))}
      </div>
      {told && (
        <article class="prose">
          <p class="lead">{say("screen_brief", { brief: told.brief })}</p>
          {told.paragraphs.map((paragraph) => (
            <section key={paragraph.title}>
              <h2>{paragraph.title}</h2>
              <p>{paragraph.sentences.join(" ")}</p>
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
