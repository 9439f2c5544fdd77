// A step back or on through a game that is over.
import { say } from "../words/say";

export function Step({ way, to, barred }: { way: "back" | "on"; to: () => void; barred: boolean }) {
  return (
    <button type="button" class="icon step" onClick={to} aria-disabled={barred} aria-label={say(way === "back" ? "web_step_back" : "web_step_on")}>
      <svg class="drawn" viewBox="0 0 24 24" aria-hidden="true">
        <path d={way === "back" ? "M15 5l-7 7 7 7" : "M9 5l7 7-7 7"} />
      </svg>
    </button>
  );
}
