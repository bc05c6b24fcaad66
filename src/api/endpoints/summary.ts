import { afghanMonthName } from '#core/afghan-names.ts';
import type { WorkdaySector } from '#core/closures.ts';
import { toPersianDigits } from '#core/digits.ts';
import type { Said } from '#core/feasts.ts';
import { addDays, isoText, type Jdn } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { sentenceOfDay } from '#core/now.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import type { Prayer } from '#core/prayer-names.ts';
import { localTimeAt, startOfDay, type Zone } from '#core/time-zone.ts';
import type { City } from '#tables/types.ts';
import { type Almanac, FIRST_DAY, LAST_DAY } from '../base/almanac.ts';
import { defineEndpoint } from '../base/endpoint.ts';
import { categories, oneOf, optional, withFallback } from '../base/parameters.ts';
import { PRAYER_YEARS } from '../base/ranges.ts';
import { hourUntilMidnight, lifetimeOfDays, TEHRAN_TIME } from '../base/tehran.ts';
import { closuresKnownUntil, collectedDays } from '../facts/confidence.ts';
import { listed } from '../facts/day.ts';
import { dayDates, dayInWords } from '../facts/four-calendars.ts';
import { wholeSecond } from '../facts/moments.ts';
import { nextDays } from '../facts/occasion-days.ts';
import { prayerDays } from '../facts/prayer-days.ts';
import { cityNamed, cityText } from '../query/cities.ts';
import { dateText, isDated, namedDayOf } from '../query/date-parameters.ts';
import { forCountry, methodNamed, prayerMethod } from '../query/prayer-options.ts';
import { type WorkdayQuery, workdayParameters } from '../query/sectors.ts';
import { dayOffReasons } from '../words/day-off-reasons.ts';
import { listed as inRow } from '../words/text-answer.ts';

/** Holidays and prayer times are known for these days. */
const DAYS = [FIRST_DAY, persian.lastDayOfYear(PRAYER_YEARS.last)] as const;

const MAX_OCCASIONS = 2;

const LANGUAGES = ['fa', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

const { weekend, sector, province } = workdayParameters;
const scope = { weekend, sector, province } as const;

export const summary = defineEndpoint({
  id: 'summary',
  path: '/summary',
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
      dateText({
        fa: 'تاریخ شمسی، یا میلادی از سال ۱۹۰۰ به بعد، یا today، tomorrow یا yesterday؛ اگر ندهید، امروز در شهر',
        en: 'A Persian date, a Gregorian one from 1900 on, today, tomorrow or yesterday; default today in the city',
      }),
    ),
    categories,
    method: prayerMethod,
    ...scope,
  },
  example: { city: 'tehran', lang: 'en', date: '1405-01-01' },
  find({ city: text, date }, context) {
    const { almanac } = context;
    const city = cityNamed(text, almanac);
    const zone = almanac.zoneOf(city.zone);
    const jdn = namedDayOf('date', date, zone, context, { days: DAYS });
    const [next = []] = nextDays(addDays(jdn, 1), 1, { years: almanac.holidays });
    return { city, zone, jdn, next };
  },
  resolve({ lang, categories, method, ...query }, { almanac }, { city, zone, jdn, next }) {
    const days = { ...query, closures: 'yes' } as const;
    const reasons = dayOffReasons(jdn, days, almanac).map((title) => title[lang]);
    const titleOf = ({ occasion }: Occurrence) => (lang === 'fa' ? occasion.title_fa : occasion.title_en);
    const occurrences = almanac.occasions.onDays(jdn, jdn);
    const holidays = occurrences.filter(({ isHoliday }) => isHoliday);
    const first = listed(occurrences, categories).slice(0, MAX_OCCASIONS);
    const { method: usual } = forCountry({ method }, city.country, almanac);
    const [prayers] = prayerDays(city, [jdn], almanac, methodNamed(usual));
    const [nextOne] = next;
    const answer = {
      ...dayDates(jdn),
      date_hijri: isoText(almanac.hijri.fromJdn(jdn)),
      weekday: weekdayName(jdn)[lang],
      city: city.slug,
      timezone: city.zone,
      is_holiday: holidays.length > 0,
      is_workday: reasons.length === 0,
      estimate: holidays.some(({ estimate }) => estimate),
      reasons,
      occasions: first.map((one) => ({ slug: one.occasion.slug, title: titleOf(one) })),
      times: prayers!.clocks,
      next_holiday: nextOne
        ? { ...dayDates(nextOne.jdn), days_away: nextOne.jdn - jdn, titles: next.map(titleOf) }
        : null,
    };
    const said = saidOf(jdn, { city, zone, days }, almanac)[lang];
    const text = sentence(answer, { jdn, city, lang, said });
    return { ...answer, text, closures_known_until: closuresKnownUntil(days, almanac) };
  },
  lifetime({ date }, { now }, { zone, next }) {
    return isDated(date) ? lifetimeOfDays(next[0]?.jdn ?? LAST_DAY, false, now) : hourUntilMidnight(now, zone);
  },
});

interface Where {
  readonly city: City;
  readonly zone: Zone;
  readonly days: WorkdayQuery;
}

/** The sentence of a day: its state, and a new year or a feast. */
function saidOf(jdn: Jdn, { city, zone, days }: Where, almanac: Almanac): Said {
  const now = startOfDay(zone, jdn);
  const tehran = startOfDay(TEHRAN_TIME, jdn);
  const year = persian.yearOf(addDays(jdn, 2));
  const equinox = almanac.equinox(year);
  return sentenceOfDay({
    now,
    own: localTimeAt(zone, now),
    iran: localTimeAt(TEHRAN_TIME, tehran),
    city: { fa: city.name_fa, en: city.name_en },
    whose: WHOSE[days.sector],
    closuresKnownUntil: collectedDays(almanac)[1],
    whyOff(day) {
      const reasons = day >= FIRST_DAY && day <= LAST_DAY ? dayOffReasons(day, days, almanac) : [];
      const isWeekday = reasons.some(({ en }) => en === weekdayName(day).en);
      return reasons.length > 0 ? inRow(isWeekday ? [] : reasons) : undefined;
    },
    ...(equinox && { newYears: [[year, wholeSecond(equinox.moment)]] }),
  });
}

interface Summary {
  readonly weekday: string;
  readonly estimate: boolean;
  readonly reasons: readonly string[];
  readonly occasions: readonly { readonly title: string }[];
  readonly times: Readonly<Record<Prayer, string>>;
  readonly next_holiday: { readonly days_away: number; readonly titles: readonly string[] } | null;
}

const WHOSE: Readonly<Record<WorkdaySector, Said | undefined>> = {
  public: undefined,
  labour: { fa: ' برای مشمولان قانون کار', en: ' under the Labour Code' },
  offices: { fa: ' برای ادارات', en: ' for offices' },
  banks: { fa: ' برای بانک‌ها', en: ' for banks' },
  exchange: { fa: ' برای بورس', en: ' for the stock exchange' },
};

interface About {
  readonly jdn: Jdn;
  readonly city: City;
  readonly lang: Language;
  readonly said: string;
}

function sentence(summary: Summary, { jdn, city, lang, said }: About): string {
  const { weekday, reasons, times, next_holiday: next } = summary;
  const others = summary.occasions.map(({ title }) => title).filter((title) => !reasons.includes(title));
  const isAbroad = city.country !== 'IR';
  const date = dayInWords(jdn, city.country === 'AF' ? afghanMonthName : undefined)[lang];
  if (lang === 'en') {
    const parts = [
      `${weekday} ${date} in ${city.name_en}: ${said}${summary.estimate ? ', estimated' : ''}`,
      ...(others.length > 0 ? [others.join(', ')] : []),
      `fajr ${times.fajr}, dhuhr ${times.dhuhr}, maghrib ${times.maghrib}`,
      ...(next
        ? [`next public holiday${isAbroad ? ' of Iran' : ''} ${inDays(next.days_away)}: ${next.titles.join(', ')}`]
        : []),
    ];
    return `${parts.join('; ')}.`;
  }
  const parts = [
    `${weekday} ${date} در ${city.name_fa}: ${said}${summary.estimate ? '، برآورد' : ''}`,
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
