/** Run as a separate process: prints path and SHA-256 of every file that the build would write, one per line. */
import { createHash } from 'node:crypto';
import { readData } from '#generator/compile/data.ts';
import { apiFiles, type OutputFile } from '#generator/site/api-files.ts';
import { FROZEN } from '../../support/frozen.ts';

export const hashLine = ({ path, text }: OutputFile): string =>
  `${path} ${createHash('sha256').update(text).digest('hex')}`;

if (import.meta.main) {
  const [siteUrl, now] = process.argv.slice(2);
  const lines = [...apiFiles({ data: readData(FROZEN), siteUrl: siteUrl!, now: Number(now) })].map(hashLine);
  console.log(lines.join('\n'));
}
