/** Run as a separate process: prints path and SHA-256 of every file of the API that the build would write, one per line. */
import { createHash } from 'node:crypto';
import { readData } from '../../../generator/compile/data.ts';
import { apiFiles } from '../../../generator/site/api-files.ts';

const [siteUrl, now] = process.argv.slice(2);
for (const { path, text } of apiFiles(readData(), siteUrl!, Number(now))) {
  console.log(`${path} ${createHash('sha256').update(text).digest('hex')}`);
}
