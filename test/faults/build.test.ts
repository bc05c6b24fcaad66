/** Builds that are killed, or have a full or read-only disk: the old site stays complete until the new site is. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from '#generator/site/output-folder.ts';
import { send, startServer } from '../server/process.ts';
import { spawnNode } from '../support/end-processes.ts';

const TINY_BUILD = resolve('test/faults/tiny-build.ts');

let root: string;
let isMounted = false;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'salnama-build-'));
});
afterEach(() => {
  if (isMounted) execFileSync('umount', [root]);
  isMounted = false;
  rmSync(root, { recursive: true, force: true });
});

const launch = (settings: Readonly<Record<string, string>>) =>
  spawnNode([TINY_BUILD], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_OPTIONS: process.env.NODE_OPTIONS, ...settings },
  });

/** Runs a build until it exits. */
async function build(settings: Readonly<Record<string, string>> = {}) {
  const child = launch(settings);
  let errors = '';
  child.stderr!.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout!.resume();
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

/** Starts a build and kills it after it prints a word. @param later milliseconds between the word and the kill */
async function killedBuild(word: string, later: number, settings: Readonly<Record<string, string>>): Promise<void> {
  const child = launch(settings);
  const ended = once(child, 'close');
  let said = '';
  child.stdout!.on('data', (chunk) => {
    if (said.includes(word)) return;
    said += chunk;
    if (said.includes(word)) setTimeout(() => child.kill('SIGKILL'), later);
  });
  await ended;
}

/** Path and hash of every file. */
function manifest(folder = 'dist'): Record<string, string> {
  const files = globSync('**/*.txt', { cwd: join(root, folder) }).sort();
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, folder, file)))
        .digest('hex'),
    ]),
  );
}

const OLD = { LETTER: 'o', FILES: '300' };
const NEW = { LETTER: 'n', FILES: '350' };

test('kill -9 at any moment leaves the old site or the new one, whole; the next build is right', async () => {
  expect((await build(NEW)).code).toBe(0);
  const fresh = manifest();
  expect((await build(OLD)).code).toBe(0);
  const old = manifest();
  expect(Object.keys(old)).toHaveLength(301);

  const moments: [word: string, later: number][] = [
    ['0\n', 0],
    ['\n349\n', 0],
    ['filled', 0],
    ['filled', 2],
  ];
  const outcomes = new Set<string>();
  for (const [word, later] of moments) {
    await killedBuild(word, later, NEW);
    // Between the two renames the old site is `dist.old`, where the server finds it.
    const found = manifest(existsSync(join(root, 'dist')) ? 'dist' : 'dist.old');
    const isOld = 'part-0/0.txt' in found && found['part-0/0.txt'] === old['part-0/0.txt'];
    expect(found, `${word} ${later}`).toEqual(isOld ? old : fresh);
    outcomes.add(isOld ? 'old' : 'new');
    if (!isOld) expect((await build(OLD)).code).toBe(0);
  }
  expect(outcomes).toContain('old');

  expect((await build(NEW)).code).toBe(0);
  expect(manifest()).toEqual(fresh);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a build that was killed between its two renames is mended by the next one, also if that one fails', async () => {
  expect((await build(OLD)).code).toBe(0);
  const old = manifest();
  renameSync(join(root, 'dist'), join(root, 'dist.old'));
  writeFileSync(join(root, 'dist.new-999999999'), 'in the way');
  expect((await build({ ...NEW, PROGRAM_BYTES: 'Infinity' })).code).toBe(1);
  expect(manifest()).toEqual(old);
  expect(readdirSync(root)).toEqual(['dist']);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s removes what the build has written, and says so in one line', async (signal, code) => {
  expect((await build(OLD)).code).toBe(0);
  const old = manifest();
  const child = launch({ ...NEW, SLEEP: '60' });
  let errors = '';
  child.stderr!.on('data', (chunk) => {
    errors += chunk;
  });
  let said = '';
  child.stdout!.on('data', (chunk) => {
    if (said.includes('\n349\n')) return;
    said += chunk;
    if (said.includes('\n349\n')) setTimeout(() => child.kill(signal), 200);
  });
  expect((await once(child, 'close'))[0]).toBe(code);
  expect(errors).toBe(`build stopped by ${signal}; dist/ is unchanged\n`);
  expect(manifest()).toEqual(old);
  expect(readdirSync(root)).toEqual(['dist']);
});

/** Tests that mount a disk, which only root may do; for other users they are listed as skipped. CI runs them as root. */
const testAsRoot = test.runIf(process.getuid?.() === 0);

/** Mounts a small tmpfs on the folder. */
function mountDisk(size: string): void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', root], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(`this test mounts a small disk, which takes root's rights: ${String(error)}`);
  }
  isMounted = true;
}

function expectOneLine(errors: string, ...parts: string[]): void {
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
  for (const part of ['build failed: ', ...parts, 'dist/ is unchanged']) expect(errors).toContain(part);
}

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1)!;

testAsRoot('a full disk: the output names it, and the old site stays', async () => {
  mountDisk('3m');
  expect((await build(OLD)).code).toBe(0);
  const old = manifest();
  const byBuild = await build({ ...NEW, BYTES: '20000' });
  expect(byBuild.code).toBe(1);
  expectOneLine(byBuild.errors, 'ENOSPC: no space left on device');
  expect(manifest()).toEqual(old);
  expect(readdirSync(root)).toEqual(['dist']);

  const byProgram = await build({ FILES: '1', PROGRAM_BYTES: '5000000' });
  expect(byProgram.code).toBe(1);
  expect(byProgram.errors).toContain('ENOSPC: no space left on device');
  expectOneLine(lastLine(byProgram.errors), 'ended with exit code 1');
  expect(manifest()).toEqual(old);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a site that is replaced repeatedly is served without a gap', async () => {
  const dist = join(root, 'dist');
  const replace = (text: string) =>
    replaceFolder(dist, (folder) => {
      for (let index = 0; index < 5; index++) writeFileSync(`${folder}/${index}.txt`, text);
    });
  await replace('site 0');
  // Without this setting, four clients without pauses could exceed the rate limit.
  const server = await startServer({ RATE_PER_SECOND: '0' }, root);
  let isBuilding = true;
  const found = new Set<string>();
  const ask = async () => {
    for (let count = 0; isBuilding; count++) {
      const { status, body } = await send(server.port, `/${count % 5}.txt`);
      found.add(status === 200 ? body.toString() : `status ${status}`);
    }
  };
  const asking = Promise.all([ask(), ask(), ask(), ask()]);
  for (let round = 1; round <= 150; round++) {
    await replace(`site ${round}`);
    await new Promise((wake) => setTimeout(wake, 5));
  }
  isBuilding = false;
  await asking;
  expect([...found].filter((text) => !/^site \d+$/.test(text))).toEqual([]);
  expect(found.size).toBeGreaterThan(1);

  renameSync(dist, `${dist}.old`);
  await new Promise((wake) => setTimeout(wake, 1500));
  expect((await send(server.port, '/4.txt')).body.toString()).toBe('site 150');
  expect((await send(server.port, '/none.txt')).status).toBe(404);
  expect(await server.stop()).toBe(0);
});

test('builds at the same time do not mix their files, and one that was killed leaves nothing', async () => {
  await build(NEW);
  const fresh = manifest();
  const first = launch({ ...OLD, SLEEP: '60' });
  const firstEnded = once(first, 'close');
  await once(first.stdout!, 'data');
  expect((await build(NEW)).code).toBe(0);
  expect(manifest()).toEqual(fresh);
  expect(readdirSync(root).sort()).toEqual(['dist', `dist.new-${first.pid}`]);
  first.stdout!.resume();
  first.kill('SIGKILL');
  await firstEnded;
  expect((await build(NEW)).code).toBe(0);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('hashed files of the previous build stay for one more build', async () => {
  const dist = join(root, 'dist');
  const buildWithAsset = (name: string) =>
    replaceFolder(dist, (folder) => {
      mkdirSync(join(folder, '_astro'));
      writeFileSync(join(folder, '_astro', name), name);
      writeFileSync(join(folder, '_astro/same.css'), name);
    });
  const assets = () => readdirSync(join(dist, '_astro')).sort();
  await buildWithAsset('first.css');
  expect(assets()).toEqual(['first.css', 'same.css']);
  await buildWithAsset('second.css');
  expect(assets()).toEqual(['first.css', 'same.css', 'second.css']);
  expect(readFileSync(join(dist, '_astro/same.css'), 'utf8')).toBe('second.css');
  await buildWithAsset('third.css');
  expect(assets()).toEqual(['same.css', 'second.css', 'third.css']);
});
