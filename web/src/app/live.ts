// The one live region: what happened, and what the card in mind would do, for whoever hears the page. It is carried
// into a dialog while one is open, for all around that is silent then.
import { typeset } from "../words/typeset";

const region = document.createElement("div");
region.className = "for-ears";
region.setAttribute("role", "status");
region.setAttribute("aria-live", "polite");
region.setAttribute("aria-atomic", "true");

export function carryTo(place: HTMLElement): void {
  place.append(region);
}

export function announce(text: string): void {
  region.textContent = typeset(text);
}
