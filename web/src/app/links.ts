// Links: the fragment holds a game id or a whole record, so that nothing is sent to anybody. What begins with a slash
// is a place of the page itself.
import { mostText } from "./limits";

export type Target = { place: string[] } | { text: string };

export function readFragment(hash: string): Target | null {
  const raw = hash.replace(/^#/, "");
  if (raw === "" || raw.length > mostText) return null;
  if (raw.startsWith("/")) return { place: raw.slice(1).split("/").map(decode) };
  return { text: decode(raw) };
}

// Percent-encoded, or raw, as people type it.
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// Nothing where the page would not take it.
export function linkTo(text: string): string | null {
  const url = new URL(location.href);
  url.hash = encodeURIComponent(text);
  url.search = "";
  return url.hash.length > mostText ? null : url.href;
}

export const placeHash = (...parts: string[]) => "#/" + parts.map(encodeURIComponent).join("/");
