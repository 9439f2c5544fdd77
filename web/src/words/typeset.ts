// How any text gets onto the page. Names, seeds and remarks are strangers': a character that cannot be seen, turns the
// direction of what is around it or means nothing to anybody is shown as a question mark, as the terminal shows it
// (src/unicode/shown.h), and no more than four marks are put onto a letter.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]|(?<=[\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]/gu;

export const plain = (text: string) => text.replace(unseen, "?");

// The signs a printer has: a minus that is one, plus or minus, and French marks that stay on the line of their word.
export function typeset(text: string): string {
  const signed = plain(text).replace(/\+-/g, "±").replace(/(^|[\s(])-(?=\d)/g, "$1−");
  return document.documentElement.lang === "fr" ? signed.replace(/ ([:;?!%»])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : signed;
}
