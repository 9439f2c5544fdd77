// A puzzle being tried: what it asks for, a move judged by the coach and taken back where it is wrong, and the answer. It comes
// with the other views.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { setView } from "../app/games";
import { go } from "../app/places";
import { complain } from "../app/state";
import { advise, coach, game, view as ask } from "../engine/client";
import type { Answers, View } from "../engine/protocol";
import { language, say, Say } from "../words/say";
import { typeset } from "../words/typeset";
import { Strip } from "./notice";

const record = async () => (await game.ask("record")).record;

// What was said of the last move, and of which puzzle.
let judged = { id: "", text: "", right: true };
export const judgedText = () => judged.text;

// The move is made, and taken back if it is not right: the record tells both, and so the stars.
export async function tryMove(move: string): Promise<View> {
  const moved = await ask("move", { move });
  const { right, text } = await advise("judge", { record: await record() });
  judged = { id: moved.puzzle?.id ?? "", text, right };
  if (right) return moved;
  setView(moved); // it is seen before it is taken back
  return ask("undo");
}

type Answer = Answers["answer"];

export function useAnswer(): [Answer | null, () => Promise<void>, () => void] {
  const [answer, set] = useState<Answer | null>(null);
  const find = async () => set(await advise("answer", { record: await record() }));
  return [answer, find, () => set(null)];
}

export function TheAnswer({ answer }: { answer: Answer }) {
  return (
    <div class="answer">
      <p>
        <b>{typeset(answer.text)}</b> {typeset(answer.reason)}
      </p>
      <button type="button" class="quiet" onClick={() => go("watch", "record", answer.record)}>
        {Say("web_puzzle_step")}
      </button>
    </div>
  );
}

export function Stars({ stars }: { stars: number }) {
  return (
    <span class="stars" role="img" aria-label={say("web_puzzle_stars", { stars })}>
      {"★".repeat(stars)}
      <i>{"☆".repeat(3 - stars)}</i>
    </span>
  );
}

export function PuzzleNotice({ view }: { view: View }) {
  const puzzle = view.puzzle!;
  const [answer, find, forget] = useAnswer();
  // A new try has heard nothing yet.
  useEffect(() => {
    if (!view.touched) judged = { id: "", text: "", right: true };
    void coach.ask("language", { language: language() }).catch(() => {}); // so that the coach is there when it is needed
  }, [view.play]);
  const giveUp = async () => {
    setView(await ask("note", { event: "solve" })); // before it is shown
    await find();
  };
  return (
    <section class="notice puzzle">
      <h2>{say("screen_puzzle_title", { set: view.rules_title, number: puzzle.number, grade: puzzle.grade, goal: puzzle.goal })}</h2>
      <Strip view={view} />
      {judged.id === puzzle.id && judged.text && <p class={judged.right ? "right" : "warning"}>{typeset(judged.text)}</p>}
      {view.state.status === "playing" && (
        <button type="button" class="quiet" onClick={() => void giveUp().catch(complain)}>
          {Say("web_puzzle_answer")}
        </button>
      )}
      {answer && (
        <Dialog title={Say("screen_do_puzzle_answer")} close={forget}>
          <TheAnswer answer={answer} />
        </Dialog>
      )}
    </section>
  );
}

// Once it is solved: the stars, and why the answer is one.
export function PuzzleEnd({ id }: { id: string }) {
  const [stars, set] = useState<number | null>(null);
  const [answer, find] = useAnswer();
  useEffect(() => {
    void game.ask("puzzles").then(({ sets }) => set(sets.flatMap((one) => one.puzzles).find((one) => one.id === id)?.stars ?? 0), complain);
    void find().catch(complain);
  }, []);
  return (
    <div class="solved">
      {stars !== null && <p><Stars stars={stars} /></p>}
      {answer && <TheAnswer answer={answer} />}
    </div>
  );
}
