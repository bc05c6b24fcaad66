/** Long answers, put into bytes piece by piece, so that their text never is in memory as a whole. */

const encoder = new TextEncoder();

/** The UTF-8 of texts one after another. @param texts each of some tens of kilobytes */
export function utf8Of(texts: Iterable<string>): Uint8Array<ArrayBuffer> {
  const parts = Array.from(texts, (text) => encoder.encode(text));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
