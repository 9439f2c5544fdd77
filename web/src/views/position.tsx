// A game set up in the middle: what lies where, or a state as JSON from elsewhere. Whether such a position can be, the
// notation's own reader says.
import { useState } from "preact/hooks";
import { useAsked } from "../app/load";
import { Page } from "../app/page";
import { begin, speak } from "../app/games";
import { announce } from "../app/live";
import { checkSize, mostText } from "../app/limits";
import { go } from "../app/places";
import { explain } from "../app/state";
import { Cards } from "../cards/face";
import { CardGrid } from "../cards/grid";
import { game } from "../engine/client";
import type { Card, Position } from "../engine/protocol";
import { say, Say } from "../words/say";
import { RulesChoice } from "./rules_choice";

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

type Layout = Record<Line, Card[]>;
const nothing: Layout = { weapon: [], slain: [], slot: [], room: [], bottom: [], gone: [] };

// Why it cannot even be handed to the engine.
function troubleWith(json: string): string {
  try {
    checkSize(json.length, mostText);
    JSON.parse(json);
    return "";
  } catch (why) {
    return why instanceof SyntaxError ? say("web_position_no_json") : explain(why);
  }
}

export function PositionView({ given, table }: { given: string; table: boolean }) {
  const [rules, setRules] = useState(given);
  const [cards, setCards] = useState(nothing);
  const [line, setLine] = useState<Line>("room");
  const [health, setHealth] = useState<number | null>(null);
  const [avoided, setAvoided] = useState(false);
  const [potion, setPotion] = useState(false);
  const [json, setJson] = useState("");
  const [problem, setProblem] = useState("");
  const told = useAsked(async () => {
    await speak(rules);
    return game.ask("explain", { rules });
  }, [rules]);
  if (!told) return <Page title={say("screen_position")}>{say("web_loading")}</Page>;
  const placed = Object.values(cards).flat();
  const unseen = told.deck.filter((card) => !placed.includes(card));

  function put(card: Card): void {
    const here = cards[line].includes(card);
    const next = Object.fromEntries(Object.entries(cards).map(([name, some]) => [name, some.filter((one) => one !== card)])) as Layout;
    if (!here) next[line] = single.has(line) ? [card] : [...next[line], card];
    setCards(next);
  }

  const dealt = table ? ({ dealer: "table" } as const) : { shuffle: true };

  function fromForm(): void {
    void begin({ set_up: { rules, health: health ?? told!.health, unseen, potion_used: potion, avoided_last: avoided, ...cards }, ...dealt });
  }

  function fromText(event: Event): void {
    event.preventDefault();
    const trouble = troubleWith(json);
    setProblem(trouble);
    if (trouble) announce(trouble);
    else void begin({ position: JSON.parse(json) as Position, ...dealt });
  }

  return (
    <Page title={say("screen_position")} up={() => go("companion")}>
      <RulesChoice label={say("screen_chooser_rules")} rules={rules} choose={(one) => (setRules(one), setCards(nothing))} />
      <div class="lines" role="radiogroup" aria-label={say("screen_position")}>
        {lines
          .filter(([name]) => name !== "slot" || told.slot)
          .map(([name, phrase]) => (
            <label class="choice" key={name}>
              <input type="radio" name="line" checked={line === name} onChange={() => setLine(name)} />
              <span>
                <b>{Say(phrase)}</b>
                {cards[name].length > 0 && <Cards cards={cards[name]} />}
              </span>
            </label>
          ))}
      </div>
      <CardGrid cards={told.deck} pick={put} pressed={(card) => cards[line].includes(card)} dim={(card) => placed.includes(card)} />
      <p class="muted">{say("screen_position_unseen", { cards: unseen.length })}</p>
      <div class="row">
        <label>
          {Say("screen_position_health")}
          <input type="number" min={1} max={told.health} value={health ?? told.health} onInput={(event) => setHealth(event.currentTarget.valueAsNumber || null)} />
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
        {problem && <p class="warning">{problem}</p>}
        <button type="submit">{Say("web_position_read")}</button>
      </form>
    </Page>
  );
}
