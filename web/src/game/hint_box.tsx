// The best move, why, and why not the others; or what the solver, who sees the whole deck, would do.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { Chip } from "../cards/face";
import type { Chance, Description, Hint, Solution, View } from "../engine/protocol";
import { capital, say, Say } from "../words/say";
import { typeset } from "../words/typeset";
import { barOf } from "./advised";
import type { Told } from "./hint";
import { doingText, titleOf } from "./talk";

interface Props {
  told: NonNullable<Told>;
  view: View;
  cancel: () => void;
}

export function HintBox({ told, view, cancel }: Props) {
  if ("solution" in told) return <SolutionBox {...told} />;
  const thinking = "thinking" in told ? told.thinking : told.first ? "screen_thinking" : null;
  return (
    <div class="advised" key={thinking ?? "done"}>
      {"hint" in told && <BestMove {...told} view={view} />}
      {thinking && (
        <p class="hint">
          <span class="thinking">{say(thinking)}</span>
          <button type="button" class="link" onClick={cancel}>
            {Say("web_stop")}
          </button>
        </p>
      )}
    </div>
  );
}

interface Given {
  hint: Hint;
  first: boolean;
  view: View;
}

// First the move, then of the plan and the reason's gist as many whole sentences as there is room for (sheet.css); all of it and all
// moves behind "why".
function BestMove({ hint, first, view }: Given) {
  const [whole, show] = useState(false);
  const sentences = [hint.plan, ...hint.gist.split(/(?<=[.!?])\s+/)].filter(Boolean);
  return (
    <section class="hint" aria-label={say("web_hint")}>
      <div class="advice fits">
        <header>
          <h2>{titleOf(hint, view, first)}</h2>
          <button type="button" class="more" onClick={() => show(true)}>
            {Say("web_hint_why")}
          </button>
        </header>
        {sentences.map((one) => (
          <p key={one}>{typeset(one)}</p>
        ))}
      </div>
      {whole && (
        <Dialog title={titleOf(hint, view, first)} close={() => show(false)}>
          <p>{typeset(hint.reason)}</p>
          {hint.plan && <p>{typeset(hint.plan)}</p>}
          {hint.net && !hint.net.own && <p class="muted">{say("hint_general_net")}</p>}
          {hint.moves.length > 1 && hint.moves[0]!.figures && <Chances moves={hint.moves} view={view} />}
          {hint.moves.some((one) => one.error) && <p class="muted">{say("web_hint_margin")}</p>}
        </Dialog>
      )}
    </section>
  );
}

function Chances({ moves, view }: { moves: Chance[]; view: View }) {
  const [asked, ask] = useState<string | null>(null);
  return (
    <ul class="chances">
      {moves.map((one) => (
        <li key={one.move}>
          {one.reason ? (
            <button type="button" aria-expanded={asked === one.move} onClick={() => ask(asked === one.move ? null : one.move)}>
              <Weighed one={one} view={view} />
            </button>
          ) : (
            <Weighed one={one} view={view} />
          )}
          {asked === one.move && <WhyNot reason={one.reason ?? ""} />}
        </li>
      ))}
    </ul>
  );
}

function WhyNot({ reason }: { reason: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.scrollIntoView({ block: "nearest" }), []);
  return <p ref={text}>{typeset(reason)}</p>;
}

function Weighed({ one, view }: { one: Chance; view: View }) {
  const { move, figures } = one;
  return (
    <span class="weighed">
      <span class="move">{capital(doingText(view, move))}</span>
      <span class="figure">{typeset(figures!.win)}</span>
      <span class="meter" aria-hidden="true">
        <span style={{ width: `${100 * barOf(one)}%` }} />
      </span>
      <span class="figure">{say("web_scored", { score: figures!.score })}</span>
    </span>
  );
}

function SolutionBox({ solution, way }: { solution: Solution; way: Description }) {
  return (
    <section class="hint solution" aria-label={say("screen_solution")}>
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
