/** A release records what is published; a rebuild makes it again out of git, byte for byte. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashList, rebuild, release } from '#generator/compile/release.ts';
import { updateTables } from '#generator/compile/tables.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const NOW = Date.UTC(2027, 1, 6);
const PUBLISHED = 'data/published/version.json';

let root: string;
const git = (...given: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...given], { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Newer than what is published, whether or not the data's own version is. */
const version = '2027.02.06';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'salnama-release-'));
  for (const path of ['data', 'src', 'generator', 'deploy', 'package.json', 'tsconfig.json', 'wrangler.jsonc']) {
    cpSync(path, join(root, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'data/version.json'), `${JSON.stringify({ version, changed: '2027-02-06' }, null, 2)}\n`);
  git('init', '-q');
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs the commands about releases of docs/keeping-it-true.md as they stand, but for the version and the push. */
function commandsOfDocs(): void {
  const docs = readFileSync('docs/keeping-it-true.md', 'utf8').replaceAll(/2\d{3}\.\d\d\.\d\d/g, '2027.02.07');
  const [, publishing = ''] = /^## Publishing\n[\s\S]*?```sh\n([\s\S]*?)```/m.exec(docs) ?? [];
  const after = publishing.split('\n').filter((line) => /^git (add|tag|push)/.test(line));
  const rebuildCommand = /`(npm run rebuild[^`]*)`/.exec(docs)![1]!;
  expect(publishing).toContain('npm run release');
  expect(after).toHaveLength(3);

  const temporary = join(root, '.cache', 'temporary');
  mkdirSync(temporary, { recursive: true });
  const env = {
    ...process.env,
    TMPDIR: temporary,
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) => [
        [`GIT_${who}_NAME`, 't'],
        [`GIT_${who}_EMAIL`, 't@t'],
      ]),
    ),
  };
  const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: root, env, encoding: 'utf8' });
  const laws = read('data/laws.json');
  writeFileSync(join(root, 'data/version.json'), '{ "version": "2027.02.07", "changed": "2027-02-07" }\n');
  updateTables(root, { check: false, now: NOW });
  const said = run('npm run release');
  for (const command of after) expect(said).toContain(command);
  for (const command of after.slice(0, 2)) run(command);
  expect(run('git tag').trim()).toBe('data-2027.02.07');
  expect(run('git show --no-patch --format=%s data-2027.02.07')).toContain('Data 2027.02.07');
  expect(run('git status --porcelain data')).toBe('');
  writeFileSync(join(root, 'data/laws.json'), `${laws}\n`);
  run('git commit -qam later-again');
  expect(run(rebuildCommand)).toMatch(/^2027\.02\.07 is in .*: every byte as released$/m);
}

test('a version is recorded once, with the hash of every file, and made again from an older commit', () => {
  updateTables(root, { check: false, now: NOW });
  expect(release(root, NOW)).toBe(version);
  expect(JSON.parse(read(PUBLISHED))).toMatchObject({ version, changed: '2027-02-06' });
  expect(read(`data/releases/${version}.sha256`)).toBe(hashList(root));
  execFileSync('sha256sum', ['--check', '--quiet', `data/releases/${version}.sha256`], { cwd: root });
  expect(() => release(root, NOW)).toThrow();

  git('add', '-A');
  git('commit', '-qm', 'released');
  writeFileSync(join(root, 'data/laws.json'), `${read('data/laws.json')}\n`);
  git('commit', '-qam', 'later');
  const folder = join(root, '.cache', 'rebuilt');
  expect(rebuild(root, version, folder)).toEqual([]);
  expect(readFileSync(join(folder, 'data/laws.json'), 'utf8')).toBe(read('data/laws.json').slice(0, -1));

  commandsOfDocs();

  // A list that no commit fits is an error, not another version.
  writeFileSync(join(root, `data/releases/${version}.sha256`), `${'0'.repeat(64)}  data/laws.json\n`);
  expect(() => rebuild(root, version, folder)).toThrow(/no commit holds the files/);
});
