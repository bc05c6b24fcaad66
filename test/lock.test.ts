/** What is installed: npm packages by their hashes, scripts of listed packages only, and the documented Debian packages. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHECKS } from './slow/packages.ts';
import { CHROMIUM_PACKAGE } from './support/chromium.ts';

interface LockEntry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: unknown;
}
interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}
interface Manifest {
  readonly engines?: { readonly node: string };
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Entries of packages from a registry, by their paths. */
function lockedPackages(folder: string): [path: string, entry: LockEntry][] {
  const { packages } = readJson<Lock>(`${folder}/package-lock.json`);
  return Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
}

describe.each(['.', 'test/slow', 'test/slow/nodes'])('package-lock.json of %s', (folder) => {
  const entries = lockedPackages(folder);
  const pathsOf = (isSo: (entry: LockEntry) => boolean) => entries.filter(([, it]) => isSo(it)).map(([path]) => path);

  test('pins every package by its hash, and names no download address', () => {
    expect(entries).not.toEqual([]);
    expect(pathsOf(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(pathsOf(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  test('has install scripts only of packages that the manifest lists', () => {
    const { allowScripts } = readJson<Manifest>(`${folder}/package.json`);
    const names = pathsOf(({ hasInstallScript }) => hasInstallScript === true).map((path) =>
      path.replace(/^.*node_modules\//, ''),
    );
    expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts).sort());
  });
});

test('the lock has Node for Linux, macOS and Windows', () => {
  const { optionalDependencies = {} } = readJson<Manifest>('package.json');
  const runtimes = lockedPackages('.').filter(([path]) => path.slice('node_modules/'.length) in optionalDependencies);
  expect(runtimes.map(([, { os }]) => os).sort()).toEqual(['darwin', 'darwin', 'linux', 'linux', 'win32']);
});

describe('the versions of Node are those of package.json', () => {
  const { engines, optionalDependencies } = readJson<Manifest>('package.json');
  const [oldest] = /\d+/.exec(engines!.node)!;
  const [pinned, ...others] = new Set(Object.values(optionalDependencies!));
  const [newest] = pinned!.split('.');

  test.each([
    ['Dockerfile', /FROM node:([\d.]+)/g, pinned],
    ['docs/{hosting,operations}.md', /Node (\d+) or newer/g, oldest],
    ['{CONTRIBUTING,README,docs/hosting}.md', /(?:the|its own) Node (\d+)/g, newest],
    ['.github/workflows/*.yml', /node-version: (\d+)/g, newest],
    ['.github/workflows/ci.yml', /node: \[(.*)\]/g, `${oldest}, ${newest}`],
  ])('in %s', (files, pattern, version) => {
    const text = globSync(files).map((path) => readFileSync(path, 'utf8'));
    const named = [...text.join('\n').matchAll(pattern)].map(([, found]) => found);
    expect(new Set(named)).toEqual(new Set([version]));
    expect(others).toEqual([]);
  });
});

test('CONTRIBUTING.md lists the Debian packages of the slow tests', () => {
  const [, list] = /packages of Debian[\s\S]*?```\n([\s\S]*?)```/.exec(readFileSync('CONTRIBUTING.md', 'utf8'))!;
  const packages = [CHROMIUM_PACKAGE, ...Object.keys(CHECKS).flatMap((names) => names.split(' '))];
  expect(list!.trim().split(/\s+/).toSorted()).toEqual(packages.toSorted());
});
