/** The known days that come, the occasions of this year by month, and those without a day in it. Build only. */

import { addDays, type Jdn, MONTHS } from '#core/jdn.ts';
import { hasPage, type Occasion, type Occurrence } from '#core/occasions.ts';
import { firstOf } from '#core/required.ts';
import { occasionPath } from '#site/data/address.ts';
import { almanac, MARKED } from '#site/data/answers.build.ts';
import { groupOf, rankOf } from '#site/data/groups.ts';
import { buildDay } from '#site/data/now.build.ts';
import { runsOf } from '#site/data/rows.ts';
import { titleOf } from '#site/data/titles.ts';
import { OWN_CALENDARS, ownMonthName } from '#site/kit/dates.ts';
import type { Language } from '#site/kit/language.ts';
import { tables } from '#tables/index.ts';
import { mayMove, nextDayOf, occasionDay } from './build.ts';
import type { KnownDay } from './coming.view.ts';

/** The calendar that readers of a language live by, and the days of its current year. */
export function currentYear(language: Language) {
  const calendar = OWN_CALENDARS[language];
  const { year } = calendar.fromJdn(buildDay);
  const start = (each: number): Jdn => calendar.toJdn({ year: each, month: 1, day: 1 });
  return { calendar, year, first: start(year), last: addDays(start(year + 1), -1) };
}

const known = new Set(MARKED.known);

/** Occasions on their first days, in order; of one day the best known first. */
function firstDaysBetween(first: Jdn, last: Jdn): readonly Occurrence[] {
  const rank = ({ occasion: { slug, category }, isHoliday }: Occurrence): number =>
    rankOf({ slug, category, is_holiday: isHoliday }, known);
  return almanac.occasions
    .onDays(first, last)
    .filter(({ ordinal }) => ordinal === 1)
    .toSorted((a, b) => a.jdn - b.jdn || rank(a) - rank(b));
}

/** For an old build, too. */
const DAYS_AHEAD = 186;

/** What nearly everybody knows, from the day of the build on. */
export function knownDays(language: Language): KnownDay[] {
  const days = firstDaysBetween(buildDay, addDays(buildDay, DAYS_AHEAD))
    .filter(({ occasion, isHoliday }) => isHoliday || known.has(occasion.slug))
    .map((day) => ({
      ...occasionDay(day),
      title: titleOf(language, day.occasion),
      href: addressOf(language, day.occasion, day.jdn),
      group: groupOf(day.occasion),
    }));
  return runsOf(days).map(firstOf);
}

/** Months of the current year: Persian ones in Persian, Gregorian ones in English. An item leads to its page, or its day. */
export function occasionMonths(language: Language) {
  const { calendar, first, last } = currentYear(language);
  const byMonth = Map.groupBy(firstDaysBetween(first, last), ({ jdn }) => calendar.fromJdn(jdn).month);
  return MONTHS.map((month) => ({
    month,
    name: ownMonthName(language, month),
    items: (byMonth.get(month) ?? []).map((day) => ({
      occasion: day.occasion,
      title: titleOf(language, day.occasion),
      href: addressOf(language, day.occasion, day.jdn),
      day: calendar.fromJdn(day.jdn).day,
      isHoliday: day.isHoliday,
      isKnown: known.has(day.occasion.slug),
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
    .map((occasion) => ({ occasion, href: addressOf(language, occasion, nextDayOf(occasion.slug)) }));
}

const addressOf = (language: Language, occasion: Occasion, jdn: Jdn): string =>
  occasionPath(language, { slug: occasion.slug, has_page: hasPage(occasion) }, jdn);
