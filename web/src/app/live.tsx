// The one live region: what happened, and what the card in mind would do, for whoever hears the page.
import { useEffect, useState } from "preact/hooks";
import { showCards } from "../cards/card";

let tell: (text: string) => void = () => {};

export function announce(text: string): void {
  tell(showCards(text));
}

export function LiveRegion() {
  const [text, set] = useState("");
  useEffect(() => {
    tell = set;
  }, []);
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
