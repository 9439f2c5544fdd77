// The best move and why; or what the solver, who sees the whole deck, would do.
import { Chip } from "../cards/face";
import type { Description, Hint, Solution, View } from "../engine/protocol";
import { capital, percent, say, Say } from "../words/say";
import { typeset } from "../words/typeset";
import type { Told } from "./hint";
import { doingText } from "./talk";

interface Props {
  told: NonNullable<Told>;
  view: View;
  cancel: () => void;
}

export function HintBox({ told, view, cancel }: Props) {
  if ("hint" in told) return <BestMove hint={told.hint} view={view} />;
  if ("solution" in told) return <SolutionBox {...told} />;
  return (
    <p class="hint">
      <span class="thinking">{say(told.thinking)}</span>
      <button type="button" class="link" onClick={cancel}>
        {Say("web_stop")}
      </button>
    </p>
  );
}

function BestMove({ hint, view }: { hint: Hint; view: View }) {
  const chances = hint.moves.filter((one) => one.win !== null).slice(0, 4);
  // Close ones are told apart by a decimal.
  const close = new Set(chances.map((one) => percent(one.win ?? 0))).size < chances.length;
  return (
    <section class="hint" aria-label={say("web_hint")}>
      <h2>{say("screen_hint", { what: doingText(view, hint.best) })}</h2>
      <p>{typeset(hint.reason)}</p>
      {chances.length > 1 && (
        <ul class="chances">
          {chances.map((one) => (
            <li key={one.move}>
              <span class="move">{capital(doingText(view, one.move))}</span>
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

function SolutionBox({ solution, way }: { solution: Solution; way: Description }) {
  return (
    <section class="hint" aria-label={say("screen_solution")}>
      <h2>{typeset(capital(solution.text ?? ""))}</h2>
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
            <p>{capital(new Intl.ListFormat(document.documentElement.lang).format(room.moves.map(typeset)))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
