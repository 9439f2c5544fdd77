// What lies around the room: the dungeon, the discard pile, the weapon with the monsters slain fanned upon it, the slot.
import type { ComponentChildren } from "preact";
import { Back } from "../cards/back";
import { Face } from "../cards/face";
import { show } from "../cards/card";
import type { Card, PositionView } from "../engine/protocol";
import { Say, say } from "../words/say";
import { cardText } from "./talk";

// A pile that can be looked through is a button; one that is only shown is a picture.
function Pile({ name, look, label, children }: { name: "dungeon" | "discarded"; look?: (() => void) | undefined; label: string; children: ComponentChildren }) {
  return look ? (
    <button type="button" class={`pile ${name}`} onClick={look} aria-label={label}>
      {children}
    </button>
  ) : (
    <div class={`pile ${name}`} role="img" aria-label={label}>
      {children}
    </div>
  );
}

// A pile grows thin card by card.
const thickness = (cards: number) => (cards / 7).toFixed(2);

export function Dungeon({ view, look }: { view: PositionView; look?: () => void }) {
  const { dungeon, bottom } = view.state;
  return (
    <Pile name="dungeon" look={look} label={`${say("screen_dungeon")}. ${dungeon > 0 ? say("talk_dungeon", { cards: dungeon }) : say("talk_dungeon_empty")}`}>
      <span class="stack" data-pile="dungeon" style={{ "--layers": thickness(dungeon) }}>
        {dungeon > 0 ? <Back /> : <span class="nothing" />}
        <span class="count" key={dungeon}>{dungeon}</span>
      </span>
      <span class="caption" aria-hidden="true" key={dungeon}>
        {say("screen_dungeon")} <span class="how-many">{dungeon}</span>
      </span>
      {bottom.length > 0 && (
        <span class="aside" aria-hidden="true">
          {say("screen_known", { known: bottom.length })}
          {view.known_due !== null && `, ${say("screen_due", { rooms: view.known_due })}`}
        </span>
      )}
    </Pile>
  );
}

export function Discard({ view, look }: { view: PositionView; look?: () => void }) {
  const cards = view.state.discard.length;
  const top = view.state.discard.at(-1);
  return (
    <Pile name="discarded" look={look} label={say("screen_discard_pile", { cards })}>
      <span class="stack" data-pile="discard" style={{ "--layers": thickness(cards) }}>
        {top ? <Face key={top} card={top} shield={view.weapon_wears} /> : <span class="nothing" />}
      </span>
      <span class="caption" aria-hidden="true">
        {say("screen_discard_pile", { cards })}
      </span>
    </Pile>
  );
}

export function weaponText(view: PositionView): string {
  const { weapon } = view.state;
  if (!weapon) return say("talk_unarmed");
  const parts = [say("talk_armed", { held: show(weapon.card) })];
  if (view.weapon_wears) parts.push(weapon.power > 0 ? say("talk_power", { power: weapon.power }) : say("talk_worn_out"));
  if (weapon.limit !== null) parts.push(say(view.limit_included ? "talk_up_to" : "talk_below", { limit: weapon.limit }));
  if (weapon.slain.length > 0) parts.push(say("talk_slain", { slain: weapon.slain.map(show).join(" ") }));
  return parts.join(", ");
}

function Fan({ cards, shield, children }: { cards: Card[]; shield: boolean; children: ComponentChildren }) {
  return (
    <span class="fan" key={cards.length} style={{ "--count": cards.length }}>
      {cards.map((card, i) => (
        <span class="card" data-card={card} key={card} style={{ "--i": i }}>
          <Face card={card} shield={shield} />
        </span>
      ))}
      {children}
    </span>
  );
}

// What it still reaches, at a glance.
function Badge({ view }: { view: PositionView }) {
  const { weapon } = view.state;
  const text = !weapon ? "" : view.weapon_wears ? String(weapon.power) : weapon.limit === null ? "" : `${view.limit_included ? "≤" : "<"} ${weapon.limit}`;
  return text ? (
    <span class="badge" aria-hidden="true" key={text}>
      {text}
    </span>
  ) : null;
}

export function Weapon({ view }: { view: PositionView }) {
  const { weapon } = view.state;
  return (
    <section class="weapon" aria-label={weaponText(view)}>
      {weapon ? (
        <Fan cards={[weapon.card, ...weapon.slain]} shield={view.weapon_wears}>
          <Badge view={view} />
        </Fan>
      ) : (
        <span class="nothing card" />
      )}
      <p class="caption" aria-hidden="true">
        {Say("screen_weapon")}
      </p>
    </section>
  );
}

export function Slot({ view, selected, choose }: { view: PositionView; selected: string | null; choose?: (card: Card) => void }) {
  const { slot } = view.state;
  if (!view.has_slot) return null;
  return (
    <section class="slot" aria-label={say("screen_slot")}>
      {slot && !choose ? (
        <span class="card" data-card={slot.card}>
          <Face card={slot.card} shield={view.weapon_wears} />
        </span>
      ) : slot && choose ? (
        <button type="button" class={`card ${selected === slot.card ? "selected" : ""}`} data-card={slot.card} data-place="slot" aria-pressed={selected === slot.card} aria-label={cardText(view, slot.card)} onClick={() => choose(slot.card)}>
          <Face card={slot.card} shield={view.weapon_wears} />
        </button>
      ) : (
        <span class="nothing card" />
      )}
      <p class="caption" aria-hidden="true">
        {say("screen_slot")}
      </p>
    </section>
  );
}
