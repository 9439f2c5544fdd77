// Sharing a game: one line of text, a picture with its alternative text, and links that open the deal or the replay.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../app/dialog";
import { linkTo } from "../app/links";
import { announce } from "../app/live";
import { desk } from "../engine/desk";
import type { Scene } from "../engine/types";
import { say, Say } from "../words/say";
import { drawShare } from "./share_picture";

export function shareText(scene: Scene): string {
  const { status, score, stats, game, health, max_health } = scene.state;
  if (status === "playing") return say("web_share_playing", { game, health, most: max_health });
  return say(status === "won" ? "web_share_won" : "web_share_lost", { game, score: score ?? 0, slain: stats.monsters_slain, cleared: stats.rooms_cleared });
}

export function Share({ scene, close }: { scene: Scene; close: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [record, setRecord] = useState("");
  const text = shareText(scene);
  const deal = linkTo(scene.state.game);
  const whole = linkTo(record);
  useEffect(() => {
    void desk.record().then(setRecord);
    if (canvas.current) drawShare(canvas.current, scene, text);
  }, []);

  async function copy(what: string): Promise<void> {
    await navigator.clipboard.writeText(what);
    announce(say("web_copied"));
  }

  async function send(): Promise<void> {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, "image/png"));
    const files = blob ? [new File([blob], "scoundrel.png", { type: "image/png" })] : [];
    const all = { text, url: deal, files };
    await navigator.share(navigator.canShare?.(all) ? all : { text, url: deal }).catch(() => {});
  }

  function savePicture(): void {
    const link = document.createElement("a");
    link.download = "scoundrel.png";
    link.href = canvas.current?.toDataURL("image/png") ?? "";
    link.click();
  }

  return (
    <Dialog title={say("web_share")} close={close}>
      <canvas ref={canvas} class="picture" width="1200" height="630" role="img" aria-label={text} />
      <p class="share-text">{text}</p>
      <div class="actions">
        {"share" in navigator && (
          <button type="button" class="primary" onClick={() => void send()}>
            {Say("web_share")}
          </button>
        )}
        <button type="button" onClick={() => void copy(`${text} ${deal}`)}>
          {Say("web_copy_text")}
        </button>
        {!scene.state.game.includes("@") && (
          <button type="button" data-link={deal} onClick={() => void copy(deal)}>
            {Say("web_copy_deal")}
          </button>
        )}
        <button type="button" data-link={whole} onClick={() => void copy(whole)}>
          {Say("web_copy_replay")}
        </button>
        <button type="button" onClick={savePicture}>
          {Say("web_save_picture")}
        </button>
      </div>
    </Dialog>
  );
}
