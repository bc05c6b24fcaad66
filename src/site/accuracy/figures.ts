/** Measured figures as the pages print them. */
import * as gregorian from '#core/gregorian.ts';
import { monthName } from '#core/names.ts';
import { CATEGORIES, type Category } from '#core/occasions.ts';
import { gregorianDateText } from '#site/kit/dates.ts';
import type { Language } from '#site/kit/language.ts';
import { count, numeral, percentText } from '#site/kit/numerals.ts';
import type { Agreement } from '#tables/accuracy-types.ts';
import { tables } from '#tables/index.ts';
import { sourceKinds } from '#tables/occasion-sources.ts';
import type { SourceKind } from '#tables/types.ts';
import { ACCURACY_TEXT } from './text.ts';

/** Number formats that the sections of the page share. */
export const printer = (language: Language) => ({
  share: ({ agreeing, compared }: Agreement): string => percentText(language, agreeing / compared),
  outOf: ({ agreeing, compared }: Agreement): string =>
    `${count(language, agreeing)} ${ACCURACY_TEXT[language].of} ${count(language, compared)}`,
  /** A span of years, which no end of a line parts. */
  years: (first: number, last: number): string => numeral(language, `${first}\u2060–\u2060${last}`),
  /** @param month `YYYY-MM` */
  hijriMonth(month: string): string {
    const [year, number = 0] = month.split('-').map(Number);
    return numeral(language, `${monthName('hijri', number)[language]} ${year}`);
  },
  dayOf: (isoDate: string): string => gregorianDateText(language, gregorian.fromIsoDate(isoDate)),
});

export interface CategorySources {
  readonly category: Category;
  /** of occasions */
  readonly number: number;
  /** occasions by kind, most first */
  readonly kinds: readonly (readonly [kind: SourceKind, number: number])[];
}

export const occasionsBySource = (): CategorySources[] =>
  CATEGORIES.map((category) => {
    const found = tables.occasions
      .filter((occasion) => occasion.category === category)
      .flatMap(({ slug }) => sourceKinds.get(slug) ?? []);
    const byKind = [...Map.groupBy(found, (kind) => kind)].map(([kind, all]) => [kind, all.length] as const);
    return { category, number: found.length, kinds: byKind.sort(([, a], [, b]) => b - a) };
  });
