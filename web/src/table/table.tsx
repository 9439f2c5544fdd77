// The table: a game being played. It knows no rule: what can be done, what it would do and why not come with the scene.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Dialog, Question } from "../app/dialog";
import { begin, setScene } from "../app/games";
import { announce } from "../app/live";
import { preferences, usePreferences } from "../app/preferences";
import { go } from "../app/places";
import { change, complain, useApp, type Task } from "../app/state";
import { useTitle } from "../app/title";
import { show, showCards } from "../cards/card";
import { desk } from "../engine/desk";
import type { Card, Offer, Scene } from "../engine/types";
import { say } from "../words/say";
import { Asking } from "./asking";
import { useCounsel } from "./counsel";
import { CounselBox } from "./counsel_box";
import { End } from "./end";
import { LifeRow } from "./health";
import { useTableKeys } from "./keyboard";
import { TableMenu } from "./menu";
import { useMotion } from "./motion";
import { Notice, OpenDeck } from "./notice";
import { Offers } from "./offers";
import { Discarded, Log, Unseen } from "./panels";
import { Discard, Dungeon, Slot, Weapon } from "./piles";
import { Room } from "./room";
import { Status } from "./status";
import { cardText, endText, roomText } from "./talk";

type Over = "dungeon" | "discard" | "menu" | "restart" | null;

// A step of a lesson asks for one move; nothing else is taken until it is made.
function unwelcome(task: Task, move: string): boolean {
  if (!task || !("lesson" in task)) return false;
  const wanted = task.lesson.steps[task.at]?.move;
  const last = task.at + 1 >= task.lesson.steps.length;
  return !last && wanted !== move;
}

export function Table({ scene }: { scene: Scene }) {
  const { task } = useApp();
  const { warn, lifeCards } = usePreferences();
  const table = useRef<HTMLDivElement>(null);
  const [mind, setMind] = useState<Card | "room" | null>(null);
  const [hovered, hover] = useState<Offer | null>(null);
  const [fatal, askFatal] = useState<Offer | null>(null);
  const [over, setOver] = useState<Over>(null);
  const underWay = useRef<Promise<boolean> | null>(null);
  const { state } = scene;
  const playing = state.status === "playing";
  const lesson = task !== null && "lesson" in task;
  const { counsel, askHint, askSolution, callOff } = useCounsel(scene, setMind);

  useMotion(table, scene, scene.moves === 0);
  // A deck written out is no name for anything.
  const named = lesson ? task.lesson.name : state.game.includes(":") ? state.rules : state.game;
  useTitle(named);

  // The card in mind goes with the room it lies in; focus stays at its place, without a moment elsewhere.
  const lastPlace = useRef(0);
  useLayoutEffect(() => {
    if (mind && mind !== "room" && !scene.offers[mind]) setMind(null);
    hover(null);
    const focused = document.activeElement;
    const asked = state.awaiting > 0 && playing && !focused?.closest(".asking");
    if (!asked && focused && focused !== document.body && table.current?.contains(focused)) return;
    if (!document.querySelector("dialog[open]")) focusPlace(lastPlace.current);
  }, [scene]);

  function focusPlace(place: number): void {
    const asked = table.current?.querySelector<HTMLElement>(".asking input, .outcome");
    const cards = table.current?.querySelectorAll<HTMLElement>(".room .card");
    (asked ?? cards?.[Math.min(place, cards.length - 1)])?.focus({ preventScroll: true });
  }

  async function run(what: () => Promise<Scene>, tell: (now: Scene) => string = roomText): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = what().then(
      (now) => (setScene(now), announce(tell(now)), true),
      (why) => (complain(why), false),
    );
    try {
      return await underWay.current;
    } finally {
      underWay.current = null;
    }
  }

  async function make(offer: Offer): Promise<void> {
    askFatal(null);
    lastPlace.current = Math.max(0, state.room.findIndex((card) => scene.offers[card]?.includes(offer)));
    const done = await run(
      () => desk.move(offer.move),
      (now) => {
        const then = now.state.status !== "playing" ? endText(now) : now.state.room_number !== state.room_number || now.state.awaiting > 0 ? roomText(now) : "";
        return [now.deeds.at(-1)?.text ?? "", then].join(" ");
      },
    );
    if (done && task && "lesson" in task) change({ task: { ...task, at: Math.min(task.at + 1, task.lesson.steps.length - 1) } });
  }

  function doIt(offer: Offer): void {
    if (unwelcome(task, offer.move)) return complain(new Error(say("screen_lesson_not_yet")));
    if (!offer.legal) return announce(offer.effect);
    if (offer.fatal && warn) return askFatal(offer);
    void make(offer);
  }

  function point(card: Card): void {
    setMind(card);
    announce(cardText(scene, card));
    lastPlace.current = Math.max(0, state.room.indexOf(card));
    table.current?.querySelector<HTMLElement>(`[data-card="${card}"][data-place]`)?.focus({ preventScroll: true });
  }

  function choose(card: Card): void {
    if (mind !== card) return point(card);
    const first = (scene.offers[card] ?? []).find((offer) => offer.legal);
    if (first) doIt(first);
  }

  function takeBack(): void {
    if (!scene.can_undo) return;
    if (unwelcome(task, "undo")) return complain(new Error(say("screen_lesson_not_yet")));
    void run(desk.undo, (now) => `${say("screen_undone")} ${roomText(now)}`);
  }
  function bringBack(): void {
    if (scene.can_redo) void run(desk.redo, (now) => `${say("screen_redone")} ${roomText(now)}`);
  }
  function hint(): void {
    if (!playing || state.awaiting > 0) return;
    if (unwelcome(task, "hint")) return complain(new Error(say("screen_lesson_not_yet")));
    void askHint();
  }
  function letBe(): void {
    if (callOff()) return;
    if (!mind && lesson) go("learn");
    setMind(null);
  }

  function restart(): void {
    setOver(null);
    void begin({ game: state.game, give_up: true, open: task !== null && "puzzle" in task }, task);
  }
  function askRestart(): void {
    if (lesson || state.game.includes("@")) return;
    if (scene.touched && playing) setOver("restart");
    else restart();
  }

  useTableKeys({ scene, mind, point, choose, letBe, doIt, takeBack, bringBack, hint, restart: askRestart, underWay: () => underWay.current });

  const best = counsel && "hint" in counsel ? counsel.hint.best : null;
  const inMind = mind ? (scene.offers[mind] ?? []) : [];
  const first = inMind.find((offer) => offer.legal) ?? null;

  return (
    <div class={`table ${scene.slot ? "with-slot" : ""} ${playing ? "" : "is-over"}`} ref={table}>
      <h1 class="for-ears">{named}</h1>
      <Status scene={scene} mind={hovered ?? first} takeBack={takeBack} bringBack={bringBack} hint={hint} menu={() => setOver("menu")} />
      {task ? <Notice task={task} scene={scene} /> : <OpenDeck scene={scene} />}

      <div class="felt">
        <div class="lay">
          <Dungeon position={scene} look={() => setOver("dungeon")} />
          <Room position={scene} mind={mind} best={best} choose={choose} />
          <Discard position={scene} look={() => setOver("discard")} />
        </div>
        <div class="hand">
          <Weapon position={scene} />
          <Slot position={scene} mind={mind} choose={choose} />
          {scene.life && lifeCards && scene.slot && <LifeRow scene={scene} />}
        </div>
        <div class="deciding">
          {state.awaiting > 0 && playing ? (
            <Asking scene={scene} reveal={(cards, as) => run(() => desk.reveal(cards, as))} />
          ) : playing ? (
            <>
              <p class="prompt">
                {mind && mind !== "room" ? `${show(mind)}, ${scene.kinds[mind] ?? ""}` : state.rolled ? say("talk_rolled", { card: show(state.rolled) }) : say("web_choose")}
              </p>
              <Offers offers={[...(mind === "room" ? [] : inMind), ...(scene.offers["room"] ?? [])]} first={first} best={best} doIt={doIt} hover={hover} label={say("web_offers")} />
            </>
          ) : (
            <End scene={scene} restart={askRestart} takeBack={takeBack} />
          )}
          {counsel && <CounselBox counsel={counsel} scene={scene} callOff={callOff} />}
          {scene.life && scene.at_table && <TurnOver life={scene.life} />}
        </div>
      </div>

      <aside class="side">
        <Unseen position={scene} />
        <Log scene={scene} />
      </aside>

      {fatal && <Question grave title={say("web_fatal")} text={say("screen_fatal", { damage: fatal.damage })} no={() => askFatal(null)} yes={() => void make(fatal)} />}
      {over === "restart" && <Question title={say("screen_do_restart")} text={say("screen_restart")} no={() => setOver(null)} yes={restart} />}
      {over === "dungeon" && (
        <Dialog title={say("screen_dungeon")} close={() => setOver(null)}>
          <Unseen position={scene} />
        </Dialog>
      )}
      {over === "discard" && (
        <Dialog title={say("screen_discard_pile", { cards: state.discard.length })} close={() => setOver(null)}>
          <Discarded position={scene} />
          <Log scene={scene} />
        </Dialog>
      )}
      {over === "menu" && <TableMenu scene={scene} restart={askRestart} solve={() => void askSolution()} close={() => setOver(null)} />}
    </div>
  );
}

function TurnOver({ life }: { life: NonNullable<Scene["life"]> }) {
  const down = life.turned_down.map(show).join(" ");
  const up = life.turned_up.map(show).join(" ");
  if (!preferences.lifeCards || (!down && !up)) return null;
  const text = down && up ? say("screen_turn_both", { down, up }) : down ? say("screen_turn_down", { down }) : say("screen_turn_up", { up });
  return <p class="turn-over">{showCards(text)}</p>;
}
