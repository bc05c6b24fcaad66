/** The list of changes: released rows do not change, a release adds rows. */
import { describe, expect, test } from 'vitest';
import { readData } from '#generator/compile/data.ts';
import type { ChangeRow } from '#generator/compile/forms/changes.ts';
import { compareVersions, nextVersion, versionProblems } from '#generator/compile/version.ts';
import { changeProblems, changeRows } from '#generator/keep/changes/change-rows.ts';
import type { Change } from '#generator/keep/changes/changes-between.ts';
import { FROZEN } from '../../../support/frozen.ts';
import { EXAMPLE, testData } from '../../compile/test-data.ts';

const row = (changes: Partial<ChangeRow> = {}): ChangeRow => ({
  version: '2026.11.21',
  recorded: '2026-11-21',
  kind: 'begun',
  subject: '',
  before: '',
  after: '',
  was_estimate: false,
  by: 'Salnama',
  reason: 'first',
  sources: [],
  ...changes,
});
const move: Change = {
  kind: 'moved',
  subject: 'ashura 1447 1',
  before: '2025-07-06',
  after: '2025-07-07',
  wasEstimate: false,
};
const version = { version: '2026.12.01', changed: '2026-12-01' };
const released = [row()];
const rowsOf = (changes: readonly Change[]) =>
  changeRows(changes, testData({ changes: released }), { released: '2026.11.21', next: version });

test('the list of the project begins with the first state, and no row lacks a reason', () => {
  const rows = readData(FROZEN).changes;
  expect(rows[0]!.kind).toBe('begun');
  expect(changeProblems(rows)).toEqual([]);
});

describe('rows of a new version', () => {
  test('follow the released ones, with reason and sources that the data tell', () => {
    const rows = rowsOf([move]);
    expect(rows[0]).toEqual(released[0]);
    expect(rows[1]).toMatchObject({
      version: version.version,
      recorded: '2026-12-01',
      kind: 'moved',
      by: 'Salnama',
      reason: 'a decision',
    });
  });

  test('take the reason of the release where the data give none', () => {
    const because = { reason: 'the act is void', sources: ['calendar'] };
    const next = { released: '2026.11.21', next: version, because };
    const withdrawn = { ...move, kind: 'withdrawn', subject: 'unknown' } as const;
    const rows = changeRows([move, withdrawn], testData({ changes: released }), next);
    expect(rows.slice(1).map(({ reason }) => reason)).toEqual(['a decision', 'the act is void']);
  });
});

test('a day off that comes back has the reason of the release, not its law', () => {
  const [holiday] = EXAMPLE.holidays;
  const days = { ...move, subject: holiday!.slug };
  const withdrawn = row({ kind: 'withdrawn', subject: holiday!.slug, before: '2027-06-05', after: '' });
  const because = { reason: 'entered by mistake', sources: ['calendar'] };
  const next = { released: '2026.11.21', next: version, because };
  const reasonOf = (rows: ChangeRow[], after: string) =>
    changeRows(
      [{ ...days, kind: 'added', before: '', after }],
      testData({ changes: rows, holidays: [holiday!] }),
      next,
    ).at(-1)!.reason;
  expect(reasonOf([withdrawn], '2027-06-05')).toBe('entered by mistake');
  expect(reasonOf([withdrawn], '2028-06-05')).not.toBe('entered by mistake');
});

test('a note of the last release is no reason to withdraw a day off now', () => {
  const [holiday] = EXAMPLE.holidays;
  const withdrawn = { ...move, kind: 'withdrawn', subject: holiday!.slug } as const;
  const data = testData({ changes: released, holidays: [{ ...holiday!, note: 'since 1358' }] });
  const next = { released: '2026.11.21', next: version };
  const reasonWith = (...oldNotes: string[]) =>
    changeRows([withdrawn], data, { ...next, oldNotes: new Set(oldNotes) })[1]!.reason;
  expect(reasonWith()).toBe('since 1358');
  expect(reasonWith('since 1358')).toBe('');
});

describe('problems', () => {
  test('a moved day off without a reason and a source is reported twice', () => {
    const rows = [row(), row({ kind: 'moved', reason: '' })];
    expect(changeProblems(rows).map(({ line, expected }) => `${line} ${expected}`)).toEqual([
      '4 a new note in its row of the data, or --reason',
      '4 a source in its row of the data, or --source',
    ]);
  });
});

describe('versions', () => {
  test.each([
    ['2026.11.21', '2026.11.22', -1],
    ['2026.11.21', '2026.11.21-2', -1],
    ['2026.11.21-10', '2026.11.21-9', 1],
    ['2026.11.21', '2026.11.21', 0],
  ])('%s beside %s: %i', (a, b, order) => {
    expect(Math.sign(compareVersions(a, b))).toBe(order);
  });

  test('the next one is that of the day, or one more of the same day', () => {
    expect(nextVersion('2026.11.21', '2026-11-22')).toBe('2026.11.22');
    expect(nextVersion('2026.11.21', '2026-11-21')).toBe('2026.11.21-2');
    expect(nextVersion('2026.11.21-2', '2026-11-20')).toBe('2026.11.21-3');
  });

  test.each([
    ['2026.11', '2026-11-21'],
    ['2026.11.21-1', '2026-11-21'],
    ['2026.11.21', '2026-11-31'],
    ['2026.11.21', '2026-11-22'],
  ])('%s of %s is refused', (name, changed) => {
    expect(versionProblems({ version: name, changed })).toHaveLength(1);
  });
});
