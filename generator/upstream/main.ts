/** `npm run upstream`: what other projects can take over, in their own formats, from the tables. `--check` only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createAlmanac } from '#api/almanac.ts';
import { tables } from '#tables/index.ts';
import { packedYearsSource } from './islamic-iran.ts';

const almanac = createAlmanac(tables);

/** Files by path. */
const FILES: Readonly<Record<string, string>> = {
  'upstream/islamic-iran/src/data.rs': packedYearsSource(almanac),
};

const isCheck = process.argv.includes('--check');
const stale = Object.entries(FILES).filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
for (const [path, text] of stale) {
  if (!isCheck) writeFileSync(path, text);
  console.log(isCheck ? `${path} is stale; run npm run upstream` : `wrote ${path}`);
}
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;
