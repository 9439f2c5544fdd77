// Something that is asked for when a view opens, once the game's worker is there. A view that cannot be filled is left.
import { useEffect, useState } from "preact/hooks";
import { EngineError } from "../engine/rpc";
import { goHome } from "./places";
import { complain, useApp } from "./state";

export function useAsked<Answer>(ask: () => Promise<Answer>, about: unknown[]): Answer | null {
  const { ready } = useApp();
  const [answer, set] = useState<Answer | null>(null);
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    ask().then(
      (given) => wanted && set(given),
      (why) => {
        if (!wanted || (why instanceof EngineError && why.code === "stopped")) return;
        goHome();
        complain(why);
      },
    );
    return () => void (wanted = false);
  }, [ready, ...about]);
  return answer;
}
