// How much of a text from outside is taken. What is longer is refused before anybody has looked at it.
import { say } from "../words/say";

export const mostText = 64 * 1024; // characters: behind the # of an address, in a field
export const mostFile = 8 * 1024 * 1024; // bytes

const kibibytes = (size: number) => Math.ceil(size / 1024);

export function checkSize(size: number, most: number): void {
  if (size > most) throw new Error(say("web_too_large", { size: kibibytes(size), most: kibibytes(most) }));
}
