// The best move and why; or what the solver, who sees the whole deck, would do.
import { showCards } from "../cards/card";
import { Chip } from "../cards/face";
import type { Hint, Scene, Solution, SpelledOut } from "../engine/types";
import { capital, percent, say, Say } from "../words/say";
import { solutionText, type Counsel } from "./counsel";
import { doingText } from "./talk";

interface Props {
  counsel: NonNullable<Counsel>;
  scene: Scene;
  callOff: () => void;
}

export function CounselBox({ counsel, scene, callOff }: Props) {
  if ("hint" in counsel) return <HintBox hint={counsel.hint} scene={scene} />;
  if ("solution" in counsel) return <SolutionBox {...counsel} />;
  return (
    <p class="counsel">
      <span class="thinking">{say(counsel.thinking)}</span>
      <button type="button" class="link" onClick={callOff}>
        {Say("web_stop")}
      </button>
    </p>
  );
}

function HintBox({ hint, scene }: { hint: Hint; scene: Scene }) {
  const chances = hint.moves.filter((one) => one.win !== null).slice(0, 4);
  // Close ones are told apart by a decimal.
  const close = new Set(chances.map((one) => percent(one.win ?? 0))).size < chances.length;
  return (
    <section class="counsel" aria-label={say("web_hint")}>
      <h2>{say("screen_hint", { what: doingText(scene, hint.best) })}</h2>
      <p>{showCards(hint.reason)}</p>
      {chances.length > 1 && (
        <ul class="chances">
          {chances.map((one) => (
            <li key={one.move}>
              <span class="move">{capital(doingText(scene, one.move))}</span>
              <span class="figure">{percent(one.win ?? 0, close ? 1 : 0)}</span>
              <span class="meter" aria-hidden="true">
                <span style={{ width: `${100 * (one.win ?? 0)}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SolutionBox({ solution, way }: { solution: Solution; way: SpelledOut }) {
  return (
    <section class="counsel" aria-label={say("screen_solution")}>
      <h2>{capital(solutionText(solution))}</h2>
      <ol class="way">
        {way.rooms.map((room, i) => (
          <li key={i}>
            <p class="chips">
              <b>{room.room}</b>
              {room.cards.map((card) => (
                <Chip card={card} key={card} />
              ))}
              <span class="muted">{say("web_health", { health: room.health })}</span>
            </p>
            <p>{capital(new Intl.ListFormat(document.documentElement.lang).format(room.doings.map(showCards)))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
