/** The tasks of a year of keeping, day by day. */
import { expect, test } from 'vitest';
import { fromIsoDate, toIsoDate } from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { readData } from '#generator/compile/data.ts';
import { dueTasks } from '#generator/keep/duties/duties.ts';
import { tasksOf } from '#generator/keep/duties/main.ts';
import { copyFrozen, FROZEN } from '../../../support/frozen.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const data = readData(FROZEN);
const START = fromIsoDate('2026-11-21');
const keepingOn = (day: string) => ({
  data,
  today: fromIsoDate(day),
  released: START,
  committed: START,
});
const keysOn = (day: string) => dueTasks(keepingOn(day)).map(({ key }) => key);

test('in a year in which nobody does anything every duty comes up on its day', () => {
  const days = {
    'calendar-1406': '2026-11-21',
    'bill-2026-11-21': '2026-12-22',
    'schedules-2027-01-20': '2027-01-06',
    'evening-1448-9': '2027-02-06',
    'nowruz-1406': '2027-02-20',
    'evening-1448-10': '2027-03-08',
    'month-1448-11': '2027-04-05',
    'sectors-2026-11-21': '2027-05-21',
    'time-zones-2026-11-21': '2027-05-21',
    'calendar-1407': '2027-09-23',
    'security-2026-11-21': '2027-10-18',
    'prayer-tables-2026-11-21': '2027-11-22',
  };
  for (const [key, day] of Object.entries(days)) {
    expect(keysOn(day)).toContain(key);
    if (day !== toIsoDate(START)) expect(keysOn(toIsoDate(addDays(fromIsoDate(day), -1)))).not.toContain(key);
  }
  const last = keysOn(toIsoDate(addDays(START, 400)));
  expect(last.some((key) => key.startsWith('closures-'))).toBe(true);
});

test('the calendar of the current year stays due after Nowruz; an evening goes when the month has begun', () => {
  expect(keysOn('2027-06-01')).toContain('calendar-1406');
  expect(keysOn('2027-02-08')).toContain('evening-1448-9');
  expect(keysOn('2027-02-09')).not.toContain('evening-1448-9');
});

test('a watch goes when its time is over', () => {
  expect(keysOn('2027-03-20')).toContain('bill-2026-11-21');
  expect(keysOn('2027-03-21')).not.toContain('bill-2026-11-21');
});

test('an evening goes when its notice is entered', () => {
  const hijriMonths = data.hijriMonths.map((entry) =>
    entry.first_day === '2027-02-08' ? { ...entry, sources: ['announcement-1448-09'] } : entry,
  );
  expect(dueTasks({ ...keepingOn('2027-02-07'), data: { ...data, hijriMonths } }).map(({ key }) => key)).not.toContain(
    'evening-1448-9',
  );
});

test('a copy without Git has the same duties, but none about workflows', () => {
  const root = temporaryFolder();
  copyFrozen(root);
  const keys = tasksOf(root, Date.UTC(2027, 5, 1)).map(({ key }) => key);
  expect(keys).toContain('calendar-1406');
  expect(keys.filter((key) => key.startsWith('schedules-'))).toEqual([]);
});
