/** Handles request targets with unencoded non-ASCII letters. curl and PHP send them, and Node's parser rejects them. */

const REQUEST_LINE = /^(?:GET|HEAD) (\/\S*) HTTP\/1\.[01]\r?$/m;

/**
 * Returns the target with its letters percent-encoded; undefined if the packet holds no such target, or is not UTF-8.
 * @param packet received bytes; the parser has stopped in their last request line
 */
export function encodedTarget(packet: Buffer): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(packet);
  } catch {
    return undefined;
  }
  const lines = [...text.matchAll(new RegExp(REQUEST_LINE, 'gm'))].map(([, target]) => target!);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all ASCII letters
  const target = lines.find((line) => /[^\x00-\x7f]/.test(line));
  return target === undefined || target.startsWith('//') ? undefined : encodeURI(target).replaceAll('%25', '%');
}
