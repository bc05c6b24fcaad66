/** Days and periods without a year, in questions of the present, the future and the past; and days of two readings. */
import { expect, test } from 'vitest';
import { type CalendarName, calendarOf } from '#core/calendars.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import { readDate } from '#understand/dates.ts';
import { understand } from '#understand/questions.ts';
import { known } from './shown.ts';

const CALENDARS: readonly CalendarName[] = ['persian', 'gregorian', 'hijri'];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const DAY = 15;
const QUESTIONS = [
  { asking: (date: string) => `${date} تعطیله؟`, language: 'fa', isPast: false },
  { asking: (date: string) => `${date} چند شنبه است`, language: 'fa', isPast: false },
  { asking: (date: string) => `${date} تعطیل بود`, language: 'fa', isPast: true },
  { asking: (date: string) => `is ${date} a holiday`, language: 'en', isPast: false },
  { asking: (date: string) => `was ${date} off`, language: 'en', isPast: true },
] as const;
const asked = CALENDARS.flatMap((name) => QUESTIONS.map((question) => ({ name, ...question })));

const daysOf = (name: CalendarName, month: number, today: Jdn): Jdn[] => {
  const calendar = calendarOf(name, known.hijri);
  const { year } = calendar.fromJdn(today);
  return [-1, 0, 1].map((step) => calendar.toJdn({ year: year + step, month, day: DAY }));
};

test.each(asked)('a $name day without a year is the nearest one of the tense', ({ name, asking, language, isPast }) => {
  for (const today of [known.today, addDays(known.today, 110)])
    for (const month of MONTHS) {
      const text = asking(`${DAY} ${monthName(name, month)[language]}`);
      const { question } = understand(text, { ...known, today });
      const days = daysOf(name, month, today);
      const [coming, last] = [days.find((jdn) => jdn >= today), days.findLast((jdn) => jdn <= today)];
      const isOver = !isPast && days[1]! < today;
      const { reading } = question as { readonly reading: object };
      expect(reading, text).toMatchObject({ kind: 'day', jdn: isPast ? last : coming });
      expect('other' in reading ? reading.other : undefined, text).toBe(isOver ? last : undefined);
    }
});

test.each(['persian', 'gregorian'] as const)('a %s month without a year is the nearest one, then the other', (name) => {
  const calendar = calendarOf(name, known.hijri);
  for (const today of [known.today, addDays(known.today, 110)])
    for (const month of MONTHS) {
      const { question } = understand(`تعطیلات ${monthName(name, month).fa}`, { ...known, today });
      const { year } = calendar.fromJdn(today);
      const lastOf = (of: number) => calendar.toJdn({ year: of, month, day: calendar.monthLength(of, month)! });
      const days = [-1, 0, 1].map((step) => {
        const first = calendar.toJdn({ year: year + step, month, day: 1 });
        return Math.max(first - today, today - lastOf(year + step), 0);
      });
      const [nearest] = [1, 0, -1].toSorted((a, b) => days[a + 1]! - days[b + 1]!);
      const isOver = (step: number) => lastOf(year + step) < today;
      const other = isOver(nearest!) ? nearest! + 1 : isOver(0) ? 0 : undefined;
      const { reading } = question as {
        readonly reading: { readonly year: number; readonly other?: { readonly year: number } };
      };
      expect(reading.year - year, monthName(name, month).en).toBe(nearest);
      expect(reading.other && reading.other.year - year).toBe(other);
    }
});

test('a Gregorian date in numbers that may begin with its month keeps that as its second reading', () => {
  const { toJdn } = calendarOf('gregorian', known.hijri);
  for (const day of MONTHS)
    for (const month of MONTHS) {
      const [read, other] = [toJdn({ year: 1979, month, day }), toJdn({ year: 1979, month: day, day: month })];
      const reading = readDate(`${day}/${month}/1979`, known);
      expect(reading).toMatchObject({ kind: 'day', jdn: read });
      expect(reading && 'other' in reading ? reading.other : read).toBe(other);
    }
  expect(readDate('13/2/1979', known)).not.toHaveProperty('other');
});
