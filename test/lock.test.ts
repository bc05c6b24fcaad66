/** The lock files pin every package by its hash, and only listed packages run a script when they are installed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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
