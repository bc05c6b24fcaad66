/** Names in several languages compared with Unicode CLDR of the runtime. */
import { describe, expect, test } from 'vitest';
import { Names } from '#api/schemas/published.ts';
import { AFGHAN_MONTHS, PASHTO_WEEKDAYS } from '#core/afghan-names.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import { readData } from '#generator/compile/data.ts';
import { namesBody } from '#generator/publish/names.ts';
import { FROZEN } from '../../support/frozen.ts';

const data = readData(FROZEN);
const CALENDARS = { persian: 'persian', hijri: 'islamic-civil', gregorian: 'gregory' } as const;
const DAY_MS = 86_400_000;

/** Returns CLDR's names of the twelve months of a calendar, in order. */
function cldrMonths(language: string, calendar: string): string[] {
  const formatter = (locale: string, month: 'long' | 'numeric') =>
    new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}-nu-latn`, { month, timeZone: 'UTC' });
  const [name, number] = [formatter(language, 'long'), formatter('en', 'numeric')];
  const months = Array.from({ length: 12 }, () => '');
  for (let day = 0; day < 400; day++) {
    const instant = Date.UTC(2025, 0, 1) + day * DAY_MS;
    months[Number.parseInt(number.format(instant), 10) - 1] = name.format(instant);
  }
  return months;
}

const SATURDAY = Date.UTC(2026, 10, 21);

const cldrWeekdays = (language: string) => {
  const formatter = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => formatter.format(SATURDAY + index * DAY_MS));
};

test('the runtime has the CLDR that the names are compared with', () => {
  expect(process.versions.cldr).toMatch(/^48\b/);
  expect(namesBody(data).data[0]!.source).toContain('CLDR 48');
});

describe.each(data.names)('$name_en ($id)', (names) => {
  test('has months of CLDR but where a difference is listed, and every listed one differs', () => {
    for (const calendar of Object.keys(CALENDARS) as (keyof typeof CALENDARS)[]) {
      if (names.not_in_cldr.includes(calendar)) {
        // CLDR falls back for missing names: months to English, a language to another one.
        const isKnown = new Intl.DateTimeFormat(names.id).resolvedOptions().locale === names.id;
        if (isKnown) expect(cldrMonths(names.id, CALENDARS[calendar])).toEqual(cldrMonths('en', CALENDARS[calendar]));
        else expect(names.sources).not.toContain('cldr');
        continue;
      }
      const cldr = cldrMonths(names.id, CALENDARS[calendar]);
      const differing = names.months[calendar].flatMap((name, index) => (name === cldr[index] ? [] : [index + 1]));
      const listed = names.differences.filter((difference) => difference.calendar === calendar);
      expect(differing).toEqual(listed.map(({ month }) => month));
    }
  });

  test('has weekdays of CLDR, from Saturday', () => {
    if (names.sources.includes('cldr')) expect(names.weekdays).toEqual(cldrWeekdays(names.id));
    else expect(names.weekdays).not.toEqual(cldrWeekdays(names.id));
  });
});

test('Persian and English are what the other answers say', () => {
  for (const language of ['fa', 'en'] as const) {
    const { months, weekdays } = Names.parse(namesBody(data)).data.find((names) => names.language === language)!;
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(months.persian).toEqual(numbers.map((month) => monthName('persian', month)[language]));
    expect(months.hijri).toEqual(numbers.map((month) => monthName('hijri', month)[language]));
    expect(months.gregorian).toEqual(numbers.map((month) => monthName('gregorian', month)[language]));
    const saturday = gregorian.toJdn({ year: 2026, month: 11, day: 21 });
    expect(weekdays).toEqual(weekdays.map((_, index) => weekdayName((saturday + index) as Jdn)[language]));
  }
});

test('the months and weekdays of Afghanistan are those of the data', () => {
  const namesIn = (language: string) => data.names.find(({ id }) => id === language)!;
  for (const [language, months] of Object.entries(AFGHAN_MONTHS)) {
    expect(months).toEqual(namesIn(language).months.persian);
  }
  expect(PASHTO_WEEKDAYS).toEqual(namesIn('ps').weekdays);
  expect(namesIn('fa-AF').weekdays).toEqual(namesIn('fa').weekdays);
});
