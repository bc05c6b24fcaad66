/**
 * Builds a tiny site with the real build's steps except the pages. It writes `FILES` files of `LETTER`s into the new
 * folder, then one file by a program, and swaps the folders. It prints each file, so a test can kill it at any moment.
 */
import { mkdirSync, writeFileSync, writeSync } from 'node:fs';
import { buildWith } from '#generator/site/build-with.ts';
import { runNode } from '#generator/site/child-process.ts';

const { FILES = '50', LETTER = 'n', BYTES = '2000', PROGRAM_BYTES = '2000', SLEEP } = process.env;
const count = Number(FILES);
const WRITE = 'require("fs").writeFileSync(process.argv[1], "t".repeat(Number(process.argv[2])))';

process.exitCode = await buildWith(async (folder) => {
  for (let index = 0; index < count; index++) {
    // Node repeats `recursive` for ever when the working directory has been removed.
    if (index < 7) mkdirSync(`${folder}/part-${index}`);
    writeFileSync(`${folder}/part-${index % 7}/${index}.txt`, LETTER.repeat(Number(BYTES)));
    writeSync(1, `${index}\n`);
  }
  await runNode(['-e', WRITE, `${folder}/program.txt`, PROGRAM_BYTES]);
  if (SLEEP) await runNode(['-e', `setTimeout(() => {}, ${SLEEP}_000)`]);
  writeSync(1, 'filled\n');
});
