// Which games of the history are shown: words to type, and the most usual of them to choose. All of it is one text, which the
// engine understands.
import { say, Say } from "../words/say";

const results: PhraseKey[] = ["find_won", "find_lost", "find_unfinished", "find_abandoned"];
const kinds: PhraseKey[] = ["find_clean", "find_helped", "find_repeated", "find_practice", "find_daily", "find_puzzle"];

interface Props {
  words: string;
  rules: { rules: string; title: string }[]; // that were played
  find: (words: string) => void;
}

export function Find({ words, rules, find }: Props) {
  const typed = words.split(/\s+/).filter(Boolean);
  const choice = (label: PhraseKey, any: PhraseKey, options: [word: string, name: string][]) => {
    const chosen = options.find(([word]) => typed.includes(word))?.[0] ?? "";
    const change = (word: string) => find([...typed.filter((one) => one !== chosen), word].filter(Boolean).join(" "));
    return (
      <select aria-label={say(label)} value={chosen} onChange={(event) => change(event.currentTarget.value)}>
        <option value="">{Say(any)}</option>
        {options.map(([word, name]) => (
          <option key={word} value={word}>
            {name}
          </option>
        ))}
      </select>
    );
  };
  const of = (keys: PhraseKey[]) => keys.map((key): [string, string] => [say(key), Say(key)]);
  return (
    <form class="find" role="search" onSubmit={(event) => event.preventDefault()}>
      <input type="search" aria-label={say("find_name")} aria-describedby="find-help" placeholder={Say("find_name")} value={words} onInput={(event) => find(event.currentTarget.value)} />
      {rules.length > 1 && choice("find_any_rules", "find_any_rules", rules.map((one) => [one.rules, one.title]))}
      {choice("find_any_result", "find_any_result", of(results))}
      {choice("find_any_kind", "find_any_kind", of(kinds))}
      <details>
        <summary>{Say("find_ask")}</summary>
        <p id="find-help">{say("find_help", { words: [...results, ...kinds].map((key) => say(key)).join(", ") })}</p>
      </details>
    </form>
  );
}
