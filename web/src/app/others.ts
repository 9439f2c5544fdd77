// What comes in a file of its own, after the first room: the other views, the game's menu and its ending.
import { useEffect, useState } from "preact/hooks";
import { complain } from "./state";

export type Others = typeof import("../views/others") | null;
let others: Others = null;

// Nothing until it is wanted and there.
export function useOthers(wanted: boolean): Others {
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
