// What comes in a file of its own, after the first room: the other views, the game's menu and its ending.
import { useEffect, useState } from "preact/hooks";
import { complain } from "./state";

let others: typeof import("../views/others") | null = null;

// Nothing until it is wanted and there.
export function useOthers(wanted: boolean): typeof others {
  const [, again] = useState(0);
  useEffect(() => {
    if (!wanted || others) return;
    import("../views/others").then((all) => {
      others = all;
      again(1);
    }, complain);
  }, [wanted]);
  return others;
}
