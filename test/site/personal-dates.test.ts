/** Personal dates: days by the rules chosen, and files that a second import updates. */
import type ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { todayInTehran } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';
import { type MissingDayRule, type PersonalDate, personalDays } from '#core/personal-dates.ts';
import { personalFile, type Reminder } from '#site/my-dates/file.ts';
import { PersonalDateError, readPersonalDate, readPersonalList } from '#site/my-dates/list.ts';
import { expectWellFormed } from '../api/calendar-bytes.ts';
import { eventsOf } from '../api/parsed-calendar.ts';
import { almanac, NOW } from '../support/service.ts';

const { hijri } = almanac;
const TODAY = todayInTehran(NOW);
const END = persian.firstDayOfYear(1455);

const birthday = (part: Partial<PersonalDate>): PersonalDate => ({
  title: 'سارا',
  kind: 'birthday',
  calendar: 'persian',
  year: 1375,
  month: 12,
  day: 30,
  missing: 'before',
  count: null,
  ...part,
});

const persianText = (jdn: number) => Object.values(persian.fromJdn(jdn as typeof TODAY)).join('-');
const days = (date: PersonalDate) => personalDays(date, TODAY, END, hijri);
const file = (dates: readonly PersonalDate[], reminders: readonly Reminder[] = [], now = NOW) =>
  personalFile(dates, { hijri, language: 'fa', from: TODAY, now, reminders });

describe('30 Esfand in a common year', () => {
  test.each([
    ['before', ['1405-12-29', '1406-12-29', '1407-12-29', '1408-12-30']],
    ['after', ['1406-1-1', '1407-1-1', '1408-1-1', '1408-12-30']],
    ['skip', ['1408-12-30', '1412-12-30', '1416-12-30', '1420-12-30']],
  ] satisfies [MissingDayRule, string[]][])('%s', (missing, expected) => {
    expect(
      days(birthday({ missing }))
        .slice(0, 4)
        .map(({ jdn }) => persianText(jdn)),
    ).toEqual(expected);
  });

  test('is told where it is another day, and counts the years', () => {
    const [first, , , leap] = days(birthday({}));
    expect([first!.isReplaced, first!.number, leap!.isReplaced, leap!.number]).toEqual([true, 30, false, 33]);
  });
});

test('the 30th of a lunar month falls on its last day, and every year once', () => {
  const date = birthday({ calendar: 'hijri', year: 1420, month: 9, day: 30 });
  const found = days(date);
  expect(found.length).toBeGreaterThan(50);
  for (const { jdn, isReplaced, year } of found) {
    const { month, day } = hijri.fromJdn(jdn);
    expect([month, day]).toEqual([9, hijri.monthLength(year, 9)]);
    expect(isReplaced).toBe(hijri.monthLength(year, 9) === 29);
  }
  expect(new Set(found.map(({ isReplaced }) => isReplaced)).size).toBe(2);
  expect(found.at(-1)!.estimate).toBe(true);
  expect(new Set(found.map(({ year }) => year)).size).toBe(found.length);
});

test('29 February follows the Gregorian years', () => {
  const found = days(birthday({ calendar: 'gregorian', year: 1996, month: 2, day: 29 }));
  expect(found.slice(0, 2).map(({ jdn }) => gregorian.toIsoDate(jdn))).toEqual(['2027-02-28', '2028-02-29']);
});

describe('instalments', () => {
  const loan = birthday({ kind: 'instalment', title: 'وام', year: 1405, month: 6, day: 31, count: 12 });

  test('come on the n-th of each month, or on its last day, until they are paid', () => {
    const found = personalDays(loan, persian.firstDayOfYear(1405), END, hijri);
    expect(found.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(found.slice(0, 2).map(({ jdn }) => persianText(jdn))).toEqual(['1405-6-31', '1405-7-30']);
    expect(found.slice(-1).map(({ jdn }) => persianText(jdn))).toEqual(['1406-5-31']);
  });

  test('without a beginning and an end they go on and are not counted', () => {
    const found = days({ ...loan, year: null, month: null, count: null });
    expect(found.length).toBeGreaterThan(590);
    expect(found[0]!.number).toBeNull();
  });
});

describe('the file', () => {
  const dates = [birthday({}), birthday({ title: 'مادر', calendar: 'hijri', year: 1380, month: 6, day: 20 })];

  test('holds fifty years, well formed, each day once', () => {
    const text = file(dates);
    expectWellFormed(text);
    const events = eventsOf(text);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.filter(({ summary }) => summary.startsWith('تولد سارا'))).toHaveLength(50);
    expect(events[0]!.summary).toBe('تولد سارا، ۳۰ سالگی');
    expect(events[0]!.description).toBe('۱۴۰۵/۱۲/۳۰ در تقویم نیست و این روز جای آن است.');
  });

  test('a second one updates the first: the same UIDs, a higher sequence, also when a date was corrected', () => {
    const first = eventsOf(file(dates));
    const corrected = [{ ...dates[0]!, day: 28 }, dates[1]!];
    const second = eventsOf(file(corrected, [], NOW + 3_600_000));
    expect(second.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
    expect(second[0]!.sequence).toBeGreaterThan(first[0]!.sequence);
    expect(second[0]!.startDate.toString()).not.toBe(first[0]!.startDate.toString());
    const added = eventsOf(file([birthday({ title: 'نو' }), ...dates])).map(({ uid }) => uid);
    expect(added).toEqual(expect.arrayContaining(first.map(({ uid }) => uid)));
  });

  test('two of one name are two', () => {
    const events = eventsOf(file([birthday({}), birthday({ day: 1 })]));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test('reminds at the hours chosen', () => {
    const reminders = [
      { daysBefore: 0, hour: 9 },
      { daysBefore: 1, hour: 18 },
      { daysBefore: 7, hour: 0 },
      { daysBefore: 0, hour: 0 },
    ];
    const [event] = eventsOf(file(dates, reminders));
    const triggers = event!.component
      .getAllSubcomponents('valarm')
      .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds() / 3600);
    expect(triggers).toEqual([9, -6, -168, 0]);
  });

  test('a title of any letters comes back from the file, without what would end a line in it', () => {
    const title = 'سارا، "علی"; Ali, Jr\\\nدوم 👨‍👩‍👧\u200f\u200c';
    expect(eventsOf(file([birthday({ title, year: null })]))[0]!.summary).toBe(`تولد ${title}`);
    const text = file([birthday({ title: `a\u2028b\u000bc\u0000d\u0085e${'👶'.repeat(60)}`, year: null })]);
    expectWellFormed(text);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(eventsOf(text)[0]!.summary).toBe(`تولد a b c d e${'👶'.repeat(60)}`);
  });

  test('speaks English', () => {
    const text = personalFile([birthday({ title: 'Sara' })], {
      hijri,
      language: 'en',
      from: TODAY,
      now: NOW,
      reminders: [],
    });
    expect(eventsOf(text)[0]!.summary).toBe('Sara’s birthday, age 30');
  });

  test.each([
    [birthday({ title: 'تولد سارا' }), 'تولد سارا، ۳۰ سالگی'],
    [birthday({ title: '$& سارا', kind: 'anniversary' }), 'سالگرد $& سارا، ۳۰ سال'],
    [birthday({ title: 'سالگرد ازدواج', kind: 'anniversary' }), 'سالگرد ازدواج، ۳۰ سال'],
  ])('says the kind of a date once: $title', (date, title) => {
    expect(eventsOf(file([date]))[0]!.summary).toBe(title);
  });
});

describe('a list', () => {
  test('is read with digits of any kind, quotes and a mark at its beginning', () => {
    const csv =
      '\uFEFFtitle,kind,calendar,year,month,day,missing,count\r\n"علی، ""پدر""",birthday,sh,۱۳۴۰,۱۲,۳۰,after,\r\n\r\nLoan,instalment,gregorian,2026,1,15,,24\r\n';
    expect(readPersonalList(csv)).toEqual([
      birthday({ title: 'علی، "پدر"', year: 1340, missing: 'after' }),
      birthday({ title: 'Loan', kind: 'instalment', calendar: 'gregorian', year: 2026, month: 1, day: 15, count: 24 }),
    ]);
    expect(readPersonalList('title;month;day\nسارا;1;2')).toEqual([birthday({ year: null, month: 1, day: 2 })]);
  });

  test.each([
    ['semicolons after a quoted field', '"title";"month";"day"\r\n"Ali; Jr";1;2\r\n'],
    ['the separator of a Persian Windows', 'title؛month؛day\n"Ali; Jr"؛۱؛۲\n'],
    ['tabs', 'title\tmonth\tday\nAli; Jr\t1\t2'],
    ['line breaks of an old Mac', 'title,month,day\rAli; Jr,1,2\r'],
    ['spaces around quoted fields', 'title,month,day\n "Ali; Jr" , 1 ,"2" \n'],
    ['empty lines and columns', '\n,,,,\ntitle,month,day,,\nAli; Jr,1,2,,\n,,,,\n'],
    ['capitals', 'Title,Kind,Month,Day\nAli; Jr,Birthday,1,2'],
  ])('with %s is read', (_, csv) => {
    expect(readPersonalList(csv)).toEqual([birthday({ title: 'Ali; Jr', year: null, month: 1, day: 2 })]);
  });

  test.each([
    ['title,month,day\n"a\nb",1,2\nx,13,2', 4, 'month'],
    ['\n\ntitle,month,day\nx,13,2', 4, 'month'],
    ['title,month,day\r"a\r\nb",1,2\rx,13,2', 4, 'month'],
    ['title,month,day\nAli, Jr,1,2', 2, undefined],
    ['title,month,day\n"Ali" Jr,1,2', 2, undefined],
    ['title,month,day\nx,1,2\n"Ali,1,2\n', 3, undefined],
    ['title,day,title\nx,1,y', 1, undefined],
    ['title,month,day\na,1,1\nx,7,31', 3, 'day'],
    ['title,month,day,calendar\nx,1,1,jalali', 2, 'calendar'],
    ['title,month,day\n,1,1', 2, 'title'],
    ['title,date\nx,1', 1, undefined],
    ['title,day,colour\nx,1,red', 1, undefined],
  ])('%j is refused', (csv, line, field) => {
    expect(() => readPersonalList(csv)).toThrow(
      expect.objectContaining({ line, cause: field && expect.objectContaining({ field }) }),
    );
  });

  test('a form names the field at fault', () => {
    expect(() => readPersonalDate({ title: 'x', month: '1', day: '۰' })).toThrow(PersonalDateError);
  });
});
