// A game as it can be watched: as far as it is known, growing while a player is at it, and what each moment promises.
import { useEffect, useState } from "preact/hooks";
import { speak } from "../app/games";
import { goHome } from "../app/places";
import { preferences } from "../app/preferences";
import { complain, useApp } from "../app/state";
import { advise, coach, game } from "../engine/client";
import type { Expected, Replay, Requests, Watched } from "../engine/protocol";
import { EngineError } from "../engine/rpc";

// A game kept here, a record that came otherwise, or a deal and who is to play it.
export type Source = { name: string } | { record: string } | { player: string; game: string };

export interface Film {
  replay: Replay;
  chances: (Expected | null)[]; // after so many moves; missing where it is not known yet
  growing: boolean;
}

async function look(fields: Requests["watch"]): Promise<Watched> {
  return (await advise("watch", { aim: preferences.aim, ...fields })).watch;
}

// Tells the film whenever there is more of it.
async function* shoot(source: Source): AsyncGenerator<Film> {
  const chances: Film["chances"] = [];
  const note = (seen: Watched) => chances.splice(seen.from, seen.chances.length, ...seen.chances);
  const played = async (from: Requests["replay"]) => {
    const replay = await game.ask("replay", "player" in source ? { ...from, player: source.player } : from);
    await speak(replay.rules);
    return replay;
  };
  if (!("player" in source)) {
    const replay = await played(source);
    yield { replay, chances, growing: false };
    note(await look({ record: replay.record }));
    return yield { replay, chances: [...chances], growing: false };
  }
  // The deal lies on the table while the player begins to think. Chance plays otherwise every time.
  const by = { player: source.player, ...(source.player === "random" && { seed: Math.floor(Math.random() * 2 ** 32) }) };
  let seen = await look({ game: source.game });
  note(seen);
  yield { replay: await played({ record: seen.record }), chances: [...chances], growing: true };
  while (!seen.over) {
    seen = await look({ record: seen.record, ...by });
    note(seen);
    yield { replay: await played({ record: seen.record }), chances: [...chances], growing: !seen.over };
  }
}

export function useFilm(source: Source): Film | null {
  const { ready } = useApp();
  const [film, set] = useState<Film | null>(null);
  useEffect(() => {
    if (!ready) return;
    let wanted = true;
    const run = async () => {
      for await (const more of shoot(source)) {
        if (!wanted) return;
        set(more);
      }
    };
    run().catch((why) => {
      if (!wanted || (why instanceof EngineError && why.code === "stopped")) return;
      goHome();
      complain(why);
    });
    return () => {
      wanted = false;
      coach.stop();
    };
  }, [ready]);
  return film;
}
