/** The lock file pins every package by its hash. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly integrity?: string; readonly resolved?: string; readonly link?: boolean }>
  >;
}

test.each(['package-lock.json', 'test/slow/package-lock.json'])(
  'every entry of %s has an integrity hash, and none the address of one machine',
  (lock) => {
    const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as Lock;
    const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    const elsewhere = entries.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  },
);
