/** Two releases from a clone, with the shell steps of the workflows, without publishing and without network. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES, MAX_PACKAGE_BYTES } from '#generator/publish/data-package.ts';
import { freePort } from '../../support/free-port.ts';
import { stepOf } from '../workflow-step.ts';

const ENVIRONMENT = {
  ...process.env,
  CONTACT: 'mailto:calendar@example.org',
  REPOSITORY: 'https://example.org/salnama',
  SITE_URL: 'https://calendar.example.org',
  // Pages of one year and one city are enough: the packages hold no pages.
  SALNAMA_ONLY: '1405,tehran',
};
const MINUTE = 60_000;
// Other tests use the processors at the same time.
vi.setConfig({ testTimeout: 5 * MINUTE, hookTimeout: 20 * MINUTE });

let folder: string;
/** Fakes of programs that need the network (`gh`, `npm publish`): each writes its arguments to a file. */
let recorders: string;

const run = (program: string, ...parameters: string[]): string =>
  execFileSync(program, parameters, { cwd: folder, encoding: 'utf8', env: ENVIRONMENT, maxBuffer: 2 ** 26 });

/** Runs a step in bash that stops at the first error, like GitHub Actions. */
const runStep = (lines: string, environment: Readonly<Record<string, string>> = {}): string =>
  execFileSync('bash', ['-euo', 'pipefail', '-c', lines], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 26,
  });

/** Every question (`npm view`, `gh release view`) fails: nothing was published before. */
function record(program: string): void {
  const path = `${recorders}/${program}`;
  const fails = 'case "$1 $2" in "view "*|*" view") exit 1;; esac';
  writeFileSync(path, `#!/bin/sh\n${fails}\nprintf '%s ' "$@" >> "$0.txt"\necho >> "$0.txt"\n`);
  chmodSync(path, 0o755);
}
/** Every question is answered: all was published before. */
const recordAsPublished = (program: string): void => {
  record(program);
  const path = `${recorders}/${program}`;
  writeFileSync(path, readFileSync(path, 'utf8').replace('exit 1', 'exit 0'));
};
const recorded = (program: string): string[] => {
  const path = `${recorders}/${program}.txt`;
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' \n') : [];
};
const withRecorders = (...programs: string[]): Readonly<Record<string, string>> => {
  for (const program of programs) record(program);
  return { PATH: recorders + delimiter + process.env.PATH };
};

beforeAll(() => {
  const root = mkdtempSync(`${tmpdir()}/salnama-release-`);
  folder = `${root}/clone`;
  recorders = `${root}/bin`;
  mkdirSync(recorders);
  execFileSync('git', ['clone', '--quiet', '--no-tags', resolve('.'), folder]);
  run('git', 'config', 'user.name', 'Release');
  run('git', 'config', 'user.email', 'release@example.org');
  symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
  // .gitignore ignores the folder, but not a link to it.
  writeFileSync(`${folder}/.git/info/exclude`, 'node_modules\n');
});
afterAll(() => rmSync(resolve(folder, '..'), { recursive: true }));

test('the first release tags the version of package.json and gives the changelog a section', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(run('npm', 'run', '--silent', 'keep', '--', 'release')).toContain(`released ${version}`);
  expect(run('git', 'tag', '--list', 'v*').trim()).toBe(`v${version}`);
  expect(readFileSync(`${folder}/CHANGELOG.md`, 'utf8')).toContain(`## ${version} – `);
  expect(run('git', 'status', '--porcelain')).toBe('');
});

describe('the steps of the workflows', () => {
  beforeAll(() => {
    runStep(stepOf('publish.yml', 'Write the artifacts'));
  });

  test('write every artifact with its checksum', () => {
    expect(readdirSync(`${folder}/dist.release`).sort()).toEqual([
      'SHA256SUMS',
      'dist.tar.zst',
      'notes.md',
      expect.stringMatching(/^salnama-\d+\.\d+\.\d+\.tgz$/),
      expect.stringMatching(/^salnama-\d{4}[\d.]+-py3-none-any\.whl$/),
      expect.stringMatching(/^salnama-data-\d+\.\d+\.\d+\.tgz$/),
      expect.stringMatching(/^salnama-php-\d{4}[\d.]+\.zip$/),
      'sbom.json',
    ]);
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: `${folder}/dist.release` });
    const sbom = JSON.parse(readFileSync(`${folder}/dist.release/sbom.json`, 'utf8'));
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', components: expect.any(Array) });
    expect(readFileSync(`${folder}/dist.release/notes.md`, 'utf8')).toMatch(/^## \d+\.\d+\.\d+ – /);
  });

  const packed = (name: RegExp): string => readdirSync(`${folder}/dist.release`).find((file) => name.test(file))!;
  const tar = (...parameters: string[]): Buffer =>
    execFileSync('tar', parameters, { cwd: `${folder}/dist.release`, maxBuffer: 2 ** 28 });

  test('both packages name homepage, repository, author and where to report bugs', () => {
    for (const name of [packed(/^salnama-\d.*tgz$/), packed(/^salnama-data-/)]) {
      expect(JSON.parse(tar('-xOf', name, 'package/package.json').toString())).toMatchObject({
        author: expect.stringContaining('Salnama'),
        homepage: 'https://calendar.example.org',
        repository: { url: 'git+https://example.org/salnama.git' },
        bugs: { url: 'https://example.org/salnama/issues' },
      });
    }
  });

  test('salnama-data has the bytes of the site, within the limits of jsDelivr', () => {
    const name = packed(/^salnama-data-/);
    for (const path of ['api/holidays/1405.json', 'feeds/holidays.ics', 'api/calendar/1405/1.json']) {
      expect(tar('-xOf', name, `package/${path}`)).toEqual(readFileSync(`${folder}/dist/${path}`));
    }
    const sizes = tar('-tvzf', name)
      .toString()
      .trim()
      .split('\n')
      .map((line) => Number(line.split(/\s+/)[2]));
    expect(sizes.length).toBeGreaterThan(2_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_FILE_BYTES);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_PACKAGE_BYTES);
    const prayers = JSON.parse(tar('-xOf', name, 'package/api/prayer-times/tehran/current.json').toString());
    expect(prayers).toMatchObject({
      city: 'tehran',
      data: expect.arrayContaining([expect.objectContaining({ times: expect.any(Object) })]),
    });
    const current = JSON.parse(tar('-xOf', name, 'package/api/holidays/current.json').toString()) as { year: number };
    expect(tar('-xOf', name, `package/api/holidays/${current.year}.json`).toString()).toBe(
      `${JSON.stringify(current)}`,
    );
  });

  test('the manifest and server.json name the same MCP server', () => {
    const server = JSON.parse(readFileSync(`${folder}/server.json`, 'utf8'));
    const { mcpName, name, version } = JSON.parse(
      tar('-xOf', packed(/^salnama-\d.*tgz$/), 'package/package.json').toString(),
    );
    expect(server).toMatchObject({ name: mcpName, version, packages: [{ identifier: name, version }] });
  });

  test('publint has nothing to say of either package', () => {
    const publint = resolve('test/slow/node_modules/.bin/publint');
    for (const name of [packed(/^salnama-\d.*tgz$/), packed(/^salnama-data-/)]) {
      expect(run(publint, 'run', `dist.release/${name}`, '--strict')).toContain('All good!');
    }
  });

  test('publish the release, and both packages by the real npm', () => {
    const environment = { ...withRecorders('npm', 'gh'), GITHUB_REF_NAME: 'v0.1.0' };
    // It would send the packages, and sends nothing.
    const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
    const dryRun = `[ "$1" = publish ] && { '${npm}' "$@" --dry-run --offline || exit 1; }\n`;
    writeFileSync(`${recorders}/npm`, readFileSync(`${recorders}/npm`, 'utf8').replace('printf', `${dryRun}printf`));
    runStep(stepOf('publish.yml', 'Publish the release'), environment);
    const printed = runStep(stepOf('publish.yml', 'Publish the packages'), environment);
    expect(printed).toMatch(/\+ salnama@0\.1\.0\n[\s\S]*\+ salnama-data@0\.1\.0\n/);
    const packages = recorded('npm');
    expect(packages).toHaveLength(2);
    expect(recorded('gh')).toEqual([
      expect.stringMatching(/^release create v0\.1\.0 --draft .*notes\.md$/),
      expect.stringMatching(/^release upload v0\.1\.0 .*salnama-0\S+ .*SHA256SUMS$/),
      'release edit v0.1.0 --draft=false',
    ]);
    for (const program of ['npm', 'gh']) recordAsPublished(program);
    const said = runStep(stepOf('publish.yml', 'Publish the packages'), environment);
    expect(said).toBe('salnama@0.1.0 is already published\nsalnama-data@0.1.0 is already published\n');
    runStep(stepOf('publish.yml', 'Publish the release'), environment);
    for (const program of ['npm', 'gh']) rmSync(`${recorders}/${program}`);
    expect(recorded('npm')).toEqual(packages);
    expect(recorded('gh').slice(3)).toEqual(recorded('gh').slice(1, 3));
  });

  test('keep the token where npm reads it, and do without one', () => {
    const step = stepOf('publish.yml', 'Use the token, where trusted publishing is not set up yet');
    const settings = { NPM_CONFIG_USERCONFIG: `${recorders}/npmrc`, NPM_CONFIG_REGISTRY: 'https://registry.example/' };
    runStep(step, { ...settings, NPM_TOKEN: '' });
    expect(existsSync(settings.NPM_CONFIG_USERCONFIG)).toBe(false);
    runStep(step, { ...settings, NPM_TOKEN: 'secret' });
    expect(readFileSync(settings.NPM_CONFIG_USERCONFIG, 'utf8')).toContain('//registry.example/:_authToken=secret');
  });

  test('name the image in small letters', () => {
    const output = `${recorders}/output`;
    runStep(stepOf('container.yml', 'Name the image'), { GITHUB_REPOSITORY: 'Some/Salnama', GITHUB_OUTPUT: output });
    expect(readFileSync(output, 'utf8')).toBe('image=ghcr.io/some/salnama\n');
  });

  test('leave an image that is published', () => {
    const output = `${recorders}/published`;
    writeFileSync(output, '');
    const step = stepOf('container.yml', 'Look for the image of this version');
    const environment = { ...withRecorders('docker'), GITHUB_OUTPUT: output, IMAGE: 'ghcr.io/some/salnama:v0.1.0' };
    writeFileSync(`${recorders}/docker`, '#!/bin/sh\nexit 1\n');
    expect(runStep(step, environment)).toBe('');
    writeFileSync(`${recorders}/docker`, '#!/bin/sh\n');
    expect(runStep(step, environment)).toBe('ghcr.io/some/salnama:v0.1.0 is already published\n');
    expect(readFileSync(output, 'utf8')).toBe('isDone=true\n');
  });

  test('start the built server and ask it', async () => {
    const port = String(await freePort());
    const step = stepOf('ci.yml', 'Start the server and ask it').replaceAll('4321', port);
    const said = runStep(step, { PORT: port });
    expect(said).toContain('"status":"ok"');
    expect(said).toContain('"year":1405');
    const builtFor = JSON.parse(readFileSync(`${folder}/dist/.function/built-for.json`, 'utf8'));
    expect(builtFor.contact).toBe('calendar@example.org');
  });
});

test('a second release of documents alone is a patch; a change of the code is not', () => {
  const path = `${folder}/CHANGELOG.md`;
  writeFileSync(path, readFileSync(path, 'utf8').replace('### Site\n', '### Site\n\n- A page is new.\n'));
  run('git', 'commit', '--quiet', '--all', '--message', 'Tell of the page');
  expect(run('npm', 'run', '--silent', 'keep', '--', 'release')).toMatch(/released \d+\.\d+\.1;/);
  writeFileSync(path, readFileSync(path, 'utf8').replace('### Site\n', '### Site\n\n- Another one.\n'));
  writeFileSync(`${folder}/src/cli/new.ts`, 'export {};\n');
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', 'Add a file');
  expect(() => run('npm', 'run', '--silent', 'keep', '--', 'release', 'patch')).toThrow(
    /step is "patch": major, or none/,
  );
  expect(run('npm', 'run', '--silent', 'keep', '--', 'release')).toMatch(/released \d+\.\d+\.0;/);
});
