/** A release from a clone, twice, with the steps of the workflow that publishes it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ENVIRONMENT = {
  ...process.env,
  CONTACT: 'mailto:calendar@example.org',
  REPOSITORY: 'https://example.org/salnama',
  SITE_URL: 'https://calendar.example.org',
};
const MINUTE = 60_000;

let folder: string;

const run = (program: string, ...parameters: string[]): string =>
  execFileSync(program, parameters, { cwd: folder, encoding: 'utf8', env: ENVIRONMENT, maxBuffer: 2 ** 26 });

/** Shell lines of a named step. */
function stepOf(workflow: string, name: string): string {
  const [, after = ''] = readFileSync(`.github/workflows/${workflow}`, 'utf8').split(`- name: ${name}\n`);
  const lines = /run: \|\n((?: {10}.*\n)+)/.exec(after)?.[1];
  if (!lines) throw new Error(`${workflow} has no step ${name}`);
  return lines;
}

beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/salnama-release-`);
  execFileSync('git', ['clone', '--quiet', '--no-tags', resolve('.'), folder]);
  run('git', 'config', 'user.name', 'Release');
  run('git', 'config', 'user.email', 'release@example.org');
  symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
  // .gitignore names the folder, not a link to it.
  writeFileSync(`${folder}/.git/info/exclude`, 'node_modules\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the first release tags the version of package.json and gives the changelog a section', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(run('npm', 'run', '--silent', 'release')).toContain(`released ${version}`);
  expect(run('git', 'tag', '--list', 'v*').trim()).toBe(`v${version}`);
  expect(readFileSync(`${folder}/CHANGELOG.md`, 'utf8')).toContain(`## ${version} – `);
  expect(run('git', 'status', '--porcelain')).toBe('');
});

test('the steps of the workflow write every artifact', { timeout: 10 * MINUTE }, () => {
  execFileSync('bash', ['-euo', 'pipefail', '-c', stepOf('publish.yml', 'Write the artifacts')], {
    cwd: folder,
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const files = readdirSync(`${folder}/dist.release`).sort();
  expect(files).toEqual([
    'SHA256SUMS',
    'dist.tar.zst',
    'notes.md',
    expect.stringMatching(/^salnama-\d+\.\d+\.\d+\.tgz$/),
    expect.stringMatching(/^salnama-data-\d+\.\d+\.\d+\.tgz$/),
    'sbom.json',
  ]);
  expect(() =>
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: `${folder}/dist.release` }),
  ).not.toThrow();
  const packed = files.find((name) => name.startsWith('salnama-data-'))!;
  const holidays = execFileSync('tar', ['-xOf', packed, 'package/api/holidays/1405.json'], {
    cwd: `${folder}/dist.release`,
  });
  expect(holidays).toEqual(readFileSync(`${folder}/dist/api/holidays/1405.json`));
  for (const name of files.filter((file) => file.endsWith('.tgz'))) {
    const manifest = execFileSync('tar', ['-xOf', name, 'package/package.json'], { cwd: `${folder}/dist.release` });
    expect(JSON.parse(manifest.toString())).toMatchObject({
      homepage: 'https://calendar.example.org',
      repository: { url: 'git+https://example.org/salnama.git' },
      bugs: { url: 'https://example.org/salnama/issues' },
    });
  }
  expect(existsSync(`${folder}/Dockerfile`)).toBe(true);
});

test('a second release of documents alone is a patch; a change of the code is not', () => {
  const path = `${folder}/CHANGELOG.md`;
  writeFileSync(path, readFileSync(path, 'utf8').replace('### Site\n', '### Site\n\n- A page is new.\n'));
  run('git', 'commit', '--quiet', '--all', '--message', 'Tell of the page');
  expect(run('npm', 'run', '--silent', 'release')).toMatch(/released \d+\.\d+\.1;/);
  writeFileSync(path, readFileSync(path, 'utf8').replace('### Site\n', '### Site\n\n- Another one.\n'));
  writeFileSync(`${folder}/src/cli/new.ts`, 'export {};\n');
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', 'Add a file');
  expect(() => run('npm', 'run', '--silent', 'release', '--', 'patch')).toThrow(/give minor or major/);
  expect(run('npm', 'run', '--silent', 'release')).toMatch(/released \d+\.\d+\.0;/);
});
