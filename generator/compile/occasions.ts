/** Occasions with the years in which they are official holidays, and one-off official holidays among them. */

import type { Occasion, YearSpan } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { pick } from '#core/pick.ts';
import { required } from '#core/required.ts';
import type { Data } from './data.ts';
import { closureAsOccasion, type OccasionRow } from './forms/occasions.ts';

/** Periods follow the occasions of a day that nearly everybody knows. */
const PERIOD_RANK = 3;

/** Days off by a decision, in the form of the occasions. */
export const decidedOccasions = ({ closures }: Pick<Data, 'closures'>): OccasionRow[] =>
  closures.filter(({ official }) => official).map(closureAsOccasion);

export function compileOccasions(data: Data): Occasion[] {
  const withText = new Set(data.occasionTexts.map(({ slug }) => slug));
  const moods = new Map(data.occasionMoods.map(({ slug, mood }) => [slug, mood]));
  const published = data.holidays.filter((holiday) => holiday.published);
  const holidays = Map.groupBy(published, ({ slug }) => slug);
  const occasions = data.occasions.map((row): Occasion => {
    const moved = data.exceptions
      .filter((exception) => exception.slug === row.slug)
      .map((exception) => [exception.year, persian.fromIsoDate(exception.day)] as const);
    return {
      ...occasionOf(row, holidays.get(row.slug) ?? []),
      ...(moved.length > 0 && { moved }),
      ...(moods.has(row.slug) && { mood: required(moods, row.slug) }),
      ...(row.faith !== '' && { faith: row.faith }),
      ...(withText.has(row.slug) && { hasText: true }),
    };
  });
  const closures = decidedOccasions(data).map((row): Occasion => ({ ...occasionOf(row, [row]), isClosure: true }));
  return [...occasions, ...closures];
}

/** Periods of mourning and of fasting in the form of occasions. They are no occasions of a day: only answers that tell the mood have them. */
export const compileMourningPeriods = (data: Data): Occasion[] =>
  data.mourningPeriods.map((row) => ({
    ...pick(row, ['slug', 'title_fa', 'title_en', 'rule', 'mood']),
    category: 'religious',
    years: [null, null],
    holidayYears: [],
    rank: PERIOD_RANK,
  }));

/** Slugs of the occasions of other faiths and peoples. */
export const compileFaiths = (data: Data): string[] =>
  data.occasions.filter(({ faith }) => faith !== '').map(({ slug }) => slug);

const yearsOf = ({ first_year, last_year }: Pick<OccasionRow, 'first_year' | 'last_year'>): YearSpan => [
  first_year,
  last_year,
];

/** @param holidays spans of years in which it is a day off */
const occasionOf = (row: OccasionRow, holidays: readonly Parameters<typeof yearsOf>[0][]): Occasion => ({
  ...pick(row, ['slug', 'title_fa', 'title_en', 'category', 'rule']),
  years: yearsOf(row),
  holidayYears: holidays.map(yearsOf),
  rank: row.rank,
});
