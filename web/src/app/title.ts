// The window's title: tabs and the browser's history tell one view from another by it.
import { useEffect } from "preact/hooks";
import { say } from "../words/say";
import { plain } from "../words/typeset";

export function useTitle(title: string): void {
  useEffect(() => {
    const name = say("web_name");
    document.title = title && title !== name ? `${plain(title)} · ${name}` : name;
  }, [title]);
}
