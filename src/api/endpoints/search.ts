import { memoized } from '#core/caches.ts';
import { hijriDayProbability } from '#core/day-probability.ts';
import { type Jdn, MS_PER_MINUTE } from '#core/jdn.ts';
import { hasPage, type Occasion as OccasionRow } from '#core/occasions.ts';
import { pick } from '#core/pick.ts';
import { localTimeAt } from '#core/time-zone.ts';
import type { FoundCity } from '#understand/cities.ts';
import { findNamed } from '#understand/names.ts';
import type { Question } from '#understand/question.ts';
import { understand } from '#understand/questions.ts';
import { type Almanac, LAST_DAY } from '../base/almanac.ts';
import type { Context } from '../base/context.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { optional } from '../base/parameters.ts';
import { dayDates } from '../facts/four-calendars.ts';
import { mayMove, nextDays } from '../facts/occasion-days.ts';
import { cityNamed, cityRecord, cityText } from '../query/cities.ts';
import { lifetimeUntil, zoneFor, zoneOfToday } from '../query/date-parameters.ts';
import { citySearch, mostFound, type NamedRow, occasionSearch, oncePerAlmanac, searchText } from '../query/searches.ts';
import { workdayParameters } from '../query/sectors.ts';
import { searchAnswer } from '../words/search-answers.ts';

export const search = defineEndpoint({
  id: 'search',
  path: '/search',
  parameters: {
    q: searchText,
    limit: mostFound,
    weekend: workdayParameters.weekend,
    city: optional(
      cityText({
        fa: 'شهر پرسنده، برای «اذان مغرب»؛ اگر ندهید تهران',
        en: 'City of "fajr" without a city; default Tehran',
      }),
    ),
    tz: zoneOfToday,
  },
  example: { q: 'nowruz', limit: '3' },
  find({ q, tz }, { almanac, now }) {
    const zone = zoneFor(tz, almanac);
    const dayAt = (moment: number) => localTimeAt(zone, moment).jdn;
    const today = dayAt(now);
    const mayMove = (jdn: Jdn) => hijriDayProbability(jdn, almanac) !== undefined;
    const known = { hijri: almanac.hijri, today, dayAt, mayMove };
    return { today, known, understood: understand(q, known) };
  },
  resolve({ q, limit, weekend, city }, context, { today, known, understood }) {
    const { almanac } = context;
    const reader = { today, known, weekend: weekend ?? 'fri', city: cityNamed(city ?? TEHRAN, almanac) } as const;
    const { question } = understood;
    const answer = searchAnswer(understood, { ...context, ...reader });
    const searches = { occasions: occasionSearch(almanac), cities: citySearch(almanac) };
    // A name alone may be the beginning of others.
    const isAnswered = answer !== null && answer.kind !== 'name';
    const named = findNamed(searches, q, understood, { limit, isAnswered });
    const occasions = named.occasions.map(({ item, match }) => ({ ...item, match }));
    const ofDay = occasionsOfDay(question, context).filter((other) =>
      occasions.every(({ occasion }) => occasion !== other),
    );
    const all = [...occasions, ...ofDay.map((occasion) => ({ occasion, match: OF_DAY }))];
    return {
      q,
      answer,
      data: all.slice(0, limit).map(({ occasion, match }) => ({ ...foundFrom(almanac)(today)(occasion), match })),
      cities: named.cities.map((found) => foundCity(found, almanac)),
    };
  },
  lifetime({ tz }, context, { understood: { question } }) {
    const lifetime = lifetimeUntil(LAST_DAY, false, tz, context);
    if (!/^(?:prayer|clock|new-year)$/.test(question.kind)) return lifetime;
    // They tell the time, what is left, or the next prayer: with the next minute another one.
    return { ...lifetime, until: context.now - (context.now % MS_PER_MINUTE) + MS_PER_MINUTE };
  },
});

const TEHRAN = 'tehran';

/** The occasion falls on the day of an Islamic month that the text names. */
const OF_DAY = 'day' as const;

/** The religious occasions of a day of an Islamic month: «۱۰ محرم» is Ashura. */
function occasionsOfDay(question: Question, { almanac }: Context): OccasionRow[] {
  if (question.kind !== 'date' || question.reading.kind !== 'day' || question.reading.calendar !== 'hijri') return [];
  const { jdn } = question.reading;
  return almanac.occasions
    .onDays(jdn, jdn)
    .map(({ occasion }) => occasion)
    .filter(({ rule }) => rule.startsWith('hijri:'));
}

/** Answers by the day of the query and the occasion; a next date takes longer to find than its occasion. */
const foundFrom = oncePerAlmanac((almanac) =>
  memoized((today: Jdn) => memoized((one: OccasionRow) => foundOccasion(one, today, almanac), Infinity), 1),
);

function foundOccasion(occasion: OccasionRow, today: Jdn, almanac: Almanac) {
  const years = almanac.occasionYears(occasion.slug)!;
  const first = nextDays(today, 1, { years })[0]?.[0];
  const [, lastYear] = occasion.years;
  const last = first || lastYear === null ? undefined : years.inYear(lastYear).at(-1);
  return {
    ...pick(occasion, ['slug', 'title_fa', 'title_en', 'category']),
    next: first
      ? {
          ...dayDates(first.jdn),
          estimate: first.estimate,
          is_holiday: first.isHoliday,
          may_move: mayMove(first, almanac),
        }
      : null,
    last: last ? dayDates(last.jdn) : null,
    page: hasPage(occasion) ? `/occasions/${occasion.slug}` : null,
  };
}

function foundCity({ city: { row }, match }: FoundCity<NamedRow>, almanac: Almanac) {
  const { province_fa, province_en, population } = row;
  return {
    ...cityRecord(row, almanac),
    province_fa: province_fa || null,
    province_en: province_en || null,
    population,
    match,
  };
}
