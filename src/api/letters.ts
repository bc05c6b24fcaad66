/**
 * Letters: the UTF-8 bytes of a text, each as one letter. Engines keep a text with a single Persian letter in two bytes a letter, and
 * have to count and encode all of it to send it; letters are kept in one byte each, as they are sent.
 */
export type Letters = string;

const BEYOND_ASCII = /[\u0080-\uffff]/;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** @param text a piece of an answer, at most some thousand letters */
export const lettersOf = (text: string): Letters =>
  BEYOND_ASCII.test(text) ? Reflect.apply(String.fromCharCode, null, encoder.encode(text)) : text;

export function textOf(letters: Letters): string {
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = letters.charCodeAt(index);
  return decoder.decode(bytes);
}
