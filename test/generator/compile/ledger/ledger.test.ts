/** The ledger: rows of the version at work are made anew, released ones are chained and kept. */
import { describe, expect, test } from 'vitest';
import { readData } from '#generator/compile/data.ts';
import type { ChangeRow } from '#generator/compile/forms/changes.ts';
import type { Change } from '#generator/compile/ledger/changes.ts';
import { chained, hashOf, ledgerProblems, ledgerRows } from '#generator/compile/ledger/ledger.ts';
import { compareVersions, nextVersion, staleVersion, versionProblems } from '#generator/compile/ledger/version.ts';
import { testData } from '../test-data.ts';

const row = (changes: Partial<ChangeRow> = {}): Omit<ChangeRow, 'hash'> => ({
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
const released = chained([row()]);
const written = (...open: ChangeRow[]) => testData({ changes: [...released, ...open] });

test('the ledger of the project is chained from its first row to its last', () => {
  const rows = readData().changes.map(({ value }) => value);
  expect(rows[0]!.kind).toBe('begun');
  expect(ledgerProblems(rows)).toEqual([]);
});

describe('rows of the version at work', () => {
  test('follow the released ones, with reason and sources that the data tell', () => {
    const rows = ledgerRows([move], version, '2026.11.21', written());
    expect(rows[0]).toEqual(released[0]);
    expect(rows[1]).toMatchObject({
      version: version.version,
      recorded: '2026-12-01',
      kind: 'moved',
      reason: 'a decision',
    });
    expect(rows[1]!.hash).toBe(hashOf(rows[1]!, released[0]!.hash));
  });

  test('are not appended twice, and go with the change', () => {
    const once = ledgerRows([move], version, '2026.11.21', written());
    const again = ledgerRows([move], version, '2026.11.21', written(...once.slice(1)));
    expect(again).toEqual(once);
    expect(ledgerRows([], version, '2026.11.21', written(...once.slice(1)))).toEqual(released);
  });

  test('keep the words of a person as long as the change is the same', () => {
    const once = ledgerRows([move], version, '2026.11.21', written());
    const words = { ...once[1]!, reason: 'because', sources: ['calendar'], by: 'N.' };
    const kept = ledgerRows([move], version, '2026.11.21', written(words))[1]!;
    expect(kept).toMatchObject({ reason: 'because', by: 'N.' });
    const other = ledgerRows([{ ...move, after: '2025-07-08' }], version, '2026.11.21', written(words))[1]!;
    expect(other.reason).toBe('a decision');
  });
});

describe('problems', () => {
  test('a released row that was edited breaks the chain at its line', () => {
    const rows = [...released, ...chained([row({ kind: 'retitled', reason: '' })], released[0]!.hash)];
    expect(ledgerProblems(rows)).toEqual([]);
    const forged = rows.map((each, index) => (index === 0 ? { ...each, reason: 'another' } : each));
    expect(ledgerProblems(forged).map(({ line, found }) => [line, found])).toEqual([[4, released[0]!.hash]]);
  });

  test('a moved day off without a reason and a source is told twice', () => {
    const rows = chained([row(), row({ kind: 'moved', reason: '' })]);
    expect(ledgerProblems(rows).map(({ line, expected }) => `${line} ${expected}`)).toEqual([
      '5 a reason in the column "reason"',
      '5 a source in the column "sources"',
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

  test('that stay behind a change are told with the line to write', () => {
    const published = { version: '2026.11.21', changed: '2026-11-21', fingerprint: '' };
    expect(staleVersion(published, published, '2026-11-30')!.expected).toContain(
      '"version": "2026.11.30", "changed": "2026-11-30"',
    );
    expect(staleVersion(published, published, '2026-11-21')!.expected).toContain('"version": "2026.11.21-2"');
    expect(staleVersion(version, published, '2026-12-01')).toBeUndefined();
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
