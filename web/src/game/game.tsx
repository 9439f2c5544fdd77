// A game being played. It knows no rule: what can be done, what it would do and why not come with the view.
import { Fragment } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Dialog, Question } from "../app/dialog";
import { begin, setView } from "../app/games";
import { announce } from "../app/live";
import { useOthers } from "../app/others";
import { preferences, usePreferences } from "../app/preferences";
import { go } from "../app/places";
import { complain } from "../app/state";
import { useTitle } from "../app/title";
import { show } from "../cards/card";
import { view as ask } from "../engine/client";
import type { Card, Life, Offer, View } from "../engine/protocol";
import { capital, say } from "../words/say";
import { plain } from "../words/typeset";
import { About } from "./about";
import { wanted, weigh } from "./advised";
import { Asking } from "./asking";
import { useDrag } from "./drag";
import { useFeedback } from "./feedback";
import { useHint } from "./hint";
import { HintBox } from "./hint_box";
import { useGameKeys } from "./keyboard";
import { MarkQuestion, wouldMark, type Marking } from "./mark_question";
import { useMotion } from "./motion";
import { Notice } from "./notice";
import { Offers } from "./offers";
import { Discarded, Log, Unseen } from "./panels";
import { Discard, Dungeon, Slot, Weapon } from "./piles";
import { Room } from "./room";
import { Status } from "./status";
import { cardText, endText, offerOf, repeatable, roomText } from "./talk";

type Over = "dungeon" | "discard" | "menu" | "restart" | "another" | null;

export function Game({ view }: { view: View }) {
  const { warn, oneTap } = usePreferences();
  const root = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<Card | "room" | null>(null);
  const [hovered, hover] = useState<Offer | null>(null);
  const [refused, setRefused] = useState<Offer | null>(null); // what was asked for and cannot be done
  const [fatal, askFatal] = useState<Offer | null>(null);
  const [over, setOver] = useState<Over>(null);
  const [marking, askMark] = useState<Marking | null>(null);
  const underWay = useRef<Promise<boolean> | null>(null);
  const { state, lesson } = view;
  const playing = state.status === "playing";
  const taught = lesson !== null && !lesson.over;
  const { told, askHint, askSolution, cancel } = useHint(view, pointAtBest);
  const others = useOthers(over === "menu" || !playing || view.puzzle !== null);
  const advised = taught && lesson.move ? wanted(lesson.move, view) : told && "hint" in told ? weigh(told.hint, view) : null;

  // What the selected card does by itself: what is advised with it, or the first that is open.
  const offersOfSelected = selected ? (view.offers[selected] ?? []) : [];
  const armed = offersOfSelected.find((offer) => offer.move === advised?.best.move) ?? offersOfSelected.find((offer) => offer.legal) ?? null;

  useMotion(root, view, view.moves === 0);
  useFeedback(view);
  const title = lesson?.name ?? view.title;
  useTitle(title);

  // The selected card goes with the room it lies in; focus stays at its place, without a moment elsewhere.
  const lastPlace = useRef(0);
  useLayoutEffect(() => {
    if (selected && selected !== "room" && !view.offers[selected]) setSelected(null);
    hover(null);
    setRefused(null);
    const focused = document.activeElement;
    const asked = state.awaiting > 0 && playing && !focused?.closest(".asking");
    if (!asked && focused && focused !== document.body && root.current?.contains(focused)) return;
    if (!document.querySelector("dialog[open]")) focusPlace(lastPlace.current);
  }, [view]);

  function focusPlace(place: number): void {
    const asked = root.current?.querySelector<HTMLElement>(".asking input, .outcome");
    if (view.moves === 0 && !asked) return focusOn("h1"); // at first nothing is chosen
    const cards = [...(root.current?.querySelectorAll<HTMLElement>(".room .card") ?? [])];
    (asked ?? cards.find((card) => Number(card.dataset["place"]) >= place) ?? cards.at(-1))?.focus({ preventScroll: true });
  }

  async function run(what: () => Promise<View>, tell: (now: View) => string = roomText): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = what().then(
      (now) => (setView(now), announce(tell(now)), true),
      (why) => (complain(why), false),
    );
    try {
      return await underWay.current;
    } finally {
      underWay.current = null;
    }
  }

  function make(offer: Offer): Promise<boolean> {
    askFatal(null);
    lastPlace.current = Math.max(0, view.places.findIndex((card) => card && view.offers[card]?.includes(offer)));
    return run(
      () => (view.puzzle && others ? others.tryMove(offer.move) : ask("move", { move: offer.move })),
      (now) => {
        if (view.puzzle && others) return others.judgedText();
        const then = now.state.status !== "playing" ? endText(now) : now.state.room_number !== state.room_number || now.state.awaiting > 0 ? roomText(now) : "";
        return [now.log.at(-1)?.text ?? "", then].join(" ");
      },
    );
  }

  // Whether it was done.
  async function doIt(offer: Offer): Promise<boolean> {
    if (taught) return make(offer); // which the lesson takes, or says that it does not
    if (offer.legal && !(offer.fatal && warn)) return make(offer);
    if (offer.legal) askFatal(offer);
    else refuse(offer);
    return false;
  }

  function refuse(offer: Offer): void {
    setRefused(offer);
    announce(offer.effect);
  }

  function point(card: Card): void {
    setSelected(card);
    setRefused(null);
    announce(cardText(view, card));
    lastPlace.current = Math.max(0, view.places.indexOf(card));
    focusOn(`[data-card="${card}"][data-place]`);
  }
  const focusOn = (what: string) => root.current?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true });

  // What is advised is what Enter does: it alone is marked, and has the focus.
  function pointAtBest(move: string): void {
    const on = offerOf(view, move)?.on ?? "room";
    setSelected(on);
    focusOn(on === "room" ? `.offer[data-move="${move}"]` : `[data-card="${on}"][data-place]`);
  }

  function choose(card: Card): void {
    if (selected !== card) return point(card);
    if (armed) void doIt(armed);
  }

  function tap(card: Card): void {
    const [only, ...more] = (view.offers[card] ?? []).filter((offer) => offer.legal);
    if (oneTap && only && more.length === 0) void doIt(only);
    else choose(card);
  }

  function undo(): void {
    if (view.can_undo) consider("undo");
  }
  function redo(): void {
    if (view.can_redo) void run(() => ask("redo"), (now) => `${say("screen_redone")} ${roomText(now)}`);
  }
  function hint(): void {
    if (!playing || state.awaiting > 0) return;
    if (taught) return complain(new Error(say("screen_lesson_not_yet")));
    consider("hint");
  }

  // Both mark the game.
  function consider(what: Marking): void {
    if (wouldMark(what, view)) askMark(what);
    else seek(what);
  }
  function seek(what: Marking): void {
    askMark(null);
    if (what === "hint") void askHint();
    else void run(() => ask("undo"), (now) => `${say("screen_undone")} ${roomText(now)}`);
  }
  function deselect(): void {
    if (cancel()) return;
    if (!selected && lesson) go("learn");
    setSelected(null);
  }

  function restart(): void {
    setOver(null);
    void begin(view.puzzle ? { puzzle: view.puzzle.id, abandon: true } : { game: state.game, abandon: true });
  }
  // Other cards by the same rules; a real deck is asked for where games begin.
  function another(): void {
    if (view.at_table) go("new");
    else void begin({ rules: state.rules, abandon: true });
  }
  const askAnother = () => (view.touched && playing ? setOver("another") : another());
  function askRestart(): void {
    if (lesson || !repeatable(view)) return;
    if (view.touched && playing) setOver("restart");
    else restart();
  }

  useGameKeys({ view, selected, point, choose, deselect, doIt, undo, redo, hint, restart: askRestart, another: askAnother, underWay: () => underWay.current });
  useDrag(root, { view, doIt, point, hover });

  return (
    <div class={`game ${view.has_slot ? "with-slot" : ""} ${lesson ? "taught" : ""} ${playing ? "" : "is-over"}`} ref={root}>
      <h1 class="for-ears" tabIndex={-1}>{plain(title)}</h1>
      <Status view={view} selected={hovered ?? armed} undo={undo} redo={redo} hint={hint} menu={() => setOver("menu")} />

      <div class="table" inert={!playing}>
        <div class="lay">
          <Dungeon view={view} look={() => setOver("dungeon")} />
          <Room view={view} selected={selected} advised={advised} choose={tap} />
          <Discard view={view} look={() => setOver("discard")} />
          <Weapon view={view} />
          <Slot view={view} selected={selected} choose={tap} />
          <section class="sheet" aria-label={say("web_offers")}>
            <Notice view={view} others={others} />
            {state.awaiting > 0 && playing ? (
              <Asking view={view} reveal={(cards) => run(() => ask("reveal", view.die_owed ? { die: cards[0]! } : { cards }))} />
            ) : taught && lesson.reading ? null : (
              // Another card is another sheet: nothing of the last one moves.
              <Fragment key={`${view.moves} ${selected}`}>
                {told && !refused ? <HintBox told={told} view={view} cancel={cancel} /> : <About view={view} selected={selected} barred={refused ? [refused] : offersOfSelected.filter((offer) => !offer.legal)} />}
                <Offers offers={[...(selected === "room" ? [] : offersOfSelected), ...(view.offers["room"] ?? []).filter((offer) => offer.legal)]} armed={armed} advised={advised} doIt={doIt} hover={hover} label={say("web_offers")} />
              </Fragment>
            )}
            {playing && view.life && view.at_table && <TurnOver life={view.life} />}
          </section>
        </div>
      </div>

      {!playing && others && <others.End view={view} restart={askRestart} undo={undo} />}

      <aside class="side">
        <Unseen view={view} />
        <Log view={view} />
      </aside>

      {fatal && <Question grave title={say("web_fatal")} text={say("web_fatal_by", { damage: fatal.damage, health: state.health })} refuse="web_fatal_no" agree="web_fatal_yes" no={() => askFatal(null)} yes={() => void make(fatal)} />}
      {marking && <MarkQuestion what={marking} no={() => askMark(null)} yes={() => seek(marking)} />}
      {over === "restart" && <Question title={say("screen_do_restart")} text={say("screen_restart")} no={() => setOver(null)} yes={restart} />}
      {over === "another" && <Question title={say("web_new_deal")} text={`${capital(say("screen_chooser_leaving"))}.`} no={() => setOver(null)} yes={another} />}
      {over === "dungeon" && (
        <Dialog title={say("screen_dungeon")} close={() => setOver(null)}>
          <Unseen view={view} />
        </Dialog>
      )}
      {over === "discard" && (
        <Dialog title={say("screen_discard_pile", { cards: state.discard.length })} close={() => setOver(null)}>
          <Discarded view={view} />
          <Log view={view} />
        </Dialog>
      )}
      {over === "menu" && others && <others.GameMenu view={view} restart={askRestart} another={askAnother} redo={redo} solve={() => void askSolution()} close={() => setOver(null)} />}
    </div>
  );
}

function TurnOver({ life }: { life: Life }) {
  const down = life.turned_down.map(show).join(" ");
  const up = life.turned_up.map(show).join(" ");
  if (!preferences.lifeCards || (!down && !up)) return null;
  const text = down && up ? say("screen_turn_both", { down, up }) : down ? say("screen_turn_down", { down }) : say("screen_turn_up", { up });
  return <p class="turn-over">{text}</p>;
}
