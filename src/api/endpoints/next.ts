import { isoText, type Jdn } from '#core/jdn.ts';
import { type Category, MOODS, type Mood, type Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { firstOf } from '#core/required.ts';
import { type Almanac, LAST_DAY } from '../base/almanac.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { parameterError, queryError } from '../base/errors.ts';
import { category, limited, oneOf, optional, textLike } from '../base/parameters.ts';
import { dayDates, occasionWithMood, weekdayNames } from '../facts/four-calendars.ts';
import { nextDays, type WantedOccasions } from '../facts/occasion-days.ts';
import { calendarName, dateText, dayOrToday, isDated, lifetimeUntil, zoneOfToday } from '../query/date-parameters.ts';

export const next = defineEndpoint({
  id: 'next',
  path: '/next',
  parameters: {
    from: optional(
      dateText({ fa: 'آغاز، در تقویم `calendar`؛ اگر ندهید، امروز', en: 'Start, in `calendar`; default today' }),
    ),
    calendar: calendarName,
    tz: zoneOfToday,
    slug: optional(
      textLike(
        { fa: 'شناسهٔ یک مناسبت', en: 'Slug of an occasion' },
        /^[a-z0-9-]+$/,
        'the slug of an occasion from /events or /search',
      ),
    ),
    category: optional({
      ...category,
      hint: (text, query) =>
        /holiday/i.test(text) ? 'leave category out for official holidays' : category.hint?.(text, query),
    }),
    mood: optional(
      oneOf({ fa: 'سوگواری (mourning)، جشن (feast) یا روزه (fasting)', en: 'Mourning, feast or fasting' }, MOODS),
    ),
    limit: limited({ fa: 'حداکثر تعداد روزها', en: 'Maximum number of days' }, 1),
  },
  example: { from: '1405-01-01', limit: '3' },
  find({ limit, ...query }, context) {
    const first = dayOrToday('from', query.from, query, context);
    const given = (['slug', 'category', 'mood'] as const).filter((name) => query[name] !== undefined);
    if (given.length > 1) {
      throw queryError(given, 'given together', 'one of them, or none for official holidays');
    }
    return { first, days: nextDays(first, limit, wantedOf(query, first, context.almanac)) };
  },
  resolve: (_, { almanac }, { first, days }) => ({
    from: persian.toIsoDate(first),
    data: days.map((day) => foundDay(day, first, almanac)),
  }),
  lifetime({ from, tz, limit }, context, { days }) {
    const [found] = days.length < limit ? [] : (days.at(-1) ?? []);
    const last = found?.jdn ?? LAST_DAY;
    return lifetimeUntil(last, isDated(from), tz, context);
  },
});

interface Wanted {
  readonly slug: string | undefined;
  readonly category: Category | undefined;
  readonly mood: Mood | undefined;
}

/** @throws {RequestError} 422 for an unknown slug */
function wantedOf({ slug, category, mood }: Wanted, first: Jdn, almanac: Almanac): WantedOccasions {
  if (mood !== undefined) {
    const isOnce = ({ occasion, ordinal, jdn }: Occurrence) =>
      ordinal === 1 || jdn === first || !almanac.mourningPeriods.includes(occasion);
    return { years: almanac.daysWithMood, fits: (found) => found.occasion.mood === mood && isOnce(found) };
  }
  if (slug !== undefined) {
    const years = almanac.occasionYears(slug);
    if (!years) throw parameterError('slug', slug, 'the slug of an occasion from /events or /search');
    return { years };
  }
  if (category !== undefined)
    return { years: almanac.occasions, fits: ({ occasion }) => occasion.category === category };
  return { years: almanac.holidays };
}

function foundDay(occurrences: readonly Occurrence[], first: Jdn, { hijri }: Almanac) {
  const { jdn } = firstOf(occurrences);
  return {
    days_away: jdn - first,
    ...dayDates(jdn),
    date_hijri: isoText(hijri.fromJdn(jdn)),
    ...weekdayNames(jdn),
    estimate: occurrences.some(({ estimate }) => estimate),
    events: occurrences.map(({ occasion, isHoliday }) => occasionWithMood(occasion, isHoliday)),
  };
}
