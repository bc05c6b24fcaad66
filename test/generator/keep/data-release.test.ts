/**
 * A release records the published data with a reason for every moved day. Between releases the list of changes stays.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { readData } from '#generator/compile/data.ts';
import { release } from '#generator/keep/release/data-release.ts';
import { tables } from '#tables/index.ts';
import { copyFrozen } from '../../support/frozen.ts';
import { almanac } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Half past midnight in Tehran, on 6 February. */
const NOW = Date.UTC(2027, 1, 5, 21);
const MONTHS = 'data/hijri-months.csv';
const { hijri } = almanac;
const [lastYear, lastMonth] = tables.hijriMonths.lastPublished;
const first = hijri.toJdn({ year: lastYear, month: lastMonth, day: 1 });
const length = hijri.monthLength(lastYear, lastMonth);
/** The estimate is already published, so only the other possible day moves dates. */
const moved = gregorian.toIsoDate(addDays(first, length === 29 ? 30 : 29));
const next = `${lastYear}-${String(lastMonth + 1).padStart(2, '0')}`;

const root = temporaryFolder();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeAll(() => {
  copyFrozen(root);
});

const published = () => ({ changes: read('data/changes.csv'), version: read('data/version.json') });

test('a release needs a reason for a day off that goes, and tells what moved, once', () => {
  const before = published();
  const { slug, note } = readData(root).closures.find(({ official }) => official)!;
  const withdrawn = read('data/closures.csv').replace(new RegExp(`^(${slug},.*),yes,`, 'm'), '$1,no,');
  write('data/closures.csv', withdrawn.replace(note, ''));
  write(MONTHS, `${read(MONTHS)}${next},${moved},official,ut-published-calendar,,\n`);
  expect(() => release(root, NOW, {})).toThrow(/1 problem|problems/);
  expect(published()).toEqual(before);

  const because = { reason: 'never decided', sources: ['ut-published-calendar'] };
  expect(release(root, NOW, { because })).toBe('2027.02.06');
  expect(JSON.parse(read('data/version.json'))).toEqual({ version: '2027.02.06', changed: '2027-02-06' });
  const { changes } = published();
  expect(changes).toContain(`2027.02.06,2027-02-06,month,${next},`);
  expect(changes).toContain(`,${moved},yes,Salnama,announced,ut-published-calendar`);
  expect(changes).toMatch(new RegExp(`withdrawn,${slug},.*,never decided,ut-published-calendar`));

  expect(release(root, NOW)).toBe('2027.02.06-2');
  expect(published().changes).toBe(changes);
});
