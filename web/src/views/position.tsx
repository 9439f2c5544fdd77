// A game set up in the middle: what lies where, or a state as JSON from elsewhere. Whether such a position can be, the
// notation's own reader says.
import { useState } from "preact/hooks";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { begin, complain, go, useApp } from "../app/state";
import { show, suits } from "../cards/card";
import { Chip } from "../cards/face";
import { desk, randomSeed } from "../engine/desk";
import type { Card } from "../engine/types";
import { say, Say } from "../words/say";

type Line = "weapon" | "slain" | "slot" | "room" | "bottom" | "gone";
const lines: [Line, PhraseKey][] = [
  ["room", "screen_position_room"],
  ["weapon", "screen_position_weapon"],
  ["slain", "screen_position_slain"],
  ["slot", "screen_position_slot"],
  ["bottom", "screen_position_bottom"],
  ["gone", "screen_position_gone"],
];
const single = new Set<Line>(["weapon", "slot"]);

type Cards = Record<Line, Card[]>;
const nothing: Cards = { weapon: [], slain: [], slot: [], room: [], bottom: [], gone: [] };

export function PositionView({ given, table }: { given: string | undefined; table: boolean }) {
  const { ready } = useApp();
  const [rules, setRules] = useState(given ?? "classic");
  const [cards, setCards] = useState(nothing);
  const [line, setLine] = useState<Line>("room");
  const [health, setHealth] = useState<number | null>(null);
  const [avoided, setAvoided] = useState(false);
  const [potion, setPotion] = useState(false);
  const [json, setJson] = useState("");
  const told = useAsked(() => (ready ? desk.explain(rules) : Promise.resolve(null)), [ready, rules]);
  const sets = useAsked(() => (ready ? desk.ruleSets() : Promise.resolve(null)), [ready]);
  if (!told) return <Page title={say("screen_position")}>{say("web_loading")}</Page>;
  const placed = Object.values(cards).flat();
  const unseen = told.deck.filter((card) => !placed.includes(card));

  function put(card: Card): void {
    const here = cards[line].includes(card);
    const next = Object.fromEntries(Object.entries(cards).map(([name, some]) => [name, some.filter((one) => one !== card)])) as Cards;
    if (!here) next[line] = single.has(line) ? [card] : [...next[line], card];
    setCards(next);
  }

  const dealt = table ? {} : { seed: randomSeed() };

  function fromForm(): void {
    void begin({ set_up: { rules, health: health ?? told!.health, unseen, potion_used: potion, avoided_last: avoided, ...cards }, ...dealt });
  }

  function fromText(event: Event): void {
    event.preventDefault();
    try {
      void begin({ position: JSON.parse(json) as object, ...dealt });
    } catch (why) {
      complain(why);
    }
  }

  return (
    <Page title={say("screen_position")} up={() => go("companion")}>
      <label>
        {say("screen_chooser_rules")}
        <select value={rules} onChange={(event) => (setRules(event.currentTarget.value), setCards(nothing))}>
          {[...new Set([...(sets?.sets.map((set) => set.rules) ?? []), rules])].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <div class="lines" role="radiogroup" aria-label={say("screen_position")}>
        {lines
          .filter(([name]) => name !== "slot" || told.slot)
          .map(([name, phrase]) => (
            <label class="choice" key={name}>
              <input type="radio" name="line" checked={line === name} onChange={() => setLine(name)} />
              <span>
                <b>{Say(phrase)}</b>
                <span class="chips">
                  {cards[name].map((card) => (
                    <Chip card={card} key={card} />
                  ))}
                </span>
              </span>
            </label>
          ))}
      </div>
      <div class="grid-of-cards">
        {suits.map((suit) => (
          <div class="row" key={suit}>
            {told.deck
              .filter((card) => card[1] === suit)
              .map((card) => (
                <button type="button" key={card} class={`pick ${placed.includes(card) ? "out" : ""}`} aria-pressed={cards[line].includes(card)} aria-label={show(card)} onClick={() => put(card)}>
                  <Chip card={card} dim={placed.includes(card)} />
                </button>
              ))}
          </div>
        ))}
      </div>
      <p class="muted">{say("screen_position_unseen", { cards: unseen.length })}</p>
      <div class="row">
        <label>
          {Say("screen_position_health")}
          <input type="number" min={1} max={told.health} value={health ?? told.health} onInput={(event) => setHealth(Number(event.currentTarget.value))} />
        </label>
        <label class="tick">
          <input type="checkbox" checked={avoided} onChange={() => setAvoided(!avoided)} />
          <span>{Say("screen_position_avoided")}</span>
        </label>
        <label class="tick">
          <input type="checkbox" checked={potion} onChange={() => setPotion(!potion)} />
          <span>{Say("screen_position_potion")}</span>
        </label>
      </div>
      <div class="actions">
        <button type="button" class="primary" onClick={fromForm}>
          {Say("screen_do_begin")}
        </button>
      </div>
      <form onSubmit={fromText}>
        <label>
          {say("web_position_json")}
          <textarea rows={4} value={json} spellcheck={false} onInput={(event) => setJson(event.currentTarget.value)} />
        </label>
        <button type="submit">{Say("web_import")}</button>
      </form>
    </Page>
  );
}
