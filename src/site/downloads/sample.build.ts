/** Some columns of three rows of the file for Excel, as the downloads page shows them. Build only. */
import * as gregorian from '#core/gregorian.ts';
import { addDays, isoText } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { almanac } from '#site/data/answers.build.ts';
import { buildYear } from '#site/data/now.build.ts';
import { type Language, said } from '#site/kit/language.ts';

/** 13 Farvardin, a holiday, and the two days after it. */
const FIRST = { month: 1, day: 13 };

/** @returns one object a row; its keys are the names of the columns */
export function sampleRows(language: Language): Readonly<Record<string, string>>[] {
  const first = persian.toJdn({ year: buildYear, ...FIRST });
  return [0, 1, 2].map((index) => {
    const jdn = addDays(first, index);
    const titles = almanac.holidays.onDays(jdn, jdn).map(({ occasion }) => said(language, 'title', occasion));
    return {
      date: gregorian.toIsoDate(jdn),
      [`weekday_${language}`]: weekdayName(jdn)[language],
      date_sh: isoText(persian.fromJdn(jdn)),
      is_holiday: String(titles.length > 0),
      [`holidays_${language}`]: titles.join('; '),
      is_workday_fri: String(almanac.workdays.isWorkday(jdn, { weekend: 'fri', closures: true })),
    };
  });
}
