/** Differences between two states of the data, in the list of changes and in the files. */
import { expect, test } from 'vitest';
import { changesBetween, fileChanges } from '#generator/keep/changes/changes-between.ts';
import { type PublishedState, readPublishedState, stateOf } from '#generator/keep/changes/state.ts';
import { tables } from '#tables/index.ts';

const state = stateOf(tables);
const withState = (changes: Partial<PublishedState>): PublishedState => ({ ...state, ...changes });

/** A map with one entry put in or taken out. */
function edited<T>(entries: ReadonlyMap<string, T>, name: string, value: T | undefined): Map<string, T> {
  const copy = new Map(entries);
  if (value === undefined) copy.delete(name);
  else copy.set(name, value);
  return copy;
}

test('without a change the list is empty', () => {
  expect(changesBetween(state, stateOf(tables))).toEqual([]);
});

test('a month announced a day later lists its old and new first day', () => {
  const [name, month] = [...state.months].find(([, { estimate }]) => estimate)!;
  const announced = { ...month, first_day: '2027-04-09', estimate: false };
  expect(changesBetween(state, withState({ months: edited(state.months, name, announced) }))).toEqual([
    { kind: 'month', subject: name, before: month.first_day, after: '2027-04-09', wasEstimate: true },
  ]);
});

test('a month that is still estimated is not listed, even if its day moves', () => {
  const [name, month] = [...state.months].find(([, { estimate }]) => estimate)!;
  expect(
    changesBetween(state, withState({ months: edited(state.months, name, { ...month, first_day: '2027-04-20' }) })),
  ).toEqual([]);
});

test('a moved day off lists both days and whether it was an estimate', () => {
  const name = 'eid-al-fitr 1449 1';
  const holiday = state.holidays.get(name)!;
  const moved = { ...holiday, day: '2028-02-28' };
  expect(changesBetween(state, withState({ holidays: edited(state.holidays, name, moved) }))).toEqual([
    { kind: 'moved', subject: name, before: holiday.day, after: '2028-02-28', wasEstimate: true },
  ]);
});

test('added and withdrawn days off are given as first and last day of each run', () => {
  const without = new Map(
    [...state.holidays].filter(
      ([, { slug, rule_year }]) => slug !== 'sizdah-bedar' || rule_year < 1400 || rule_year > 1402,
    ),
  );
  const days = '2021-04-02/2023-04-02';
  expect(changesBetween(state, withState({ holidays: without }))).toEqual([
    { kind: 'withdrawn', subject: 'sizdah-bedar', before: days, after: '', wasEstimate: false },
  ]);
  expect(changesBetween(withState({ holidays: without }), state)).toEqual([
    { kind: 'added', subject: 'sizdah-bedar', before: '', after: days, wasEstimate: false },
  ]);
});

test('occasions tell what was new, gone, renamed or ruled otherwise', () => {
  const ashura = state.occasions.get('ashura')!;
  const change = (value: typeof ashura | undefined) =>
    changesBetween(state, withState({ occasions: edited(state.occasions, 'ashura', value) })).map(
      ({ kind, before, after }) => `${kind}: ${before} → ${after}`,
    );
  const titles = `${ashura.title_fa} | ${ashura.title_en}`;
  expect(change(undefined)).toEqual([`removed-occasion: ${titles} → `]);
  expect(change({ ...ashura, title_en: 'X' })).toEqual([`retitled: ${titles} → ${ashura.title_fa} | X`]);
  expect(change({ ...ashura, rule: 'hijri:01-11' })).toEqual(['rule: hijri:01-10 → hijri:01-11']);
  const isNew = changesBetween(withState({ occasions: edited(state.occasions, 'ashura', undefined) }), state);
  expect(isNew.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual(['new-occasion ashura']);
});

test('a closure of a province and a weekend are listed with what they were and are', () => {
  const closed = '2027-02-14, offices, yazd';
  const closures = edited(state.closures, 'closure-1405-11-25-yazd-offices', closed);
  const weekends = edited(state.weekends, 'offices', 'thu-fri, fri-sat from 2027-09-23');
  const rest = { wasEstimate: false };
  expect(changesBetween(state, withState({ closures, weekends }))).toEqual([
    { kind: 'closure', subject: 'closure-1405-11-25-yazd-offices', before: '', after: closed, ...rest },
    { kind: 'weekend', subject: 'offices', before: 'thu-fri', after: 'thu-fri, fri-sat from 2027-09-23', ...rest },
  ]);
  expect(changesBetween(withState({ closures }), state)).toMatchObject([
    { kind: 'closure', before: closed, after: '' },
  ]);
});

test('a changed file is listed unless another change tells what it brought', () => {
  const closure = { kind: 'closure', subject: 'x', before: '', after: 'y', wasEstimate: false } as const;
  const subjects = (files: string[], ...changes: (typeof closure)[]) =>
    fileChanges(files, changes).map(({ kind, subject }) => `${kind} ${subject}`);
  const files = ['closures.csv', 'closure-pages.csv', 'withdrawals.csv', 'sources.json', 'source-hosts.csv'];
  expect(subjects([...files, 'checked.json', 'published/closures.csv', 'version.json'], closure)).toEqual([]);
  expect(subjects(['closures.csv', 'sources.json'])).toEqual(['file closures.csv', 'file sources.json']);
  expect(subjects(['cities.csv', 'laws.json', 'README.md'], closure)).toEqual(['file cities.csv', 'file laws.json']);
});

test('the recorded state can be read back', () => {
  const published = readPublishedState();
  expect(published.holidays.get('nowruz 1405 1')).toEqual({
    slug: 'nowruz',
    rule_year: 1405,
    ordinal: 1,
    day: '2026-03-21',
    estimate: false,
  });
  expect(published.weekends.get('public')).toBe('fri');
  expect(published.months.get('1265-01')).toEqual({ month: '1265-01', first_day: '1848-11-28', estimate: false });
});
