/** No attack, but the same strain: the site is replaced again and again, and each page’s assets stay reachable. */
import { globSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { replaceFolder } from '#generator/build/output-folder.ts';
import { type Attack, problemsOf } from './attack.ts';
import { textOf } from './connections.ts';

/** A page lies in memory for a second, and its assets stay for one build more. */
const EVERY_MS = 3_000;
const ANEW = 100;

/** The same site with another page, another asset and some files written anew. */
async function build(dist: string, time: number): Promise<void> {
  await replaceFolder(dist, (folder) => {
    const files = globSync('**/*.*', { cwd: dist }).filter((path) => !/^(_astro|\.function|index\.html)/.test(path));
    for (const [index, path] of files.entries()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      if (index % files.length < ANEW && path.endsWith('.json')) {
        writeFileSync(join(folder, path), readFileSync(join(dist, path)));
      } else {
        linkSync(join(dist, path), join(folder, path));
      }
    }
    mkdirSync(join(folder, '_astro'));
    writeFileSync(join(folder, `_astro/style.${time}.css`), `body{order:${time}}`);
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><link rel="stylesheet" href="/_astro/style.${time}.css">`,
    );
  });
}

export const rebuild: Attack = {
  seconds: 20,
  begin({ port, root }) {
    let isEnding = false;
    let builds = 0;
    let visits = 0;
    const faults: string[] = [];
    const building = async () => {
      while (!isEnding) {
        await build(join(root, 'dist'), ++builds);
        await sleep(EVERY_MS);
      }
    };
    const visiting = async () => {
      await sleep(1_500);
      while (!isEnding) {
        const address = `127.28.${visits % 250}.${1 + (Math.floor(visits / 250) % 250)}`;
        visits++;
        const page = await textOf(port, address, '/');
        const asset = /href="([^"]+)"/.exec(page ?? '')?.[1];
        if (asset === undefined) faults.push('the page was not there');
        else if ((await textOf(port, address, asset)) === undefined) faults.push(`${asset} was not there`);
        await sleep(20);
      }
    };
    const all = Promise.all([building(), visiting()]);
    return {
      async end() {
        isEnding = true;
        await all;
        return {
          told: `${builds} builds, ${visits} visits of a page and its style`,
          problems: problemsOf([faults.length === 0, `${faults.length} times: ${faults[0]}`]),
        };
      },
    };
  },
};
