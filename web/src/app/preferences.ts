// What the player likes, kept in this browser. Everything has a default that needs no choice.
import { useEffect, useState } from "preact/hooks";
import { others } from "virtual:first-words";

export interface Preferences {
  theme: "auto" | "light" | "dark";
  look: "dungeon" | "candle" | "ink"; // of the table, by day and by night
  back: "crest" | "gate" | "night"; // of the cards
  fourColours: boolean;
  warn: boolean;
  askMarks: boolean; // before a hint or a move taken back marks the game
  lifeCards: boolean;
  motion: boolean; // where the system does not ask for less of it
  oneTap: boolean; // plays a card with which one thing only can be done
  sound: boolean;
  vibrate: boolean;
  aim: "win" | "score"; // what hints and reviews play for
  language: string;
  rules: string; // those of the last game begun
  learnt: string[]; // the lessons gone through, by their rules
}

const key = "scoundrel preferences";

const defaults: Preferences = {
  theme: "auto",
  look: "dungeon",
  back: "crest",
  fourColours: false,
  warn: true,
  askMarks: true,
  lifeCards: true,
  motion: true,
  oneTap: false,
  sound: false,
  vibrate: false,
  aim: "win",
  language: Object.keys(others).find((one) => navigator.language.startsWith(one)) ?? "en",
  rules: "classic",
  learnt: [],
};

function read(): Preferences {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Preferences>) };
  } catch {
    return defaults; // no storage, or somebody else's text in it
  }
}

export let preferences = read();
const listeners = new Set<() => void>();

function take(all: Preferences): void {
  preferences = all;
  wear();
  for (const tell of listeners) tell();
}

// What is so already is not written: a tab that has just forgotten everything leaves nothing behind.
export function prefer(change: Partial<Preferences>): void {
  const all = { ...preferences, ...change };
  if (Object.keys(change).every((name) => all[name as keyof Preferences] === preferences[name as keyof Preferences])) return;
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // They hold until the page is left.
  }
  take(all);
}

// As on the first visit.
export const forgetPreferences = () => take(defaults);

// The look of the whole page.
export function wear(): void {
  const root = document.documentElement;
  root.dataset["theme"] = preferences.theme;
  root.dataset["look"] = preferences.look;
  root.dataset["deck"] = preferences.fourColours ? "four" : "two";
  root.dataset["motion"] = preferences.motion ? "on" : "off";
}

export function usePreferences(): Preferences {
  const [, again] = useState(0);
  useEffect(() => {
    const tell = () => again((n) => n + 1);
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
  return preferences;
}
