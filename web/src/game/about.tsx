// What the sheet says while there is no hint: the card in mind, why something cannot be done with it, and what is still unseen.
import { show } from "../cards/card";
import type { Card, Offer, View } from "../engine/protocol";
import { capital, say } from "../words/say";
import { typeset } from "../words/typeset";
import { Remaining } from "./panels";

interface Props {
  view: View;
  selected: Card | "room" | null;
  barred: Offer[];
}

export function About({ view, selected, barred }: Props) {
  const { rolled, unseen } = view.state;
  const why = barred.length > 0 && <p class="barred-offers">{barred.map((offer) => capital(typeset(offer.effect))).join(" · ")}</p>;
  if (view.lesson) return why || null; // which says what to do itself
  return (
    <div class="about fits">
      <p class="prompt">
        {selected && selected !== "room" ? (
          <>
            <b>{show(selected)}</b> {view.kinds[selected]}
          </>
        ) : (
          say(rolled ? "talk_rolled" : "web_choose", rolled ? { card: show(rolled) } : {})
        )}
        <small aria-hidden="true">{say("screen_unseen", { cards: unseen.length })}</small>
      </p>
      {why}
      <Remaining view={view} />
    </div>
  );
}
