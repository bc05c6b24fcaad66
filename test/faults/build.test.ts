/** Builds that are killed: the old site stays complete until the new site is. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { replaceFolder } from '#generator/site/output-folder.ts';
import { send, startServer } from '../server/process.ts';
import { spawnNode } from '../support/end-processes.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const TINY_BUILD = resolve('test/faults/tiny-build.ts');

let root: string;
beforeEach(() => {
  root = temporaryFolder(onTestFinished);
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
  writeFileSync(join(root, 'dist.unfinished'), 'in the way');
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
  for (let round = 1; round <= 60; round++) {
    await replace(`site ${round}`);
    await new Promise((wake) => setTimeout(wake, 5));
  }
  isBuilding = false;
  await asking;
  expect([...found].filter((text) => !/^site \d+$/.test(text))).toEqual([]);
  expect(found.size).toBeGreaterThan(1);

  renameSync(dist, `${dist}.old`);
  await new Promise((wake) => setTimeout(wake, 1500));
  expect((await send(server.port, '/4.txt')).body.toString()).toBe('site 60');
  expect((await send(server.port, '/none.txt')).status).toBe(404);
  expect(await server.stop()).toBe(0);
});

test('a second build is refused in one line, and one that was killed is not in the way', async () => {
  const first = launch({ ...NEW, SLEEP: '60' });
  const firstEnded = once(first, 'close');
  await once(first.stdout!, 'data');
  const second = await build(OLD);
  expect(second).toEqual({ code: 1, errors: 'build failed: another build is running; dist/ is unchanged\n' });
  first.stdout!.resume();
  first.kill('SIGKILL');
  await firstEnded;
  expect((await build(OLD)).code).toBe(0);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a failed build is removed before the next one may begin', async () => {
  const dist = join(root, 'dist');
  const seen: string[][] = [];
  const { close } = DatabaseSync.prototype;
  const lock = vi.spyOn(DatabaseSync.prototype, 'close').mockImplementation(function closeLock(this: DatabaseSync) {
    seen.push(readdirSync(root));
    close.call(this);
  });
  onTestFinished(() => lock.mockRestore());
  const failing = (folder: string) => {
    writeFileSync(join(folder, 'half.txt'), '');
    throw new Error('no space left');
  };
  await expect(replaceFolder(dist, failing)).rejects.toThrow('no space left');
  expect(seen).toEqual([['dist.lock']]);
  expect(readdirSync(root)).toEqual([]);
});

test('a lock that cannot be read is no other build', async () => {
  writeFileSync(join(root, 'dist.lock'), 'no database'.repeat(100));
  await expect(replaceFolder(join(root, 'dist'), () => {})).rejects.toThrow('not a database');
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
