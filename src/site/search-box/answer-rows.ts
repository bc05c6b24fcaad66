/** The page of an answer, its lines, and the rows of what else the text may mean. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { search } from '#api/endpoints/search.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import {
  dayPath,
  GREGORIAN_HOLIDAY_PAGE_YEARS,
  HOLIDAY_PAGE_YEARS,
  hasPage,
  monthPath,
  yearPath,
} from '#site/data/address.ts';
import { OWN_CALENDARS } from '#site/kit/dates.ts';
import { type Language, numeral, pagePath, said } from '#site/kit/language.ts';
import type { NavigationItem } from '#site/kit/navigation.ts';
import { pageRow } from './pages.ts';
import { SEARCH_BOX_TEXT } from './text.ts';

type SearchAnswer = AnswerOf<typeof search>;
type Answer = NonNullable<SearchAnswer['answer']>;
type City = SearchAnswer['cities'][number];

/** A number stays on the line of its noun, a time on that of its name, and a dot on that of the fact before it. */
export const unbroken = (text: string): string =>
  text.replace(/(?<=[\d۰-۹]) (?=\p{L})| (?=[·±]|[\d۰-۹]{2}:)/gu, '\u00a0');

/** Between the parts of a line. */
export const SIGN = '\u00a0· ';

export const cityPath = (language: Language, { slug }: Pick<City, 'slug'>): string =>
  pagePath(language, `/prayer-times/${slug}`);

/** The page that shows what was asked. */
export function answerPath(
  language: Language,
  { kind, from_sh, from_gregorian, page }: Answer,
  city: City | undefined,
): string {
  if (kind === 'not_listed') return pagePath(language, page!);
  const first = gregorian.fromIsoDate(from_gregorian);
  if (kind === 'prayer_times' || kind === 'qibla') return cityPath(language, city ?? { slug: 'tehran' });
  if (kind !== 'month' && kind !== 'year' && kind !== 'missing_day') return dayPath(language, first);
  const isPersian = from_sh.endsWith('-01');
  if (!isPersian && !from_gregorian.endsWith('-01')) return dayPath(language, first);
  const { year, month } = isPersian ? persian.fromJdn(first) : gregorian.fromJdn(first);
  return kind === 'year' ? yearPath(language, year) : monthPath(language, year, month);
}

/** The same period of another year, the page that tells more, and beside a month or a year all holidays of the year. */
export function relatedRows(language: Language, answer: Answer, pages: readonly NavigationItem[]) {
  const { kinds } = SEARCH_BOX_TEXT[language];
  const { other_period: other, page } = answer;
  const period = other && {
    href: answerPath(language, { ...answer, ...other }, undefined),
    title: said(language, 'title', other),
    note: said(language, 'short', other),
    kind: kinds[answer.kind === 'month' ? 'month' : 'period'],
  };
  const more = pages.filter(({ path }) => path === page).map((each) => pageRow(language, each));
  return [...(period ? [period] : []), ...more, ...holidaysOfYear(language, answer)];
}

function holidaysOfYear(language: Language, { kind, from_gregorian, to_gregorian }: Answer) {
  const { allHolidays } = SEARCH_BOX_TEXT[language];
  const [first, last] = [from_gregorian, to_gregorian].map(gregorian.fromIsoDate) as [Jdn, Jdn];
  // The year in which most of the period lies.
  const { year } = OWN_CALENDARS[language].fromJdn(addDays(first, Math.floor((last - first) / 2)));
  const years = { fa: HOLIDAY_PAGE_YEARS, en: GREGORIAN_HOLIDAY_PAGE_YEARS }[language];
  if (!/^(?:month|year|long_weekend)$/.test(kind) || !hasPage(years, year)) return [];
  const title = numeral(language, allHolidays.replace('{year}', String(year)));
  return [{ href: pagePath(language, `/holidays/${year}`), title, note: '', kind: '' }];
}
