/** Changes in the text of a calendar file, whose lines are folded (RFC 5545 §3.1). */
import { foldLines } from 'ical-generator';

/** Maximum octets of a line. */
const MAX_LINE_OCTETS = 75;
const FOLD = '\r\n ';

/** Finds a host name in a calendar file, where a line may be folded at any letter. */
export const foldable = (host: string): RegExp =>
  new RegExp([...host].map((letter) => RegExp.escape(letter)).join(`(?:${FOLD})?`), 'g');

/**
 * Replaces in the lines of a calendar file that contain the host, and folds them again. The other lines are left alone,
 * because a file of 3 MB would take 100 ms. One letter of the text is one octet of the file.
 */
export function replaceInLines(bytes: Buffer, host: RegExp, replaced: (text: string) => string): Buffer {
  const text = bytes.toString('latin1');
  const parts: string[] = [];
  let done = 0;
  for (const { index } of text.matchAll(host)) {
    if (index < done) continue;
    let start = text.lastIndexOf('\r\n', index);
    while (text.startsWith(FOLD, start)) start = text.lastIndexOf('\r\n', start - 1);
    let end = text.indexOf('\r\n', index);
    while (text.startsWith(FOLD, end)) end = text.indexOf('\r\n', end + 1);
    const line = replaced(text.slice(start, end).replaceAll(FOLD, ''));
    parts.push(text.slice(done, start), line.length <= MAX_LINE_OCTETS ? line : folded(line));
    done = end;
  }
  return Buffer.from(parts.join('') + text.slice(done), 'latin1');
}

const folded = (line: string): string =>
  Buffer.from(foldLines(Buffer.from(line, 'latin1').toString())).toString('latin1');
