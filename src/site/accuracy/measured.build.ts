/** Tables of what the report measured: calendars, equinoxes and prayer times. Build only. */

import type { Prayer } from '#core/prayer-names.ts';
import { findIn, itemAt, required } from '#core/required.ts';
import { almanac } from '#site/data/answers.build.ts';
import { html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { sourceName } from '#site/occasions/facts.view.ts';
import { PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { accuracy } from '#tables/accuracy.ts';
import { sources } from '#tables/sources.ts';
import { tableOf, words } from './printer.ts';

/** Rule-based calendars of Intl that software uses. */
const RULES = ['islamic-civil', 'islamic-umalqura'] as const;

export function hijri(language: Language) {
  const { say, number, share, outOf, years, hijriMonth, dayOf } = words(language);
  const { eras, decades, misses, sources: compared, ruleCalendars } = accuracy.hijri;
  const rules = RULES.map((name) => findIn(ruleCalendars, ({ calendar }) => calendar === name));
  const confidences = { high: say('زیاد', 'high'), medium: say('متوسط', 'medium'), low: say('کم', 'low') };
  const levels = ['high', 'medium', 'low'] as const;
  const days = (length: number) => `${number(length)} ${say('روز', 'days')}`;
  const month = say('ماه', 'Month');
  const estimate = say('برآورد سالنما', 'Salnama’s estimate');
  const differing = compared.flatMap(({ source, differing }) => differing.map((each) => ({ ...each, source })));
  return [
    tableOf(say('برآورد، به دوره و اطمینان', 'Estimate, by era and confidence'), eras, [
      [say('سال‌های قمری', 'Islamic years'), years],
      [say('همه', 'all'), share],
      ...levels.map(
        (level) => [confidences[level], (era: (typeof eras)[0]) => share(era.byConfidence[level])] as const,
      ),
    ]),
    tableOf(
      say('درصد ماه‌های درست در هر دههٔ قمری', 'Correct months by Islamic decade'),
      decades.map((decade, index) => [decade, ...rules.map((rule) => itemAt(rule.decades, index))] as const),
      [
        [say('دههٔ قمری', 'Islamic decade'), ([decade]) => years(decade)],
        [estimate, ([decade]) => share(decade)],
        [RULES[0], ([, civil]) => share(civil!)],
        [RULES[1], ([, , ummAlQura]) => share(ummAlQura!)],
      ],
    ),
    tableOf(say('ماه‌هایی که برآورد اشتباه بوده', 'Months the estimate got wrong'), misses.toReversed(), [
      [month, (miss) => hijriMonth(miss.month)],
      [say('شروع ماه', 'First day'), ({ firstDay }) => dayOf(firstDay)],
      [say('منتشرشده', 'Published'), ({ publishedLength }) => days(publishedLength)],
      [say('برآورد', 'Estimated'), ({ estimatedLength }) => days(estimatedLength)],
      [say('اطمینان', 'Confidence'), ({ confidence }) => confidences[confidence]],
    ]),
    tableOf(say('منابع جدول قمری', 'Sources of the Islamic table'), compared, [
      [say('منبع', 'Source'), ({ source }) => sourceName(language, required(sources, source))],
      [say('برابر', 'Agree'), outOf],
      [say('سهم', 'Share'), share],
    ]),
    tableOf(
      say('ماه‌هایی که منبعی شروعشان را روز دیگری نوشته است', 'Months for which a source gives another first day'),
      differing,
      [
        [month, (each) => hijriMonth(each.month)],
        [say('منبع', 'Source'), ({ source }) => sourceName(language, required(sources, source))],
        [say('ما', 'Ours'), ({ ours }) => dayOf(ours)],
        [say('منبع', 'Theirs'), ({ theirs }) => dayOf(theirs)],
      ],
    ),
  ];
}

export function equinox(language: Language) {
  const { say, number, difference } = words(language);
  const { announcedYears, listedYears, referenceYears } = accuracy.equinox;
  const year = [say('سال', 'Year'), (row: { readonly year: number }) => number(row.year)] as const;
  const seconds = say('اختلاف (ثانیه)', 'Difference (s)');
  return [
    tableOf(say('اختلاف با لحظهٔ اعلام‌شده', 'Difference from the announced moment'), announcedYears, [
      year,
      [seconds, (row) => difference(row.difference, 1)],
    ]),
    tableOf(say('فهرست مرکز تقویم از سال‌های گذشته', 'The Calendar Centre’s list of past years'), listedYears, [
      year,
      [
        say('لحظه در فهرست (UTC+۳:۳۰)', 'Moment in the list (UTC+3:30)'),
        ({ moment }) => html`<bdi>${number(moment)}</bdi>`,
      ],
      [seconds, (row) => difference(row.difference, 1)],
    ]),
    tableOf(say('اختلاف با محاسبهٔ مستقل', 'Difference from an independent computation'), referenceYears, [
      year,
      [seconds, (row) => difference(row.difference, 3)],
      [say('مقیاس زمان', 'Time scale'), ({ timeScale }) => html`<bdi lang="en">${timeScale}</bdi>`],
    ]),
  ];
}

export function prayerTimes(language: Language) {
  const { say, number, outOf, dayOf } = words(language);
  const { byPrayer, differing } = accuracy.prayerTimes;
  const nameOf = (prayer: string) => PRAYER_NAMES[language][prayer as Prayer];
  const cityName = (name: string) => almanac.cities.find(({ name_en }) => name_en === name)?.name_fa ?? name;
  const time = say('وقت', 'Time');
  return [
    tableOf(say('وقت‌های چاپ‌شده', 'Printed times'), byPrayer, [
      [time, ({ of }) => nameOf(of)],
      [say('در همان دقیقه', 'in the same minute'), outOf],
      [
        say('تا یک دقیقه', 'Within a minute'),
        ({ withinMinute, compared }) => outOf({ agreeing: withinMinute, compared }),
      ],
    ]),
    tableOf(say('وقت‌هایی که یک دقیقه فرق دارند', 'Times that differ by one minute'), differing, [
      [say('شهر', 'City'), ({ city }) => say(cityName(city), city)],
      [say('تاریخ', 'Date'), ({ date }) => dayOf(date)],
      [time, ({ prayer }) => nameOf(prayer)],
      [say('چاپ‌شده', 'Printed'), ({ printed }) => number(printed)],
      [say('سالنما', 'Salnama'), ({ computed }) => number(computed)],
    ]),
  ];
}

const MAX_SHOWN_YEARS = 5;

export function persian(language: Language) {
  const { say, number, size, outOf, years, difference } = words(language);
  const { comma } = SITE_TEXT[language];
  const reckonings: Readonly<Record<string, string>> = {
    intl: say('Intl و Temporal، تقویم persian', 'Intl and Temporal, calendar persian'),
    'mean-noon': say('اعتدال و ظهر میانگینِ نصف‌النهار ۵۲٫۵ درجه', 'equinox and mean noon at 52.5° E'),
    'true-noon': say('اعتدال و ظهر حقیقی', 'equinox and true noon'),
  };
  const listOf = (all: readonly number[]): string => {
    const shown = all.slice(0, MAX_SHOWN_YEARS).map(number).join(comma);
    const more = all.length - MAX_SHOWN_YEARS;
    return more > 0 ? `${shown} … ${size(more)} ${say('سال دیگر', 'more')}` : shown || say('هیچ', 'none');
  };
  return [
    tableOf(say('سال شمسی با روش‌های دیگر', 'The Persian year by other methods'), accuracy.persian, [
      [say('روش', 'Method'), ({ reckoning }) => reckonings[reckoning]!],
      [say('سال‌ها', 'Years'), years],
      [say('برابر', 'Agree'), outOf],
      [say('سال‌های متفاوت', 'Differing years'), ({ differing }) => listOf(differing)],
      [
        say('نزدیک ظهر (ثانیه)', 'Near noon (s)'),
        ({ narrow = [] }) =>
          html`${narrow.map(([year, seconds], index) => html`${index > 0 && comma}<bdi>${number(year)} (${difference(seconds, 0)})</bdi>`)}`,
      ],
    ]),
  ];
}
