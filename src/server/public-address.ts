/** Files contain the public address of the build. A service with another address replaces it while it reads them. */
import { foldLines } from 'ical-generator';

/** Kinds of files with addresses. Tables have none. */
const HAS_ADDRESSES = /^text\/(?:html|calendar|plain|javascript)|[/+](?:json|xml|yaml)\b/;

export type ReplaceAddress = (contentType: string, bytes: Buffer) => Buffer;

/**
 * Returns a function that replaces the address in the bytes of a file; undefined if both addresses are the same.
 * @param built public address of the build, without a slash at its end
 * @param served public address of the service
 */
export function addressReplacer(built: string, served: string): ReplaceAddress | undefined {
  if (built === served) return undefined;
  const forms = [built, built.replace(/^https?:/, 'webcal:')].map((from, index): [string, string] => [
    from,
    index === 0 ? served : served.replace(/^https?:/, 'webcal:'),
  ]);
  const pairs = [...forms, ...forms.map((pair) => pair.map(encodeURIComponent) as [string, string])];
  const replaced = (text: string): string => pairs.reduce((before, [from, to]) => before.replaceAll(from, to), text);
  const host = foldable(new URL(built).host);
  return (contentType, bytes) => {
    if (!HAS_ADDRESSES.test(contentType)) return bytes;
    if (!pairs.some(([from]) => bytes.includes(from))) return bytes;
    return contentType.startsWith('text/calendar')
      ? inLines(bytes, host, replaced)
      : Buffer.from(replaced(bytes.toString()));
  };
}

/** Maximum octets of a line (RFC 5545 §3.1). */
const MAX_LINE_OCTETS = 75;
const FOLD = '\r\n ';

/** Finds a host name in a calendar file, where a line may be folded at any letter. */
const foldable = (host: string): RegExp =>
  new RegExp([...host].map((letter) => RegExp.escape(letter)).join(`(?:${FOLD})?`), 'g');

/**
 * Replaces in the lines of a calendar file that contain the host, and folds them again. The other lines are left alone,
 * because a file of 3 MB would take 100 ms. One letter of the text is one octet of the file.
 */
function inLines(bytes: Buffer, host: RegExp, replaced: (text: string) => string): Buffer {
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

/** May a file of this type contain the address? */
export const mayHaveAddress = (contentType: string): boolean => HAS_ADDRESSES.test(contentType);
