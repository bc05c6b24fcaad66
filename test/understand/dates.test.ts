/** Dates as people write them, and as the pages print them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afghanMonthName } from '#core/afghan-names.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import {
  bothDatesText,
  bothDays,
  gregorianDateText,
  gregorianDayText,
  ownDayText,
  persianDateText,
  persianDayText,
} from '#site/kit/dates.ts';
import { numeral } from '#site/kit/language.ts';
import { readDate } from '#understand/dates.ts';
import { inputsOf } from './inputs.ts';
import { known, shown } from './shown.ts';

const DATES = inputsOf('date');

test.each(DATES)('«$input» is $right', ({ input, right }) => {
  expect(shown(readDate(input, known))).toBe(right);
});

/** Headings of a day on the pages. */
const HEADINGS = (['fa', 'en'] as const).flatMap((language) =>
  [bothDatesText, persianDayText, persianDateText, gregorianDayText, gregorianDateText, ownDayText].map(
    (heading) => (jdn: Jdn) => heading(language, jdn),
  ),
);
const OTHERS: readonly ((jdn: Jdn) => string)[] = [
  (jdn) => bothDays('fa', jdn).join('، '),
  (jdn) => bothDays('en', jdn).join(' · '),
  (jdn) => {
    const { year, month, day } = persian.fromJdn(jdn);
    return numeral('fa', `${weekdayName(jdn).fa} ${day} ${afghanMonthName(month).fa} ${year}`);
  },
];

test('every heading with a date is read back to its day', () => {
  const first = persian.firstDayOfYear(1206);
  const last = persian.lastDayOfYear(1498);
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (day) => {
      for (const text of new Set([...HEADINGS, ...OTHERS].map((heading) => heading(day as Jdn)))) {
        const reading = readDate(text, known);
        // `expect` takes ten times as long as the reader.
        if (reading?.kind !== 'day' || reading.jdn !== day) expect.fail(`«${text}»: ${shown(reading)}`);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a text is read in the same way whatever its length', () => {
  const long = `۶ آذر ${'و '.repeat(5000)}`;
  expect(readDate(long, known)).toBeUndefined();
  expect(shown(readDate('٦ آذر', { ...known, today: addDays(known.today, 40) }))).toBe('1405-09-06');
});
