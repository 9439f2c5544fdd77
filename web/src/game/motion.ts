// Motion that explains: cards are dealt from the dungeon, taken to where they then lie, slid under the deck, and brought
// back from the pile they went to; a blow is seen to fall, and what it cost flies to the health, the larger the worse. Every
// card that lies there has `data-card`, every pile `data-pile`. What comes next ends it at once.
import { useLayoutEffect, useRef, type MutableRef } from "preact/hooks";
import type { Card, PositionView } from "../engine/protocol";
import { fly, hide, lay, overlay, pass, placeOf, settle, still, whole, type Flight, type Place } from "./flight";
import { happening, type Happening } from "./happening";

interface Lying {
  place: Place;
  element: HTMLElement;
  look: Node; // a copy: the element may have become another card by the time it is wanted
}

interface Table {
  cards: Map<Card, Lying>;
  dungeon: Lying;
  discard: Lying;
}

const few = 20; // ms between two cards of the same throw
const heavy = 7; // damage that is felt all around
const between = 60; // from cards that leave to those dealt in their place

function lying(element: HTMLElement, root: HTMLElement): Lying {
  return { place: placeOf(element, root), element, look: element.querySelector(".face, .back, .nothing")!.cloneNode(true) };
}

// A card that is being dragged comes last, and lies where the hand has it.
function look(root: HTMLElement): Table {
  const cards = new Map<Card, Lying>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) cards.set(element.dataset["card"]!, lying(element, root));
  const pile = (name: string) => lying(root.querySelector<HTMLElement>(`[data-pile=${name}]`)!, root);
  return { cards, dungeon: pile("dungeon"), discard: pile("discard") };
}

// Part of the way from one to the other, tipped over, without leaving the stage.
function towards(from: Place, to: Place, share: number, root: HTMLElement, tip = 0): Place {
  const rim = (from.height / 2) * Math.abs(Math.sin((tip * Math.PI) / 180)); // what a corner needs beyond the card's box
  const part = (a: number, b: number, most: number) => Math.max(rim, Math.min(most - rim, a + (b - a) * share));
  return {
    ...from,
    left: part(from.left, to.left, root.offsetWidth - from.width),
    top: part(from.top, to.top, root.offsetHeight - from.height),
    turn: tip ? `${tip}deg` : from.turn,
  };
}

const same = (a: Place, b: Place) => Math.hypot(a.left - b.left, a.top - b.top) < 2;

interface Planned extends Flight {
  card: Lying;
  lands: boolean; // it lies on the table, out of sight until then
  under: boolean;
}

interface Change {
  was: Table | null;
  now: Table;
  before: PositionView | null;
  view: PositionView;
  what: Happening | null;
}

// What has left goes to the discard pile, by way of the health if it changed that; or back to the dungeon.
function leaving({ was, now, before, view: { state }, what }: Change, root: HTMLElement): Planned[] {
  const health = root.querySelector<HTMLElement>(".health");
  let slid = 0;
  return [...(was?.cards ?? [])].flatMap(([name, card]) => {
    if (now.cards.has(name)) return [];
    const thrown = state.discard.includes(name);
    const felt = thrown && health && what && what.health !== 0 && before && !before.state.weapon?.slain.concat(before.state.weapon.card).includes(name);
    return {
      card,
      lands: false,
      from: card.place,
      to: (thrown ? now.discard : now.dungeon).place,
      via: felt ? towards(card.place, placeOf(health, root), 0.45, root, what.health < 0 ? -9 : 0) : undefined,
      delay: thrown ? 0 : slid++ * few,
      duration: whole - between - (thrown ? 0 : 3 * few),
      flip: thrown ? null : ("down" as const),
      under: state.bottom.includes(name),
    };
  });
}

// What lies elsewhere now, or anew; the weapon reaches out for what it slays.
function arriving({ was, now, before, view: { state }, what }: Change, wait: number, root: HTMLElement): Planned[] {
  const weapon = state.weapon?.card;
  const victim = what?.struck[0];
  const beat = (whole - wait) / 7; // from one card dealt to the next
  const placeBefore = (name: Card | undefined) => (name ? was?.cards.get(name)?.place : undefined);
  let dealt = 0;
  return [...now.cards].flatMap(([name, card]) => {
    const going = { card, lands: true, to: card.place, under: false, delay: 0, duration: whole - between, flip: null };
    const from = placeBefore(name);
    const target = name === weapon ? placeBefore(victim) : undefined;
    if (from && target) return { ...going, from, via: towards(from, target, 0.3, root) };
    if (from && same(from, card.place)) return [];
    const held = name === victim ? placeBefore(weapon) : undefined;
    if (from) return { ...going, from, via: held && towards(from, held, -0.06, root, 9) };
    if (before?.state.discard.includes(name)) return { ...going, from: now.discard.place };
    return { ...going, from: now.dungeon.place, delay: wait + dealt++ * beat, duration: whole - wait - 3 * beat, flip: "up" as const };
  });
}

// A pile as it was, over the pile as it is, until what goes there has landed.
function holdPile(root: HTMLElement, was: Lying, now: Lying): void {
  pass(lay(root, now.place, was.look.cloneNode(true)), [{ opacity: 1 }, { opacity: 1 }], { duration: whole - between });
  for (const part of now.element.children) hide(part, whole - between);
}

function add(root: HTMLElement, kind: string, text = ""): HTMLElement {
  const made = document.createElement("span");
  made.className = kind;
  made.textContent = text;
  overlay(root).append(made);
  return made;
}

// From the card that did it to the heart.
function tellHealth(root: HTMLElement, gained: number, by: Place): void {
  const heart = root.querySelector<HTMLElement>(".health .number");
  if (!heart) return;
  const text = add(root, `felt ${gained < 0 ? "loss" : "gain"}`, gained < 0 ? `−${-gained}` : `+${gained}`);
  text.style.fontSize = `${Math.min(64, 26 + 3 * Math.abs(gained))}px`;
  const { left, top } = placeOf(heart, root);
  const [from, to] = [`${by.left + (by.width - text.offsetWidth) / 2}px ${by.top + (by.height - text.offsetHeight) / 2}px`, `${left}px ${top}px`];
  pass(text, [{ translate: from, scale: 0.5 }, { translate: from, scale: 1, offset: 0.2 }, { translate: from, scale: 1, opacity: 1, offset: 0.55, easing: "ease-in" }, { translate: to, scale: 0.5, opacity: 0.4 }], { duration: whole });
  if (gained <= -heavy) pass(add(root, "pain"), [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { duration: 200 });
}

function show(change: Change, root: HTMLElement): void {
  const { was, now, what } = change;
  const left = leaving(change, root);
  const come = arriving(change, left.length > 0 ? between : 0, root);
  const back = [was?.dungeon.look, now.dungeon.look].find((one) => one instanceof Element && one.matches(".back")) ?? null;
  const go = ({ card, lands, under: _under, ...flight }: Planned) => {
    fly(root, card.look.cloneNode(true), back?.cloneNode(true) ?? null, flight);
    if (lands) hide(card.element, flight.delay + flight.duration);
  };
  // From below to above: under the deck, upon the piles, to the hand; those from furthest away uppermost.
  const way = ({ from, to }: Flight) => Math.hypot(from.left - to.left, from.top - to.top);
  left.filter((one) => one.under).forEach(go);
  if (was && left.some((one) => one.under)) holdPile(root, was.dungeon, now.dungeon);
  if (was && left.some((one) => one.to === now.discard.place)) holdPile(root, was.discard, now.discard);
  [...left.filter((one) => !one.under), ...come].sort((a, b) => way(a) - way(b)).forEach(go);
  if (what && what.health !== 0) tellHealth(root, what.health, (was?.cards.get(what.faced!) ?? now.discard).place);
}

// `deal`: the first room is dealt before our eyes, too.
export function useMotion(game: MutableRef<HTMLElement | null>, view: PositionView, deal: boolean): void {
  const shown = useRef<PositionView | null>(null);
  const was = useRef<Table | null>(null);
  // While this renders, the table still lies as the last view had it, in whatever window there is by now.
  if (game.current && shown.current !== view) was.current = look(game.current);
  useLayoutEffect(() => {
    const root = game.current;
    if (!root) return;
    const before = shown.current;
    shown.current = view;
    settle(root);
    if (still() || (!before && !deal)) return;
    show({ was: was.current, now: look(root), before, view, what: before && happening(before, view) }, root);
  }, [view]);
}
