// Sharing a game: one line of text, a picture with its alternative text, and links that open the deal or the replay.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { linkTo } from "../app/links";
import { announce } from "../app/live";
import { save } from "../app/save";
import { complain } from "../app/state";
import { game } from "../engine/client";
import type { ResultStrip as Strip, View } from "../engine/protocol";
import { resultOf } from "../views/result";
import { say, Say } from "../words/say";
import { repeatable } from "./talk";

export function shareText(view: View): string {
  const { status, score, stats, game, health, max_health } = view.state;
  if (status === "playing") return say("web_share_playing", { game, health, most: max_health });
  return say(status === "won" ? "web_share_won" : "web_share_lost", { game, score: score ?? 0, slain: stats.monsters_slain, cleared: stats.rooms_cleared });
}

export function Share({ view, close }: { view: View; close: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [record, setRecord] = useState("");
  const [copied, setCopied] = useState("");
  const [byHand, setByHand] = useState(""); // where the page may not write to the clipboard
  // A day's deal is told without its cards: others have yet to play it.
  const [daily, setDaily] = useState<Strip | null>(null);
  const text = daily?.text ?? shareText(view);
  // A deal that nobody else has can be shared as a game only.
  const dealt = repeatable(view);
  const whole = record && linkTo(record);
  const link = dealt ? linkTo(view.state.game) : whole;
  useEffect(() => {
    void game.ask("record").then(({ record }) => setRecord(record), complain);
    void draw().catch(complain);
  }, []);

  async function draw(): Promise<void> {
    const strip = view.kept && view.state.status !== "playing" ? (await resultOf(view.play)).strip : null;
    setDaily(strip);
    const { drawShare, drawStrip } = await import("./share_picture");
    if (!canvas.current) return;
    if (strip) drawStrip(canvas.current, strip);
    else drawShare(canvas.current, view, text);
  }

  async function copy(name: string, what: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(what);
      setCopied(name);
      announce(say("web_copied"));
    } catch {
      setByHand(what);
    }
  }

  async function send(): Promise<void> {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, "image/png"));
    const files = blob ? [new File([blob], "scoundrel.png", { type: "image/png" })] : [];
    const words = link ? { text, url: link } : { text };
    const all = { ...words, files };
    // Whoever thinks better of it has not failed.
    await navigator.share(navigator.canShare?.(all) ? all : words).catch(() => {});
  }

  const copies: [PhraseKey, string | null][] = [
    ["web_copy_text", link ? `${text.trimEnd()}${daily ? "\n" : " "}${link}` : text],
    ["web_copy_deal", dealt ? link : null],
    ["web_copy_replay", whole],
  ];
  return (
    <Dialog title={say("web_share")} close={close}>
      <canvas ref={canvas} class="picture" width="1200" height="630" role="img" aria-label={text} />
      <p class={daily ? "share-text strip-text" : "share-text"}>{text}</p>
      <div class="actions">
        {"share" in navigator && (
          <button type="button" class="primary" onClick={() => void send()}>
            {Say("web_share")}
          </button>
        )}
        {copies.map(
          ([name, what]) =>
            what && (
              <button type="button" key={name} data-link={what} onClick={() => void copy(name, what)}>
                {copied === name ? say("web_copied") : Say(name)}
              </button>
            ),
        )}
        <button type="button" onClick={() => save("scoundrel.png", canvas.current?.toDataURL("image/png") ?? "")}>
          {Say("web_save_picture")}
        </button>
      </div>
      {whole === null && <p>{say("web_share_too_long")}</p>}
      {byHand && (
        <label>
          {say("web_copy_by_hand")}
          <textarea rows={3} readOnly value={byHand} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </Dialog>
  );
}
