/** CITATION.cff names the version of the data and its day. */
const VERSION = /^version: .*$/m;
const DAY = /^date-released: .*$/m;

/**
 * The citation file of another version.
 * @param day YYYY-MM-DD
 * @throws {Error} if a line is missing
 */
export function withVersion(citation: string, version: string, day: string): string {
  for (const line of [VERSION, DAY]) if (!line.test(citation)) throw new Error(`CITATION.cff: no line ${line.source}`);
  return citation.replace(VERSION, `version: ${version}`).replace(DAY, `date-released: ${day}`);
}
