import { type Jdn, SECONDS_PER_HOUR } from '#core/jdn.ts';
import type { Occasion as OccasionRow } from '#core/occasions.ts';
import type { Almanac } from '../almanac.ts';
import { dayDates } from '../date-objects.ts';
import { type Context, defineEndpoint } from '../endpoint.ts';
import { mostFound, searchText } from '../list-parameters.ts';
import { nextDays } from '../next-days.ts';
import { occasionSearch } from '../searches.ts';
import { tehranMidnight, todayInTehran } from '../tehran.ts';

export const search = defineEndpoint({
  id: 'search',
  path: '/search',
  summary: { fa: 'جست‌وجوی مناسبت‌ها', en: 'Search for occasions' },
  description: {
    fa: 'عنوان فارسی و انگلیسی، شناسه و نام‌های دیگر: اول عنوان کامل، بعد شروع عنوان، بعد واژه‌ها، بعد نام‌هایی با یکی دو حرف اختلاف؛ هر کدام با تاریخ بعدی آن.',
    en: 'Persian and English titles, slugs and other names: exact titles first, then titles that begin with the text, then words, then spellings one or two letters off; each with its next date.',
  },
  cacheLifetime: { fa: '۱ ساعت، حداکثر تا نیمه‌شب تهران', en: '1 h, until midnight in Tehran at most' },
  parameters: { q: searchText, limit: mostFound },
  example: { q: 'nowruz', limit: '3' },
  resolve: ({ q, limit }, context) => ({
    q,
    data: occasionSearch(context.almanac)
      .find(q, limit)
      .map(({ item }) => foundToday(item.occasion, context)),
  }),
  lifetime: (_, { now }) => ({ maxAgeSeconds: SECONDS_PER_HOUR, until: tehranMidnight(now) }),
});

type Found = ReturnType<typeof foundOccasion>;

interface FoundOnDay {
  readonly today: Jdn;
  readonly bySlug: Map<string, Found>;
}

/** Next dates for the last requested day; they are the same for all requests on one day. */
const found = new WeakMap<Almanac, FoundOnDay>();

function foundToday(occasion: OccasionRow, { almanac, now }: Context): Found {
  const today = todayInTehran(now);
  let known = found.get(almanac);
  if (known?.today !== today) {
    known = { today, bySlug: new Map() };
    found.set(almanac, known);
  }
  let record = known.bySlug.get(occasion.slug);
  if (!record) {
    record = foundOccasion(occasion, today, almanac);
    known.bySlug.set(occasion.slug, record);
  }
  return record;
}

function foundOccasion({ slug, titleFa, titleEn, category }: OccasionRow, today: Jdn, almanac: Almanac) {
  const years = almanac.occasionYears(slug)!;
  const first = nextDays(today, 1, { years, fits: () => true })[0]?.[0];
  return {
    slug,
    title_fa: titleFa,
    title_en: titleEn,
    category,
    next: first
      ? {
          ...dayDates(first.jdn),
          estimate: first.estimate,
          is_holiday: first.isHoliday,
        }
      : null,
  };
}
