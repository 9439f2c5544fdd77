// Every game kept here: to find, to go on with, to play again step by step, to review; and all of them out and in.
import { useEffect, useRef, useState } from "preact/hooks";
import { Page } from "../app/page";
import { checkSize, mostFile } from "../app/limits";
import { announce } from "../app/live";
import { useAsked } from "../app/load";
import { resume } from "../app/games";
import { go } from "../app/places";
import { saveText } from "../app/save";
import { complain } from "../app/state";
import { game as client } from "../engine/client";
import type { Merge, Summary } from "../engine/protocol";
import { locales, say, Say } from "../words/say";
import { plain } from "../words/typeset";
import { called } from "./called";
import { Find } from "./find";

export function resultText(game: Summary): string {
  if (game.status === "won") return say("screen_result_won", { score: game.score ?? 0 });
  if (game.status === "lost") return say("screen_result_lost", { score: game.score ?? 0 });
  return game.abandoned ? say("mark_abandoned") : say("screen_result_playing");
}

// Anybody can write anything into a record, also where a time should stand.
function whenText(started: string): string {
  const time = new Date(started);
  return Number.isNaN(time.valueOf()) ? plain(started) : new Intl.DateTimeFormat(locales(), { dateStyle: "medium", timeStyle: "short" }).format(time);
}

const goOn = (game: Summary) => Say(game.open_elsewhere ? "web_take_over" : "screen_do_go_on");

const pageSize = 100; // games that are shown at once
const settling = 200; // ms without a key until it is looked for

// What it is once it stays so for a while.
function useLater<Value>(value: Value, ms: number): Value {
  const [later, set] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => set(value), ms);
    return () => clearTimeout(timer);
  }, [value]);
  return later;
}

export function HistoryView() {
  const [turn, again] = useState(0);
  const [merged, setMerged] = useState<{ text: string; refused: Merge["refused"] } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const [words, find] = useState("");
  const [page, setPage] = useState(1);
  const wanted = useLater(words, settling);
  const history = useAsked(() => client.ask("history", { find: wanted }), [turn, wanted]);
  const rules = useRef(new Map<string, string>()); // all that were seen
  for (const game of history?.games ?? []) rules.current.set(game.rules, game.rules_title);
  useEffect(() => setPage(1), [wanted]);

  async function bring(): Promise<void> {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    try {
      checkSize(chosen.size, mostFile);
      const { refused, added, known, extended, apart } = await client.ask("import", { text: await chosen.text() });
      const text = say("import_counts", { file: chosen.name, added, known, extended, apart, refused: refused.length });
      setMerged({ text, refused });
      announce(text);
      again(turn + 1);
    } catch (why) {
      complain(why);
    }
    file.current!.value = ""; // the same file may be chosen again
  }

  const games = [...(history?.games ?? [])].reverse().map((game) => ({ ...game, title: called(game) }));
  return (
    <Page title={say("screen_home_history")} wide>
      <div class="actions">
        <button type="button" onClick={() => void client.ask("export").then(({ text }) => saveText("scoundrel-games.txt", text), complain)}>
          {Say("web_export")}
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          {Say("web_import")}
        </button>
        <input ref={file} type="file" accept=".txt,.record,text/plain" hidden aria-label={say("web_import")} onChange={() => void bring()} />
      </div>
      {merged && (
        <div>
          <p>{merged.text}</p>
          {merged.refused.map((one, i) => (
            <p class="warning" key={i}>
              {say("history_left_out", { game: one.name, why: one.why })}
            </p>
          ))}
        </div>
      )}
      {history && history.all > 0 && (
        <>
          <Find words={words} rules={[...rules.current].map(([rules, title]) => ({ rules, title }))} find={find} />
          <p class="muted" role="status">
            {say("find_count", { found: games.length, all: history.all })}
          </p>
        </>
      )}
      {history && games.length === 0 && <p class="muted">{say(history.all > 0 ? "find_none" : "screen_no_games")}</p>}
      <ul class="games">
        {games.slice(0, page * pageSize).map((game) => (
          <li key={game.name} class={game.status}>
            <div>
              <b data-game={plain(game.game)}>{game.title}</b>
              <span class="muted">
                {game.started && <time dateTime={plain(game.started)}>{whenText(game.started)}</time>}
                {[...game.marks.map((mark) => say(mark as PhraseKey)), ...(game.repeated ? [say("mark_repeated")] : game.practice ? [say("mark_practice")] : [])].map((mark) => ` · ${mark}`)}
              </span>
            </div>
            <span class="result" title={game.bonus || undefined}>
              {resultText(game)}{" "}
              {game.bonus && <small class="bonus">{game.bonus}</small>}
            </span>
            <div class="row">
              {game.status === "playing" && (
                <button type="button" class="small" aria-label={`${goOn(game)}: ${game.title}`} onClick={() => void resume(game.name, game.open_elsewhere)}>
                  {goOn(game)}
                </button>
              )}
              <button type="button" class="small" aria-label={`${Say("screen_do_watch")}: ${game.title}`} onClick={() => go("watch", "kept", game.name)}>
                {Say("screen_do_watch")}
              </button>
              {game.status !== "playing" && (
                <button type="button" class="small" aria-label={`${Say("screen_do_review")}: ${game.title}`} onClick={() => go("review", game.name)}>
                  {Say("screen_do_review")}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {games.length > page * pageSize && (
        <button type="button" onClick={() => setPage(page + 1)}>
          {say("find_more", { games: Math.min(pageSize, games.length - page * pageSize) })}
        </button>
      )}
      {history?.unreadable.map((one) => (
        <p class="warning" key={one.name}>
          {say("history_left_out", { game: one.name, why: one.why })}
        </p>
      ))}
    </Page>
  );
}
