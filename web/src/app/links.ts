// Links: the fragment holds a game id or a whole record, so that nothing is sent to anybody. What begins with a slash
// is a place of the page itself.

export type Target = { place: string[] } | { text: string };

export function readFragment(hash: string): Target | null {
  const raw = hash.replace(/^#/, "");
  if (raw === "") return null;
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

export function linkTo(text: string): string {
  const url = new URL(location.href);
  url.hash = encodeURIComponent(text);
  url.search = "";
  return url.href;
}

export const placeHash = (...parts: string[]) => "#/" + parts.map(encodeURIComponent).join("/");
