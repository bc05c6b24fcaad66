/** Everything of the site that can be written without the pages, in stages. */
import { renameSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { createAlmanac } from '#api/base/almanac.ts';
import type { BuiltFor } from '#server/built-for.ts';
import { tables } from '#tables/index.ts';
import { type Data, readData } from '../compile/data.ts';
import { NOTICES_FILE, noticesOf, packagesOfPages } from '../package/notices.ts';
import { packTarball } from '../package/package.ts';
import { apiFiles } from './api-files.ts';
import { stage } from './build-with.ts';
import { writeDownloads } from './downloads/write.ts';
import { writeFunctionBundles } from './function-bundles.ts';
import { writeAll, writeFilesBesidePages } from './site-files.ts';

/** @param now milliseconds since 1970 */
export async function writeDataFiles(folder: string, builtFor: BuiltFor, now: number): Promise<void> {
  const { siteUrl } = builtFor;
  const data = readData();
  await stage('functions', () => {
    const packages = writeFunctionBundles(folder, builtFor);
    writeFileSync(`${folder}/${NOTICES_FILE}`, noticesOf([...packages, ...packagesOfPages()]));
  });
  await stage('files of the API', async () => {
    for (const file of apiFiles(data, siteUrl, now)) {
      writeAll(folder, [file]);
      // Lets Ctrl-C through.
      await setImmediate();
    }
  });
  // npm installs it by its address.
  await stage('package', async () =>
    renameSync(await packTarball(`${folder}/downloads`), `${folder}/downloads/salnama.tgz`),
  );
  await stage('downloads', () => writeDownloadFiles(folder, data, process.env.REPOSITORY || siteUrl));
  await stage('files beside the pages', () => writeFilesBesidePages(folder, siteUrl, now));
}

/** Cloudflare refuses a site with a larger file. */
const MAX_HOSTED_BYTES = 25 * 1024 * 1024;
/** A day's column of flags takes 1 % of this in `days.csv`. */
const NEARLY_FULL = 0.95;

/** Tells which files nearly have the size that a host refuses. @throws {Error} for a file that a host would refuse */
function writeDownloadFiles(folder: string, data: Data, homepage: string): void {
  const files = writeDownloads(`${folder}/downloads`, data, createAlmanac(tables), homepage);
  const large = files.filter(({ bytes }) => bytes > NEARLY_FULL * MAX_HOSTED_BYTES);
  if (large.length === 0) return;
  const sizes = large.map(({ name, bytes }) => `downloads/${name} has ${bytes} bytes`).join(', ');
  const told = `${sizes}; hosts take ${MAX_HOSTED_BYTES}: leave out a column that repeats another, or the last years`;
  if (large.some(({ bytes }) => bytes > MAX_HOSTED_BYTES)) throw new Error(told);
  console.log(told);
}
