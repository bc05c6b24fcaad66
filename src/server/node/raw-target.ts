/** Addresses with letters that are not percent-encoded, as curl and PHP send them: Node's parser refuses them. */

const REQUEST_LINE = /^(?:GET|HEAD) (\/\S*) HTTP\/1\.[01]\r?$/m;

/**
 * The address with its letters percent-encoded; undefined if the packet holds no such request line, or no UTF-8.
 * @param packet as it came in; the parser has stopped in its last request line
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
