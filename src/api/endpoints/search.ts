import type { Jdn } from '#core/jdn.ts';
import type { Occasion as OccasionRow } from '#core/occasions.ts';
import { pick } from '#core/pick.ts';
import { findNames } from '#understand/occasions.ts';
import type { Almanac } from '../almanac.ts';
import { memoized } from '../caches.ts';
import { dayDates } from '../date-objects.ts';
import { defineEndpoint } from '../endpoint.ts';
import { nextDays } from '../occasion-days.ts';
import { mostFound, occasionSearch, oncePerAlmanac, searchText } from '../searches.ts';
import { hourUntilMidnight, todayInTehran } from '../tehran.ts';

export const search = defineEndpoint({
  id: 'search',
  path: '/search',
  summary: { fa: 'جست‌وجوی مناسبت‌ها', en: 'Search for occasions' },
  description: {
    fa: 'عنوان فارسی و انگلیسی، شناسه و نام‌های دیگر: اول عنوان کامل، بعد شروع عنوان، بعد واژه‌ها، بعد نام‌هایی با یکی دو حرف اختلاف؛ هر کدام با تاریخ بعدی آن.',
    en: 'Persian and English titles, slugs and other names, each with its next date. Order: exact titles, beginnings of titles, words, spellings one or two letters off.',
  },
  cacheLifetime: { fa: '۱ ساعت، حداکثر تا نیمه‌شب تهران', en: '1 h, until midnight in Tehran at most' },
  parameters: { q: searchText, limit: mostFound },
  example: { q: 'nowruz', limit: '3' },
  resolve: ({ q, limit }, { almanac, now }) => ({
    q,
    data: findNames(occasionSearch(almanac), q, limit).map(({ item }) =>
      foundFrom(almanac)(todayInTehran(now))(item.occasion),
    ),
  }),
  lifetime: (_, { now }) => hourUntilMidnight(now),
});

/** Answers by the day of the query and the occasion; a next date takes longer to find than its occasion. */
const foundFrom = oncePerAlmanac((almanac) =>
  memoized((today: Jdn) => memoized((one: OccasionRow) => foundOccasion(one, today, almanac), Infinity), 1),
);

function foundOccasion(occasion: OccasionRow, today: Jdn, almanac: Almanac) {
  const years = almanac.occasionYears(occasion.slug)!;
  const first = nextDays(today, 1, { years, fits: () => true })[0]?.[0];
  return {
    ...pick(occasion, ['slug', 'title_fa', 'title_en', 'category']),
    next: first
      ? {
          ...dayDates(first.jdn),
          estimate: first.estimate,
          is_holiday: first.isHoliday,
        }
      : null,
  };
}
