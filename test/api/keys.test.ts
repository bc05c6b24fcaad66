/** The keys of answers and JSON files are those of the last release, as `data/published/keys.csv` has them. */
import { expect, test } from 'vitest';
import { brokenKeys, currentKeys, publishedKeys } from '#generator/keep/release/keys.ts';
import { DOCUMENTED } from './documented-shapes.ts';

const published = publishedKeys('.');
const current = currentKeys(published);

test('no published key is gone, has another type or another place', () => {
  expect(brokenKeys(published, current)).toEqual([]);
});

test.each(Object.keys(DOCUMENTED))('%s of the interface has no new key either', (path) => {
  expect([...current.get(path)!]).toEqual([...published.get(path)!]);
});

test('keys at the end of an object may be new; others are named', () => {
  const keys = (names: string) => new Map([['/add', new Map(names.split(' ').map((name) => [name, 'string']))]]);
  const broken = (now: string) => brokenKeys(keys('from to steps steps.day steps.rule'), keys(now));
  expect(broken('from to steps steps.day steps.rule steps.note more')).toEqual([]);
  expect(broken('from steps steps.day steps.rule until')).toEqual(['key to of /add is gone']);
  expect(broken('from to note steps steps.day steps.rule')).toEqual([
    'key steps of /add has another place; new keys go to the end of their object',
  ]);
  expect(brokenKeys(keys('from'), new Map([['/add', new Map([['from', 'integer']])]]))).toEqual([
    'key from of /add was string and is integer',
  ]);
  expect(brokenKeys(keys('from'), new Map())).toEqual(['/add is gone']);
});
