// What a game is called where people read it: its rules and its deal. The id is for sharing.
import { plain } from "../words/typeset";

export const called = (of: { rules_title: string; deal_title: string }) => plain([of.rules_title, of.deal_title].filter(Boolean).join(" · "));
