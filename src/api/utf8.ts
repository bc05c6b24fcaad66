/** Long answers, put into bytes piece by piece, so that their text never is in memory as a whole. */

/** Memory is taken in steps of so many bytes. */
const STEP_BYTES = 262_144;
/** UTF-8 takes at most so many bytes for a unit of a text. */
const MOST_BYTES_OF_UNIT = 3;

const encoder = new TextEncoder();

/** The UTF-8 of texts one after another. @param texts each of some kilobytes */
export function utf8Of(texts: Iterable<string>): Uint8Array<ArrayBuffer> {
  const full: Uint8Array[] = [];
  let bytes = new Uint8Array(STEP_BYTES);
  let used = 0;
  for (const text of texts) {
    const most = text.length * MOST_BYTES_OF_UNIT;
    if (used + most > bytes.length) {
      full.push(bytes.subarray(0, used));
      bytes = new Uint8Array(Math.max(STEP_BYTES, most));
      used = 0;
    }
    used += encoder.encodeInto(text, bytes.subarray(used)).written;
  }
  return concatenated([...full, bytes.subarray(0, used)]);
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
