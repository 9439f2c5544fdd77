// The signs a printer has: a minus that is one, and French marks that stay on the line of their word.
export function typeset(text: string): string {
  const signed = text.replace(/(^|[\s(])-(?=\d)/g, "$1−");
  return document.documentElement.lang === "fr" ? signed.replace(/ ([:;?!%»])/g, "\u00a0$1").replace(/« /g, "«\u00a0") : signed;
}
