/** Calendar files, parsed with libical (Evolution, KOrganizer, older Thunderbird) and Python's icalendar. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holidaysIcs, nowruzIcs } from '#api/feeds/holiday-files.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { needFromDebian, runsWell } from '../../debian.ts';
import { almanac, get } from '../../service.ts';
import { askPython, needPython } from './python.ts';

/** Test years: the first, the last, one with a closure, one with a moved day, published and estimated years. */
const YEARS = [1347, 1390, 1395, 1404, 1405, 1406, 1407, 1500, 1577];

interface FileEvent {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly status: string;
}

interface HolidayDay {
  readonly date_gregorian: string;
  readonly estimate: boolean;
  readonly events: readonly { readonly title_fa: string }[];
}

const holidayFiles = YEARS.map((year) => holidaysIcs([year], almanac));
const bothYears = holidaysIcs([1405, 1406], almanac);
const nowruzFile = nowruzIcs(1405, almanac)!;

/** The API's answer: a day and a title for each holiday. */
const answered = (year: number): { start: string; end: string; summary: string }[] =>
  get('/holidays', { year }).data.flatMap(({ date_gregorian, events }) =>
    events.map(({ title_fa }) => ({
      start: date_gregorian,
      end: gregorian.toIsoDate(addDays(gregorian.fromIsoDate(date_gregorian), 1)),
      summary: title_fa,
    })),
  );

const daysAndTitles = (events: readonly FileEvent[]) =>
  events.map(({ start, end, summary }) => ({ start, end, summary }));

/** Estimated days of the API's answer, and days of a file with a tentative event. */
const estimatedDays = (year: number): string[] =>
  get('/holidays', { year })
    .data.filter(({ estimate }) => estimate)
    .map(({ date_gregorian }) => date_gregorian);
const tentativeDays = (events: readonly FileEvent[]): string[] => [
  ...new Set(events.filter(({ status }) => status === 'TENTATIVE').map(({ start }) => start)),
];

describe('libical', () => {
  const folder = mkdtempSync(join(tmpdir(), 'libical-'));
  const program = join(folder, 'read_ics');

  beforeAll(() => {
    const compile = ['-o', program, 'test/slow/cross-language/read_ics.c', '-lical'];
    needFromDebian(['gcc', 'libc6-dev', 'libical-dev'], () => runsWell('gcc', ...compile));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** `20260321` as `2026-03-21` */
  const isoDate = (text: string): string => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

  function read(file: string): { errors: number; events: FileEvent[] } {
    const [first, ...lines] = execFileSync(program, { input: file, encoding: 'utf8' }).trimEnd().split('\n');
    const events = lines.map((line): FileEvent => {
      const [uid, start, end, status, summary] = line.split('\t');
      return { uid: uid!, start: isoDate(start!), end: isoDate(end!), status: status!, summary: summary! };
    });
    return { errors: Number(/^errors (\d+)$/.exec(first!)![1]), events };
  }

  test.each(YEARS.map((year, index) => [year, holidayFiles[index]!]))('reads the holidays of %i', (year, file) => {
    const { errors, events } = read(file);
    expect(errors).toBe(0);
    expect(daysAndTitles(events)).toEqual(answered(year));
    expect(tentativeDays(events)).toEqual(estimatedDays(year));
  });

  test('finds no uid twice in a file of two years', () => {
    const { errors, events } = read(bothYears);
    expect(errors).toBe(0);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events).toHaveLength(answered(1405).length + answered(1406).length);
  });

  test('reads the moment of Nowruz', () => {
    const { errors, events } = read(nowruzFile);
    expect(errors).toBe(0);
    expect(events).toMatchObject([{ uid: 'nowruz-moment-1405@salnama', start: '20260320T144557Z' }]);
  });

  test('would see a broken file', () => {
    expect(read(nowruzFile.replace(/^DTSTART.*\r\n/m, 'DTSTART:tomorrow\r\n')).errors).toBeGreaterThan(0);
  });
});

describe('icalendar of Python', () => {
  type Read = { name: string; errors: string[]; events: (FileEvent & { description: string })[] };
  let read: Read[];

  beforeAll(() => {
    needPython({ 'python3-icalendar': 'icalendar' });
    read = askPython('read_ics.py', [...holidayFiles, bothYears, nowruzFile]) as Read[];
  });

  test('finds no error', () => {
    expect(read.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test.each(YEARS.map((year, index) => [year, index]))('reads the holidays of %i', (year, index) => {
    const { events } = read[index]!;
    expect(daysAndTitles(events)).toEqual(answered(year));
    expect(tentativeDays(events)).toEqual(estimatedDays(year));
  });

  test('unfolds and unescapes Persian text', () => {
    const { name, events } = read[YEARS.indexOf(1405)]!;
    expect(name).toBe('تعطیلات رسمی ایران ۱۴۰۵');
    for (const { summary, description } of events) expect(description.split('\n')[0]).toBe(summary);
  });

  test('reads the moment of Nowruz', () => {
    expect(read.at(-1)!.events).toMatchObject([
      { start: '2026-03-20T14:45:57+00:00', end: '2026-03-20T14:46:57+00:00' },
    ]);
  });
});
