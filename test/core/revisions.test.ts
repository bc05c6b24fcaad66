/** When events last changed and how often they moved. */
import { describe, expect, test } from 'vitest';
import { fromIsoDate } from '#core/gregorian.ts';
import type { Occurrence } from '#core/occasions.ts';
import { createRevisions, type RevisionTable } from '#core/revisions.ts';
import { almanac } from '../support/service.ts';

const { hijri, occasions } = almanac;
const EMPTY: RevisionTable = { begun: '2026-11-21', months: [], occasions: [], days: [] };
const of = (table: Partial<RevisionTable>, occurrence: Occurrence) => {
  const { sequence, changed } = createRevisions({ ...EMPTY, ...table }, hijri).of(occurrence);
  return [sequence, changed];
};
const find = (slug: string, year: number) => occasions.inYear(year).find(({ occasion }) => occasion.slug === slug)!;

const fitr = find('eid-al-fitr', 1405);
const nowruz = find('nowruz', 1405);
const day = fromIsoDate('2027-03-09');
const begun = fromIsoDate('2026-11-21');

test('what never changed has the day on which the record begins', () => {
  expect(of({}, fitr)).toEqual([0, begun]);
});

describe('a day off that moved', () => {
  const days = [['eid-al-fitr', fitr.ruleYear, 1, '2027-03-09']] as const;
  test('has its own day and number; its neighbours keep theirs', () => {
    expect(of({ days }, fitr)).toEqual([1, day]);
    expect(of({ days }, find('eid-al-fitr-day-2', 1405))).toEqual([0, begun]);
    expect(of({ days }, find('eid-al-fitr', 1404))).toEqual([0, begun]);
  });

  test('counts every move, and a month that moved with it only once', () => {
    const twice = [...days, ['eid-al-fitr', fitr.ruleYear, 1, '2027-03-10']] as const;
    expect(of({ days: twice }, fitr)).toEqual([2, fromIsoDate('2027-03-10')]);
    expect(of({ days, months: [[1448, 10, 1, '2027-03-09']] }, fitr)).toEqual([1, day]);
  });
});

test('a closure counts its corrections and withdrawals, so that one that comes back is newer than before', () => {
  const rows: RevisionTable['occasions'] = ([0, 1, 1, 0] as const).map((moves) => [
    'x',
    null,
    null,
    moves,
    '2027-03-09',
  ]);
  const { ofClosure } = createRevisions({ ...EMPTY, occasions: rows }, hijri);
  expect(ofClosure('x')).toEqual({ sequence: 2, changed: day });
  expect(ofClosure('other')).toEqual({ sequence: 0, changed: begun });
});

test('a month changes all its occasions, and the last day of the month before moves with it', () => {
  const months = [[1448, 3, 1, '2027-03-09']] as const;
  expect(of({ months }, find('prophet-birthday', 1405))).toEqual([1, day]);
  expect(of({ months }, find('imam-reza-martyrdom', 1405))).toEqual([1, day]);
  expect(of({ months }, find('arbaeen', 1405))).toEqual([0, begun]);
  expect(of({ months }, nowruz)).toEqual([0, begun]);
});

test('a new title changes all days of an occasion and moves none, a new rule moves them', () => {
  expect(of({ occasions: [['nowruz', null, null, 0, '2027-03-09']] }, nowruz)).toEqual([0, day]);
  expect(of({ occasions: [['nowruz', null, null, 1, '2027-03-09']] }, nowruz)).toEqual([1, day]);
});

test('days off that were given or taken change the days named only', () => {
  const occasions = [['nowruz', nowruz.jdn, nowruz.jdn, 0, '2027-03-09']] as const;
  expect(of({ occasions }, nowruz)).toEqual([0, day]);
  expect(of({ occasions }, find('nowruz', 1406))).toEqual([0, begun]);
});
