// Says what the catalogue has (src/phrases): the templates come by the protocol, and are filled in here as
// phrases/catalogue.h describes. Which plural form is taken the browser knows for every language.
import { takePack } from "../cards/card";
import type { Words } from "../engine/protocol";
import { typeset } from "./typeset";

export type Arguments = Record<string, string | number>;

let words: Words | null = null;
let plural = new Intl.PluralRules("en");

export function takeWords(now: Words): void {
  words = now;
  plural = new Intl.PluralRules(now.language);
  takePack(now.cards);
}

export function language(): string {
  return words?.language ?? "en";
}

// The language as this browser's owner writes it: dates differ within one.
export function locales(): string[] {
  return [...navigator.languages.filter((one) => one.split("-")[0] === language()), language()];
}

const categories: Intl.LDMLPluralRule[] = ["one", "two", "few", "many", "other"];

function formOf(count: number): number {
  const there = categories.filter((one) => plural.resolvedOptions().pluralCategories.includes(one));
  return there.indexOf(plural.select(count));
}

// The parts between bars that are in no inner braces.
function splitAtBars(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const c of text) {
    if (c === "{") ++depth;
    if (c === "}") --depth;
    if (c === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += c;
  }
  return parts;
}

function valueOf(name: string, given: Arguments): string | undefined {
  const value = given[name] ?? words?.forms[name];
  if (value !== undefined) return String(value);
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  if (lower === name) return undefined;
  const raised = given[lower] ?? words?.forms[lower];
  return raised === undefined ? undefined : capital(String(raised));
}

function fill(template: string, given: Arguments): string {
  let filled = "";
  for (let at = 0; at < template.length; ) {
    const open = template.indexOf("{", at);
    if (open < 0) return filled + template.slice(at);
    filled += template.slice(at, open);
    let depth = 0;
    let close = open;
    for (; close < template.length; ++close) {
      if (template[close] === "{") ++depth;
      if (template[close] === "}" && --depth === 0) break;
    }
    const [name, ...forms] = splitAtBars(template.slice(open + 1, close));
    const value = valueOf(name!, given);
    if (forms.length === 0) filled += value ?? `{${name}}`;
    else filled += fill(forms[Math.min(formOf(Number(value)), forms.length - 1)]!, given);
    at = close + 1;
  }
  return filled;
}

export function say(key: PhraseKey, given: Arguments = {}): string {
  const template = words?.phrases[key];
  return template === undefined ? "" : typeset(fill(template, given));
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

// Sentence case for labels that the catalogue has in small letters.
export const Say = (key: PhraseKey, given: Arguments = {}) => capital(say(key, given));

// Figures that stand by themselves. A part of one is told in tenths, and only where there is one; what there is none of is
// a dash.
function figure(value: number, as: Intl.NumberFormatOptions): string {
  return typeset(new Intl.NumberFormat(language(), as).format(value));
}
export const number = (value: number | null) => (value === null ? "–" : figure(value, { maximumFractionDigits: 1 }));
// Whole, and neither nothing nor all where it is not.
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  const [sign, shown] = chance > 0 && whole === 0 ? ["<", 1] : chance < 1 && whole === 100 ? [">", 99] : ["", whole];
  return sign + figure(shown / 100, { style: "percent", maximumFractionDigits: 0 });
}
export const points = (change: number) => figure(change * 100, { signDisplay: "exceptZero", maximumFractionDigits: 0 });
