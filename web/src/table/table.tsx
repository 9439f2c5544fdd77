// The table: a game being played. It knows no rule: what can be done, what it would do and why not come with the scene.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../app/live";
import { preferences, usePreferences } from "../app/preferences";
import { begin, change, complain, go, setScene, useApp, type Task } from "../app/state";
import { show, showCards } from "../cards/card";
import { advice, desk } from "../engine/desk";
import type { Card, Hint, Offer, Scene } from "../engine/types";
import { language, say, Say } from "../words/say";
import { Dialog } from "../app/dialog";
import { Asking } from "./asking";
import { End } from "./end";
import { Health, LifeRow } from "./health";
import { HintBox } from "./hint";
import { Icon } from "./icons";
import { useKeys } from "./keys";
import { TableMenu } from "./menu";
import { useMotion } from "./motion";
import { Notice } from "./notice";
import { Offers } from "./offers";
import { Discarded, Log, Unseen } from "./panels";
import { Discard, Dungeon, Slot, Weapon } from "./piles";
import { Room } from "./room";
import { cardText, roomText } from "./talk";

type Over = "dungeon" | "discard" | "menu" | null;

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
  const [given, setHint] = useState<{ hint: Hint | "thinking"; for: string } | null>(null);
  const [over, setOver] = useState<Over>(null);
  const [avoided, setAvoided] = useState(false);
  const busy = useRef(false);
  const { state } = scene;
  const playing = state.status === "playing";
  const lesson = task !== null && "lesson" in task;
  // A hint holds for the position it was asked for.
  const here = `${state.room_number} ${state.legal.join()}`;
  const hint = given?.for === here ? given.hint : null;

  useMotion(table, scene, avoided);
  useEffect(() => () => advice.stop(), []);

  // The card in mind goes with the room it lies in; focus stays at its place, without a moment elsewhere.
  useLayoutEffect(() => {
    if (mind && mind !== "room" && !scene.offers[mind]) setMind(null);
    hover(null);
    const focused = document.activeElement;
    if (focused && focused !== document.body && table.current?.contains(focused)) return;
    if (!document.querySelector("dialog[open]")) focusPlace(lastPlace.current);
  }, [scene]);
  const lastPlace = useRef(0);

  function focusPlace(place: number): void {
    const cards = table.current?.querySelectorAll<HTMLElement>(".room .card");
    cards?.[Math.min(place, cards.length - 1)]?.focus({ preventScroll: true });
  }

  async function run(what: () => Promise<Scene>, tell?: (now: Scene) => string): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      const now = await what();
      setScene(now);
      announce(tell ? tell(now) : roomText(now));
    } catch (why) {
      complain(why);
    } finally {
      busy.current = false;
    }
  }

  function make(offer: Offer): void {
    askFatal(null);
    lastPlace.current = Math.max(0, state.room.indexOf(offer.move.slice(0, 2)));
    setAvoided(offer.move.startsWith("avoid"));
    void run(() => desk.move(offer.move), (now) => {
      const did = now.deeds.at(-1)?.text ?? "";
      const room = now.state.room_number !== state.room_number ? roomText(now) : "";
      return [did, room].join(" ");
    }).then(() => task && "lesson" in task && change({ task: { ...task, at: Math.min(task.at + 1, task.lesson.steps.length - 1) } }));
  }

  function doIt(offer: Offer): void {
    if (unwelcome(task, offer.move)) return complain(new Error(say("screen_lesson_not_yet")));
    if (!offer.legal) return announce(offer.effect);
    if (offer.fatal && warn) return askFatal(offer);
    make(offer);
  }

  function choose(card: Card | "room"): void {
    lastPlace.current = Math.max(0, state.room.indexOf(card));
    if (mind === card) {
      const first = (scene.offers[card] ?? []).find((offer) => offer.legal);
      if (first) doIt(first);
      return;
    }
    setMind(card);
    announce(card === "room" ? roomText(scene) : cardText(scene, card));
  }

  function takeBack(): void {
    if (scene.can_undo && !unwelcome(task, "undo")) void run(desk.undo, () => say("screen_undone"));
  }
  function bringBack(): void {
    if (scene.can_redo) void run(desk.redo, () => say("screen_redone"));
  }

  async function askHint(): Promise<void> {
    if (!playing || state.awaiting > 0 || hint === "thinking" || unwelcome(task, "hint")) return;
    setHint({ hint: "thinking", for: here });
    announce(say("screen_thinking"));
    try {
      const best = await advice.hint(await desk.record(), state.rules, language());
      setScene(await desk.note("hint"));
      setHint({ hint: best, for: here });
      setMind(best.best.length === 3 ? best.best.slice(0, 2) : "room");
      announce(best.reason);
    } catch (why) {
      setHint(null);
      complain(why);
    }
  }

  function restart(): void {
    if (lesson) return;
    void begin({ game: state.game, open: scene.marks.includes("mark_open") && !state.game.includes(":") }, task);
  }

  useKeys((key) => {
    if (key >= "1" && key <= "4") {
      const card = state.room[Number(key) - 1];
      if (card) {
        choose(card);
        focusPlace(Number(key) - 1);
      }
      return true;
    }
    if (key === "0" && state.slot) return choose(state.slot.card), true;
    if (key === "ArrowLeft" || key === "ArrowRight" || key === "h" || key === "l") {
      const at = mind ? state.room.indexOf(mind) : key === "ArrowRight" || key === "l" ? -1 : state.room.length;
      const to = at + (key === "ArrowRight" || key === "l" ? 1 : -1);
      const card = state.room[(to + state.room.length) % state.room.length];
      if (card && card !== mind) {
        setMind(card);
        announce(cardText(scene, card));
        focusPlace(state.room.indexOf(card));
      }
      return true;
    }
    if (key === "Escape") return mind || !lesson ? setMind(null) : go("learn"), true;
    if (key === "Enter" && mind) return choose(mind), true;
    if (key === "u") return takeBack(), true;
    if (key === "U") return bringBack(), true;
    if (key === "i") return void askHint(), true;
    if (key === "N") return go("new"), true;
    if (key === "R") return restart(), true;
    if (key === "?") return go("rules", state.rules), true;
    if (key === "m") return go(""), true;
    if (key === "v" && !playing) return go("review", scene.play), true;
    const offers = [...(scene.offers[mind ?? ""] ?? []), ...(scene.offers["room"] ?? [])];
    const offer = offers.find((one) => one.key === key);
    return offer ? (doIt(offer), true) : false;
  });

  const best = hint && hint !== "thinking" ? hint.best : null;
  const inMind = mind ? (scene.offers[mind] ?? []) : [];
  const roomOffers = scene.offers["room"] ?? [];
  const first = inMind.find((offer) => offer.legal) ?? null;
  const { stats } = state;

  return (
    <div class={`table ${scene.slot ? "with-slot" : ""} ${lesson ? "with-lesson" : ""}`} ref={table}>
      <h1 class="unseen">{say("screen_game", { game: state.game, title: say("web_name") })}</h1>
      <div class="status">
        <Health health={state.health} most={state.max_health} mind={hovered ?? first} />
        <p class="progress">
          <b>{say("talk_room", { room: state.room_number }).replace(/\.$/, "")}</b>
          <span>{say(scene.avoids ? "web_progress_avoided" : "web_progress", { cleared: stats.rooms_cleared, gone: stats.rooms_avoided, damage: stats.damage_taken })}</span>
        </p>
        <div class="tools">
          <button type="button" class="quiet icon" onClick={takeBack} aria-disabled={!scene.can_undo} aria-label={Say("web_undo")} title={`${Say("web_undo")} (u)`}>
            <Icon name="undo" />
          </button>
          <button type="button" class="quiet icon" onClick={bringBack} aria-disabled={!scene.can_redo} aria-label={Say("web_redo")} title={`${Say("web_redo")} (U)`}>
            <Icon name="redo" />
          </button>
          <button type="button" class="quiet icon" onClick={() => void askHint()} aria-disabled={!playing || state.awaiting > 0} aria-label={Say("web_hint")} title={`${Say("web_hint")} (i)`}>
            <Icon name="hint" />
          </button>
          <button type="button" class="quiet icon" onClick={() => setOver("menu")} aria-label={Say("web_menu")} title={Say("web_menu")}>
            <Icon name="menu" />
          </button>
        </div>
      </div>

      {task && <Notice task={task} scene={scene} />}

      <div class="felt">
        <div class="lay">
          <Dungeon position={scene} look={() => setOver("dungeon")} />
          <Room position={scene} mind={mind} best={best} choose={choose} />
          <Discard position={scene} look={() => setOver("discard")} />
        </div>
        <div class="hand">
          <Weapon position={scene} />
          <Slot position={scene} mind={mind} choose={choose} />
        </div>
        {scene.life && lifeCards && scene.slot && <LifeRow scene={scene} />}
        <div class="deciding">
          {state.awaiting > 0 && playing ? (
            <Asking scene={scene} reveal={(cards, as) => void run(() => desk.reveal(cards, as), roomText)} />
          ) : playing ? (
            <>
              <p class="prompt">
                {mind && mind !== "room" ? `${show(mind)}, ${scene.kinds[mind] ?? ""}` : state.rolled ? say("talk_rolled", { card: show(state.rolled) }) : say("web_choose")}
              </p>
              <Offers offers={[...(mind === "room" ? [] : inMind), ...roomOffers]} best={best} doIt={doIt} hover={hover} label={say("web_offers")} />
            </>
          ) : (
            <End scene={scene} restart={restart} takeBack={takeBack} />
          )}
          {hint && <HintBox hint={hint} />}
          {scene.life && scene.at_table && <TurnOver life={scene.life} />}
        </div>
      </div>

      <aside class="side">
        <Unseen position={scene} />
        <Log scene={scene} />
      </aside>

      {fatal && (
        <Dialog kind="alert" title={say("web_fatal")} close={() => askFatal(null)}>
          <p>{say("screen_fatal", { damage: fatal.damage })}</p>
          <footer>
            <button type="button" class="quiet" onClick={() => askFatal(null)}>
              {Say("screen_no")}
            </button>
            <button type="button" class="danger" onClick={() => make(fatal)}>
              {Say("screen_yes")}
            </button>
          </footer>
        </Dialog>
      )}
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
      {over === "menu" && <TableMenu scene={scene} restart={restart} close={() => setOver(null)} />}
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
