import { isDayOff } from '#core/closures.ts';
import { toPersianDigits } from '#core/digits.ts';
import { addDays, isoText, type Jdn, SECONDS_PER_HOUR } from '#core/jdn.ts';
import { afghanMonthName, weekdayName } from '#core/names.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { endOfDay } from '#core/time-zone.ts';
import type { City } from '#tables/types.ts';
import { type Almanac, FIRST_DAY, LAST_DAY } from '../almanac.ts';
import { cityNamed, cityText } from '../city-names.ts';
import { closuresIn } from '../closures.ts';
import { dayDates, dayInWords } from '../date-objects.ts';
import { isDated, namedDateText, namedDayOf } from '../dates.ts';
import { listed } from '../days.ts';
import { defineEndpoint } from '../endpoint.ts';
import { nextDays } from '../occasion-days.ts';
import { categories, oneOf, optional, withFallback } from '../parameters.ts';
import { type Prayer, prayerDays } from '../prayer-days.ts';
import { methodNamed, prayerMethod } from '../prayer-options.ts';
import { PRAYER_YEARS } from '../ranges.ts';
import { lifetimeOfDays } from '../tehran.ts';

/** Holidays and prayer times are known for these days. */
const DAYS = [FIRST_DAY, persian.lastDayOfYear(PRAYER_YEARS.last)] as const;

const MAX_OCCASIONS = 2;

const LANGUAGES = ['fa', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

export const summary = defineEndpoint({
  id: 'summary',
  path: '/summary',
  summary: { fa: 'خلاصهٔ یک روز در یک شهر، به یک زبان', en: 'A day in a city at a glance, in one language' },
  description: {
    fa: 'تاریخ‌ها، تعطیل یا روز کاری بودن در ایران، حداکثر دو مناسبت، اوقات شرعی شهر، تعطیلی بعدی ایران و یک جملهٔ آماده؛ جملهٔ شهرهای افغانستان نام‌های ماه آنجا را دارد (۳ قوس).',
    en: 'Dates, whether it is a holiday or a workday in Iran, at most two occasions, the prayer times of the city, the next holiday of Iran, and a ready sentence. For a city of Afghanistan the sentence has the month names used there (3 Qaws).',
  },
  cacheLifetime: {
    fa: 'با تاریخ: ۱ ساعت، یا ۱ روز اگر تعطیلی بعدی گذشته باشد؛ بدون آن حداکثر تا نیمه‌شب شهر',
    en: 'with a date: 1 h, or 1 day if the next holiday is past; without one until midnight in the city at most',
  },
  parameters: {
    city: withFallback(
      cityText({
        fa: 'شهر: شناسهٔ آن از `cities` یا نامش به هر املا',
        en: 'City: its slug from cities, or its name in any spelling',
      }),
      'tehran',
    ),
    lang: withFallback(oneOf({ fa: 'زبان متن‌ها', en: 'Language of the texts' }, LANGUAGES), 'fa'),
    date: optional(
      namedDateText({
        fa: 'تاریخ شمسی، یا میلادی از سال ۱۹۰۰ به بعد، یا today یا tomorrow؛ اگر ندهید، امروز در شهر',
        en: 'A Persian date, a Gregorian one from 1900 on, today or tomorrow; default today in the city',
      }),
    ),
    categories,
    method: prayerMethod,
  },
  example: { city: 'tehran', lang: 'en', date: '1405-01-01' },
  find({ city: text, date }, context) {
    const { almanac } = context;
    const city = cityNamed(text, almanac);
    const zone = almanac.zoneOf(city.zone);
    const jdn = namedDayOf('date', date, zone, context, { days: DAYS });
    const wanted = { years: almanac.holidays, fits: ({ isHoliday }: Occurrence) => isHoliday };
    const [next = []] = nextDays(addDays(jdn, 1), 1, wanted);
    return { city, zone, jdn, next };
  },
  resolve({ lang, categories, method }, { almanac }, { city, jdn, next }) {
    const titleOf = ({ occasion }: Occurrence) => (lang === 'fa' ? occasion.title_fa : occasion.title_en);
    const occurrences = almanac.occasions.onDays(jdn, jdn);
    const holidays = occurrences.filter(({ isHoliday }) => isHoliday);
    const first = listed(occurrences, categories).slice(0, MAX_OCCASIONS);
    const [prayers] = prayerDays(city, [jdn], almanac, methodNamed(method));
    const [nextOne] = next;
    const isWorkday = almanac.workdays.isWorkday(jdn, { weekend: 'own', closures: true });
    const answer = {
      ...dayDates(jdn),
      date_hijri: isoText(almanac.hijri.fromJdn(jdn)),
      weekday: weekdayName(jdn)[lang],
      city: city.slug,
      timezone: city.zone,
      is_holiday: holidays.length > 0,
      is_workday: isWorkday,
      estimate: holidays.some(({ estimate }) => estimate),
      reasons: isWorkday ? [] : reasonsOf(jdn, holidays.map(titleOf), lang, almanac),
      occasions: first.map((one) => ({ slug: one.occasion.slug, title: titleOf(one) })),
      times: prayers!.clocks,
      next_holiday: nextOne
        ? { ...dayDates(nextOne.jdn), days_away: nextOne.jdn - jdn, titles: next.map(titleOf) }
        : null,
    };
    return { ...answer, text: sentence(answer, jdn, city, lang) };
  },
  lifetime({ date }, { now }, { zone, next }) {
    if (isDated(date)) return lifetimeOfDays(next[0]?.jdn ?? LAST_DAY, false, now);
    return { maxAgeSeconds: SECONDS_PER_HOUR, until: endOfDay(zone, now) };
  },
});

/** Why a day is off: its holidays; otherwise the closures of the whole country, otherwise its weekday. */
function reasonsOf(jdn: Jdn, holidays: readonly string[], lang: Language, { closures }: Almanac): readonly string[] {
  if (holidays.length > 0) return holidays;
  const scope = { sector: 'public', province: undefined } as const;
  const closing = closuresIn(closures.rows, [jdn, jdn], scope).filter((closure) => isDayOff(closure, scope));
  const titles = closing.map(({ title_fa, title_en }) => (lang === 'fa' ? title_fa : title_en));
  return titles.length > 0 ? titles : [weekdayName(jdn)[lang]];
}

interface Summary {
  readonly weekday: string;
  readonly is_workday: boolean;
  readonly estimate: boolean;
  readonly reasons: readonly string[];
  readonly occasions: readonly { readonly title: string }[];
  readonly times: Readonly<Record<Prayer, string>>;
  readonly next_holiday: { readonly days_away: number; readonly titles: readonly string[] } | null;
}

function sentence(summary: Summary, jdn: Jdn, city: City, lang: Language): string {
  const { weekday, reasons, times, next_holiday: next } = summary;
  const others = summary.occasions.map(({ title }) => title).filter((title) => !reasons.includes(title));
  const isAbroad = city.country !== 'IR';
  const date = dayInWords(jdn, city.country === 'AF' ? afghanMonthName : undefined)[lang];
  if (lang === 'en') {
    const state = summary.is_workday ? 'a working day' : `a day off (${reasons.join(', ')})`;
    const parts = [
      `${weekday} ${date} in ${city.name_en}: ${state}${isAbroad ? ' in Iran' : ''}${summary.estimate ? ', estimated' : ''}`,
      ...(others.length > 0 ? [others.join(', ')] : []),
      `fajr ${times.fajr}, dhuhr ${times.dhuhr}, maghrib ${times.maghrib}`,
      ...(next
        ? [`next public holiday${isAbroad ? ' of Iran' : ''} ${inDays(next.days_away)}: ${next.titles.join(', ')}`]
        : []),
    ];
    return `${parts.join('; ')}.`;
  }
  const state = summary.is_workday ? 'روز کاری' : `تعطیل (${reasons.join('، ')})`;
  const parts = [
    `${weekday} ${date} در ${city.name_fa}: ${isAbroad ? 'در ایران ' : ''}${state}${summary.estimate ? '، برآورد' : ''}`,
    ...(others.length > 0 ? [others.join('، ')] : []),
    `اذان صبح ${times.fajr}، ظهر ${times.dhuhr} و مغرب ${times.maghrib}`,
    ...(next
      ? [
          `تعطیلی رسمی بعدی${isAbroad ? ' ایران' : ''} ${next.days_away === 1 ? 'فردای آن' : `${next.days_away} روز بعد`}: ${next.titles.join('، ')}`,
        ]
      : []),
  ];
  return toPersianDigits(`${parts.join('؛ ')}.`);
}

const inDays = (days: number): string => (days === 1 ? 'the day after' : `${days} days later`);
