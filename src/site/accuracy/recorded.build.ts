/** Tables of what the data rest on: laws, occasions by source, closures in the news, and licences. Build only. */
import { listDays } from '#api/facts/closure-lists.ts';
import { CATEGORY_NAMES } from '#core/category-names.ts';
import type { Jdn } from '#core/jdn.ts';
import { CATEGORIES } from '#core/occasions.ts';
import { almanac } from '#site/data/answers.build.ts';
import { html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { sourceName } from '#site/occasions/facts.view.ts';
import { tables } from '#tables/index.ts';
import { occasionDetails } from '#tables/occasion-details.ts';
import type { SourceKind } from '#tables/types.ts';
import sources from '../../../data/sources.json';
import { tableOf, words } from './printer.ts';

const KINDS: Readonly<Record<SourceKind, readonly [fa: string, en: string]>> = {
  'official calendar': ['تقویم رسمی', 'official calendar'],
  law: ['قانون', 'law'],
  arithmetic: ['حساب تقویم', 'calendar arithmetic'],
  'cross-checked': ['یک خوانش با تأیید منبعی دیگر', 'one reading, confirmed by another source'],
  'single reading': ['یک خوانش', 'one reading'],
  press: ['رسانه‌ها', 'press'],
  'other calendars': ['تقویم‌های دیگر', 'other calendars'],
  tradition: ['سنت', 'tradition'],
  'international body': ['نهاد بین‌المللی', 'international body'],
};

/** Occasions by category, each with the kinds of its best source, most first. */
const occasionsBySource = CATEGORIES.map((category) => {
  const found = tables.occasions
    .filter((occasion) => occasion.category === category)
    .flatMap(({ slug }) => occasionDetails.get(slug)?.kind ?? []);
  const byKind = [...Map.groupBy(found, (kind) => kind)].map(([kind, all]) => [kind, all.length] as const);
  return { category, number: found.length, kinds: byKind.sort(([, a], [, b]) => b - a) };
});

/** Published holidays that rest on each law or decision. */
const { laws, bases } = almanac.holidayLaws;
const rulesByLaw = laws
  .map((law) => ({ law, rules: bases.filter((basis) => basis.laws.includes(law.id)).length }))
  .filter(({ rules }) => rules > 0);

export function holidays(language: Language) {
  const { say, size } = words(language);
  const occasions = say('مناسبت‌ها', 'Occasions');
  return [
    tableOf(occasions, occasionsBySource, [
      [say('دسته', 'Category'), ({ category }) => CATEGORY_NAMES[category][language]],
      [occasions, ({ number }) => size(number)],
      [
        say('بر پایهٔ', 'By source'),
        ({ kinds }) =>
          kinds.map(([kind, number]) => `${say(...KINDS[kind])} ${size(number)}`).join(SITE_TEXT[language].comma),
      ],
    ]),
    tableOf(say('قانون یا مصوبه', 'Law or decision'), rulesByLaw, [
      [say('قانون یا مصوبه', 'Law or decision'), ({ law }) => say(law.title_fa, law.title_en)],
      [say('قاعده‌ها', 'Rules'), ({ rules }) => size(rules)],
    ]),
  ];
}

/** Days with three or more closed provinces by Persian year, and those for which a list of the whole country was read. */
const daysOfLists = (() => {
  const { rows } = almanac.closures;
  const span = [rows[0]!.firstDay, Math.max(...rows.map(({ lastDay }) => lastDay)) as Jdn] as const;
  const byYear = Map.groupBy(listDays(almanac.closures, span), ({ date_sh }) => Number(date_sh.slice(0, 4)));
  return [...byYear].map(([year, days]) => ({
    year,
    days: days.length,
    read: days.filter(({ sources: list }) => list.length > 0).length,
  }));
})();

export function closures(language: Language) {
  const { say, number, size } = words(language);
  return [
    tableOf(say('تعطیلی‌های موردی', 'One-off closures'), almanac.closures.recall, [
      [say('سال', 'Year'), ({ year }) => number(year)],
      [say('استان و نهاد در خبرها', 'Provinces and bodies in the news'), ({ found }) => size(found)],
      [say('در فهرست', 'In the list'), ({ present }) => size(present)],
      [say('شهرستان، نیم‌روز و دوره', 'Counties, half days, levels'), ({ partsFound }) => size(partsFound)],
      [say('در فهرست', 'In the list'), ({ partsPresent }) => size(partsPresent)],
    ]),
    tableOf(say('روزهای با دست‌کم سه استان تعطیل', 'Days with three or more closed provinces'), daysOfLists, [
      [say('سال', 'Year'), ({ year }) => number(year)],
      [say('روزها', 'Days'), ({ days }) => size(days)],
      [say('فهرست سراسری خوانده شد', 'List of the country read'), ({ read }) => size(read)],
    ]),
  ];
}

/** A source in the form of `data/sources.json`. */
interface Source {
  readonly title: string;
  readonly title_fa?: string;
  readonly publisher?: string;
  readonly licence?: string;
  readonly url?: string;
}

/** Facts are cited from more than a thousand pages without a licence, which are in the file of all sources. */
export function licences(language: Language) {
  const { say } = words(language);
  const licensed = Object.values(sources as Record<string, Source>).filter(({ licence }) => licence);
  const inEnglish = (text = '') => html`<bdi lang="en">${text}</bdi>`;
  return [
    tableOf(say('منابعی که مجوز دارند', 'Sources under a licence'), licensed, [
      [say('منبع', 'Source'), (source) => sourceName(language, source)],
      [say('ناشر', 'Publisher'), ({ publisher }) => inEnglish(publisher)],
      [say('مجوز', 'Licence'), ({ licence }) => inEnglish(licence)],
    ]),
  ];
}
