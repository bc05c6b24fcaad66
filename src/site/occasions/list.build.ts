/** The occasions of this year by month, and the occasions without a day in it. Build only. */

import { addDays, type Jdn, MONTHS } from '#core/jdn.ts';
import { hasPage, type Occasion, type Occurrence } from '#core/occasions.ts';
import { occasionPath } from '#site/data/address.ts';
import { almanac, MARKED } from '#site/data/answers.build.ts';
import { rankOf } from '#site/data/groups.ts';
import { buildDay } from '#site/data/now.build.ts';
import { OWN_CALENDARS, ownMonthName } from '#site/kit/dates.ts';
import { type Language, said } from '#site/kit/language.ts';
import { tables } from '#tables/index.ts';
import { mayMove, nextDays } from './build.ts';

export interface OccasionItem {
  readonly occasion: Occasion;
  readonly title: string;
  /** its page, or without one its day */
  readonly href: string;
  readonly day: number;
  readonly isHoliday: boolean;
  /** nearly everybody in Iran knows it */
  readonly isKnown: boolean;
  /** before the day of the build */
  readonly isPast: boolean;
  readonly mayMove: boolean;
}

export interface OccasionMonth {
  readonly month: number;
  readonly first: Jdn;
  readonly last: Jdn;
  readonly name: string;
  readonly items: readonly OccasionItem[];
}

/** The calendar that readers of a language live by, and the days of its current year. */
export function currentYear(language: Language) {
  const calendar = OWN_CALENDARS[language];
  const { year } = calendar.fromJdn(buildDay);
  const start = (each: number): Jdn => calendar.toJdn({ year: each, month: 1, day: 1 });
  return { calendar, year, first: start(year), last: addDays(start(year + 1), -1) };
}

/** Months of the current year, this month first: Persian ones in Persian, Gregorian ones in English. */
export function occasionMonths(language: Language): OccasionMonth[] {
  const { calendar, year, first, last } = currentYear(language);
  const known = new Set(MARKED.known);
  const rank = ({ occasion: { slug, category }, isHoliday }: Occurrence): number =>
    rankOf({ slug, category, is_holiday: isHoliday }, known);
  const days = almanac.occasions
    .onDays(first, last)
    .filter(({ ordinal }) => ordinal === 1)
    .toSorted((a, b) => a.jdn - b.jdn || rank(a) - rank(b));
  const byMonth = Map.groupBy(days, ({ jdn }) => calendar.fromJdn(jdn).month);
  const thisMonth = calendar.fromJdn(buildDay).month;
  const months = [...MONTHS.slice(thisMonth - 1), ...MONTHS.slice(0, thisMonth - 1)];
  const startOf = (month: number): Jdn => (month > 12 ? addDays(last, 1) : calendar.toJdn({ year, month, day: 1 }));
  return months.map((month) => ({
    month,
    first: startOf(month),
    last: addDays(startOf(month + 1), -1),
    name: ownMonthName(language, month),
    items: (byMonth.get(month) ?? []).map((day) => ({
      occasion: day.occasion,
      title: said(language, 'title', day.occasion),
      href: addressOf(language, day.occasion, day.jdn),
      day: calendar.fromJdn(day.jdn).day,
      isHoliday: day.isHoliday,
      isKnown: known.has(day.occasion.slug),
      isPast: day.jdn < buildDay,
      mayMove: mayMove(day) !== undefined,
    })),
  }));
}

/** Occasions that are not observed in the current year, with their addresses. */
export function otherOccasions(language: Language) {
  const { first, last } = currentYear(language);
  const observed = new Set(almanac.occasions.onDays(first, last).map(({ occasion }) => occasion.slug));
  return tables.occasions
    .filter(({ slug }) => !observed.has(slug))
    .map((occasion) => ({ occasion, href: addressOf(language, occasion, nextDays(occasion.slug)[0]!) }));
}

const addressOf = (language: Language, occasion: Occasion, jdn: Jdn): string =>
  occasionPath(language, { slug: occasion.slug, has_page: hasPage(occasion) }, jdn);
