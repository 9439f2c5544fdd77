// Small drawings for what can be done.
import type { JSX } from "preact";

const drawn: Record<string, JSX.Element> = {
  w: <path d="M5 19l3-3M4 16l4 4M9 15 19 5v-1h-1L8 14Z" />,
  b: <path d="M4 13V8a2 2 0 0 1 4-1 2 2 0 0 1 4 0 2 2 0 0 1 4 0 2 2 0 0 1 4 1v6a6 6 0 0 1-6 6h-4a6 6 0 0 1-6-6v-1h8a2 2 0 0 1 0 4h-3M8 7v3M12 7v3M16 7v3" />,
  e: <path d="M12 4v16M6 10l6-6 6 6" />,
  d: <path d="M9 3h6M10 3v6l-4 7a3 3 0 0 0 3 4h6a3 3 0 0 0 3-4l-4-7V3M8 14h8" />,
  x: <path d="M5 7h14M9 7V5h6v2M7 7l1 13h8l1-13" />,
  s: <path d="M4 8h16v12H4ZM4 8l3-4h10l3 4M12 12v4M10 14l2 2 2-2" />,
  p: <path d="M12 4v11M7 10l5 5 5-5M5 20h14" />,
  r: <path d="M14 6a4 4 0 0 1 5 5L8 20l-4-4 9-9ZM14 6l4 4" />,
  a: <path d="M4 12h12M12 7l5 5-5 5M20 5v14" />,
  o: <path d="M5 5h14v14H5ZM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01" />,
  hint: <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10c1 1 1.5 2 1.5 3h5c0-1 .5-2 1.5-3a6 6 0 0 0-4-10Z" />,
  undo: <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />,
  redo: <path d="M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  dead: <path d="M12 3a7 7 0 0 0-7 7c0 3 1 4 3 6v4h8v-4c2-2 3-3 3-6a7 7 0 0 0-7-7ZM9 11h.01M15 11h.01M11 20v-3M13 20v-3" />,
  share: <path d="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8" />,
  heart: <path class="solid" d="M12 20.5C5.5 15.2 3 11.9 3 8.4 3 5.7 5 3.8 7.4 3.8c1.9 0 3.6 1.1 4.6 2.9 1-1.8 2.7-2.9 4.6-2.9C19 3.8 21 5.7 21 8.4c0 3.5-2.5 6.8-9 12.1Z" />,
  retry: <path d="M5 12a7 7 0 1 0 2.5-5.4M5 4v4.5h4.5" />,
  deal: <path d="M8 3h11v14H8ZM5 7v14h10" />,
  log: <path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />,
  rules: <path d="M5 4h10a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3ZM9 9h6M9 13h6" />,
  preferences: <path d="M4 7h9M19 7h1M4 17h3M13 17h7M16 4v6M10 14v6" />,
  home: <path d="M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6" />,
  next: <path d="M5 12h13M13 6l6 6-6 6" />,
};

export function Icon({ name }: { name: string }) {
  const which = name === "<" || name === ">" ? "a" : name === " " ? "next" : name;
  return (
    <svg class="drawn" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawn[which]}
    </svg>
  );
}
