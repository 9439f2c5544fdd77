// The result of a day's deal, to show to others who have yet to play it; nothing for any other game.
import { useState } from "preact/hooks";
import { linkTo } from "../app/links";
import { announce } from "../app/live";
import { useAsked } from "../app/load";
import { game } from "../engine/client";
import { say, Say } from "../words/say";

// What is asked for a result: the link is the page's own.
export async function resultOf(name: string) {
  const { strip, streaks } = await game.ask("strip", { name });
  const link = strip && linkTo(strip.game);
  return { strip, streaks, link, text: strip ? [strip.text.trimEnd(), link].filter(Boolean).join("\n") : "" };
}

export function Result({ name }: { name: string }) {
  const asked = useAsked(() => resultOf(name), [name]);
  const [copied, setCopied] = useState(false);
  if (!asked?.strip) return null;
  const { text } = asked;
  const [, result, blocks] = asked.strip.text.split("\n");
  async function send(): Promise<void> {
    const sends = "share" in navigator;
    if (sends) return navigator.share({ text }).catch(() => {}); // whoever thinks better of it has not failed
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(say("web_copied"));
  }
  return (
    <div class="result-strip">
      <p class="blocks" role="img" aria-label={result}>
        {blocks}
      </p>
      <button type="button" data-result={text} onClick={() => void send().catch(() => {})}>
        {copied ? say("web_copied") : Say("web_share")}
      </button>
    </div>
  );
}
