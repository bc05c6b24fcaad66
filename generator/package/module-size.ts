/** Size of a module in a program: bundled, minified, gzip. */

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { firstOf } from '#core/required.ts';

const KILOBYTE = 1024;

/** Maximum size of the tarball in bytes; the README promises it. */
export const MAX_PACKED_BYTES = 400_000;

/** Maximum size of each module of the package in KiB. */
export const MAX_KILOBYTES: Readonly<Record<string, number>> = {
  salnama: 4.6,
  'salnama/hijri': 10,
  'salnama/holidays': 4,
  'salnama/holidays/titles': 9,
  'salnama/workdays': 5,
  'salnama/occasions': 75,
  'salnama/nowruz': 4,
  'salnama/prayer-times': 4.6,
  'salnama/cities': 62,
  'salnama/client': 3,
};

/** KiB of a program that imports every named export of a module. @param module name, or path from the folder */
export async function kilobytesOf(module: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${module}'`, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    charset: 'utf8',
    legalComments: 'none',
    // Packages that a user would choose instead.
    nodePaths: ['test/slow/node_modules'],
    logLevel: 'error',
  });
  return gzipSync(firstOf(outputFiles).contents, { level: 9 }).length / KILOBYTE;
}

/**
 * The README with the measured size of each module in place of its maximum.
 * @param files subpath of the package → name of its file in the folder
 * @throws {Error} if a module has no row in the README
 */
export async function withSizes(
  readme: string,
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  let text = readme;
  for (const [module, most] of Object.entries(MAX_KILOBYTES)) {
    const row = new RegExp(`^(\\| \`${module}\` .*\\| )≤ ${most}( \\|)$`, 'm');
    if (!row.test(text)) throw new Error(`the README of the package has no row of ${module} that ends with ≤ ${most}`);
    const size = await kilobytesOf(`./${files[`.${module.slice('salnama'.length)}`]}.js`, folder);
    text = text.replace(row, `$1${size.toFixed(1)}$2`);
  }
  return text;
}
