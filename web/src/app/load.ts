// Something that is asked for when a view opens.
import { useEffect, useState } from "preact/hooks";
import { complain } from "./state";

export function useAsked<Answer>(ask: () => Promise<Answer>, about: unknown[]): Answer | null {
  const [answer, set] = useState<Answer | null>(null);
  useEffect(() => {
    let wanted = true;
    ask().then((given) => wanted && set(given), (why) => wanted && complain(why));
    return () => void (wanted = false);
  }, about);
  return answer;
}
