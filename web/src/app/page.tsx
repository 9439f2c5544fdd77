// The frame of every view but the game: the table, a heading with the way back upon it, and the view on a leaf of paper.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../words/say";
import { plain } from "../words/typeset";
import { go } from "./places";
import { useTitle } from "./title";

interface Props {
  title: string;
  aside?: string; // smaller, below it
  children: ComponentChildren;
  wide?: boolean;
  up?: () => void;
}

export function Page({ title, aside = "", children, wide = false, up = () => go("") }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useTitle(title);
  return (
    <div class={`page ${wide ? "wide" : ""}`}>
      <header class="page-head">
        <button type="button" class="quiet icon" onClick={up} aria-label={say("web_back")}>
          <svg class="drawn" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 5l-7 7 7 7" />
          </svg>
        </button>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {plain(title)}
          </h1>
          {aside && <p>{plain(aside)}</p>}
        </div>
      </header>
      <div class="leaf">{children}</div>
    </div>
  );
}
