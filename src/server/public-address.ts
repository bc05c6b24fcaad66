/** Files contain the public address of the build. A service with another address replaces it while it reads them. */
import { foldable, replaceInLines } from '#api/render/calendar-lines.ts';

/** May a file of this type contain the address? Tables have none. */
export const mayHaveAddress = (contentType: string): boolean =>
  /^text\/(?!csv)|[/+](?:json|xml|yaml|x-httpd-php)\b/.test(contentType);

export type ReplaceAddress = (contentType: string, bytes: Buffer) => Buffer;

/**
 * Returns a function that replaces the address in the bytes of a file; undefined if both addresses are the same.
 * @param built public address of the build, without a slash at its end
 * @param served public address of the service
 */
export function addressReplacer(built: string, served: string): ReplaceAddress | undefined {
  if (built === served) return undefined;
  const webcal = (address: string) => address.replace(/^https?:/, 'webcal:');
  const forms: [string, string][] = [
    [built, served],
    [webcal(built), webcal(served)],
  ];
  const pairs = [...forms, ...forms.map((pair) => pair.map(encodeURIComponent) as [string, string])];
  const replaced = (text: string): string => pairs.reduce((before, [from, to]) => before.replaceAll(from, to), text);
  const host = foldable(new URL(built).host);
  return (contentType, bytes) => {
    if (!mayHaveAddress(contentType) || !pairs.some(([from]) => bytes.includes(from))) return bytes;
    return contentType.startsWith('text/calendar')
      ? replaceInLines(bytes, host, replaced)
      : Buffer.from(replaced(bytes.toString()));
  };
}
