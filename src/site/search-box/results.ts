/** What the search box lists: the answer of `/api/search`, then occasions, pages and cities in one order. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { search } from '#api/endpoints/search.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import { dayOfOccasionPath, dayPath } from '#site/data/address.ts';
import { plainTitle, runsOf } from '#site/data/rows.ts';
import { titleOf, withNames } from '#site/data/titles.ts';
import {
  bothDays,
  daysAwayText,
  daysLeftText,
  gregorianDateText,
  OWN_CALENDARS,
  ownSpanText,
  ownWeekdayText,
  persianDateText,
} from '#site/kit/dates.ts';
import { type Language, pagePath, said } from '#site/kit/language.ts';
import type { NavigationItem } from '#site/kit/navigation.ts';
import { meantOccasion } from '#understand/meant-occasion.ts';
import { answerPath, cityPath, relatedRows, unbroken } from './answer-rows.ts';
import { pageRow, pagesNamed } from './pages.ts';
import { SEARCH_BOX_TEXT } from './text.ts';

export type SearchAnswer = AnswerOf<typeof search>;
type Answer = NonNullable<SearchAnswer['answer']>;
type Occasion = SearchAnswer['data'][number];
type City = SearchAnswer['cities'][number];

/** A line of the list, which leads to a page. */
export interface Row {
  readonly href: string;
  readonly title: string;
  /** date, province or country */
  readonly note: string;
  readonly kind: string;
}

/** The answer: how the text was read, what it is, and what that rests on. */
export interface AnswerRow {
  readonly href: string;
  readonly read: string;
  readonly short: string;
  readonly detail: string;
  /** more than a day */
  readonly isPeriod: boolean;
  /** its first day; empty if the answer has no page of its own */
  readonly first: string;
}

export interface Results {
  readonly answer: AnswerRow | undefined;
  readonly rows: readonly Row[];
  /** where Enter without a choice leads; undefined if several things have the name, or none */
  readonly target: string | undefined;
}

/** How well a name fits, best first. */
const MATCHES = ['exact', 'namesake', 'day', 'known-words', 'prefix', 'words', 'region', 'fuzzy'] as const;
type Match = (typeof MATCHES)[number];

interface Found {
  readonly slug: string;
  readonly row: Row;
  readonly match: Match;
  /** its place among equal matches: holidays, pages, occasions with a page, cities, other occasions */
  readonly group: number;
  readonly isLargeCity?: boolean;
  /** of an occasion to come */
  readonly jdn?: Jdn | undefined;
}

/** Rows at most, in all. */
export const MAX_ROWS = 8;
const LARGE_CITY = 500_000;
/** A large city of Iran that begins with the text comes second: a reader who types «شیر» may want «شیراز». */
const CITY_PLACE = 1;

/** The list for an answer of `/api/search`. @param pages those of this site */
export function resultsOf(
  language: Language,
  found: SearchAnswer,
  { today, pages }: { readonly today: Jdn; readonly pages: readonly NavigationItem[] },
): Results {
  const isNamed = /^(?:name|next_holiday)$/.test(found.answer?.kind ?? '');
  const answer = found.answer ? answerRow(language, found.answer, found, today) : undefined;
  const all: Found[] = [
    ...found.data
      .filter(({ next }) => !found.answer || isNamed || isBeside(found.answer, next?.date_gregorian))
      .filter(({ next, match }, _, all) => next || (!answer && (match === 'exact' || all.every((one) => !one.next))))
      .map((each) => occasionFound(language, each, today)),
    ...pagesNamed(found.q, pages)
      .filter(({ match }) => !answer || (isNamed && match === 'exact'))
      .map(({ page, match }) => ({ slug: page.path, row: pageRow(language, page), match, group: GROUPS.page })),
    ...found.cities.map((each) => cityFound(language, each)),
  ];
  const others = all.filter(({ match }) => match !== 'fuzzy');
  // Beside an occasion of this name the others are in the order of their days.
  const isWhole = found.data.some(({ match }) => match === 'exact');
  const isByDay = ({ match, jdn }: Found) => isWhole && match === 'known-words' && jdn !== undefined;
  const sorted = (others.length > 0 ? others : all).toSorted(
    (a, b) =>
      MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) ||
      (isByDay(a) && isByDay(b) ? a.jdn! - b.jdn! : a.group - b.group),
  );
  const city = sorted.findIndex(({ isLargeCity, match }) => isLargeCity && match === 'prefix');
  if (city > CITY_PLACE) sorted.splice(CITY_PLACE, 0, ...sorted.splice(city, 1));
  const more = found.answer ? answerRows(language, found.answer, today) : [];
  const isNew = ({ href, title }: Row) =>
    href !== answer?.href && title !== answer?.read && more.every((other) => other.title !== title);
  const listed = withoutDoubles(sorted).filter(isNew);
  const last = found.answer ? relatedRows(language, found.answer, pages) : [];
  const rows = [...[...listed, ...more].slice(0, MAX_ROWS - last.length), ...last];
  const page = found.answer?.kind === 'next_holiday' ? clearTarget(sorted) : undefined;
  return { answer, rows, target: page ?? answer?.href ?? clearTarget(sorted) };
}

/** The answer says what falls on its day; beside a period stands what falls within it. */
const isBeside = ({ from_gregorian: from, to_gregorian: to }: Answer, day = from): boolean =>
  day !== from && (from === to || (day > from && day <= to));

/** The one result of exactly this name, or the only page with its words; an occasion or a city comes before a page. */
function clearTarget(found: readonly Found[]): string | undefined {
  const exact = found.filter(({ match }) => match === 'exact');
  const named = exact.filter(({ group }) => group !== GROUPS.page);
  const [only, ...more] = found;
  if (only?.group === GROUPS.page && more.length === 0 && only.match !== 'fuzzy') return only.row.href;
  const [first, second] = named.length > 0 ? named : exact;
  if (!first) return undefined;
  const isCity = first.group === GROUPS.city;
  if (!second) return isCity || found.every(({ match }) => match !== 'namesake') ? first.row.href : undefined;
  return named.some(({ group }) => group === GROUPS.city) ? undefined : meantOccasion(named)?.row.href;
}

/** Keeps only the first of several occasions of one name, such as the days of a long holiday. */
function withoutDoubles(found: readonly Found[]): Row[] {
  const seen = new Set<string>();
  const named = ({ row: { title, note }, group }: Found) =>
    `${group === GROUPS.holiday ? plainTitle(title) : title}\n${PLACES.includes(group) ? note : ''}`;
  return found.filter((each) => !seen.has(named(each)) && seen.add(named(each))).map(({ row }) => row);
}

const GROUPS = { similarCity: -1, holiday: 0, page: 1, occasion: 2, city: 3, dayOnly: 4 } as const;
/** Groups whose rows say with their notes which of a name they are. */
const PLACES: readonly number[] = [GROUPS.similarCity, GROUPS.page, GROUPS.city];

/** An occasion with its next day, or its last one, and at the end how far that is. */
export function occasionRow(language: Language, occasion: Occasion, today: Jdn): Row {
  const { slug, next, page } = occasion;
  const date = next ?? occasion.last;
  const jdn = date ? gregorian.fromIsoDate(date.date_gregorian) : undefined;
  const href = page ? pagePath(language, page) : jdn ? dayOfOccasionPath(language, slug, jdn) : '';
  const note = jdn === undefined ? '' : dateText(language, jdn, today) + movable(language, next?.may_move);
  const { occasion: kind } = SEARCH_BOX_TEXT[language].kinds;
  const title = titleOf(language, occasion);
  return { href, title, note, kind: jdn === undefined ? kind : daysLeftText(language, jdn - today) };
}

function occasionFound(language: Language, occasion: Occasion, today: Jdn): Found {
  const { next, page, match } = occasion;
  const group = next?.is_holiday ? GROUPS.holiday : page ? GROUPS.occasion : GROUPS.dayOnly;
  const jdn = next ? gregorian.fromIsoDate(next.date_gregorian) : undefined;
  return { slug: occasion.slug, row: occasionRow(language, occasion, today), match, group, jdn };
}

/** «چهارشنبه ۲ دی», «۱ تا ۴ فروردین», of another year with the year */
function dateText(language: Language, jdn: Jdn, today: Jdn, last = jdn): string {
  const { fromJdn } = OWN_CALENDARS[language];
  const year = fromJdn(jdn).year !== fromJdn(today).year;
  if (last > jdn) return ownSpanText(language, jdn, last, { year });
  return year ? bothDays(language, jdn)[0] : ownWeekdayText(language, jdn);
}

const movable = (language: Language, mayMove = false): string =>
  mayMove ? ` ${SEARCH_BOX_TEXT[language].mayMove}` : '';

function cityFound(language: Language, city: City): Found {
  const region = said(language, 'province', city) ?? said(language, 'country_name', city);
  const title = { fa: city.city_name, en: city.city_name_en }[language];
  const note = region === title ? '' : region;
  return {
    slug: city.slug,
    row: { href: cityPath(language, city), title, note, kind: SEARCH_BOX_TEXT[language].kinds.city },
    match: city.match,
    group: city.match === 'fuzzy' ? GROUPS.similarCity : GROUPS.city,
    isLargeCity: city.country_code === 'IR' && (city.population ?? 0) >= LARGE_CITY,
  };
}

const OWN_DATE = { fa: persianDateText, en: gregorianDateText };

function answerRow(language: Language, answer: Answer, { data, cities }: SearchAnswer, today: Jdn): AnswerRow {
  const [named] = answer.kind === 'name' ? data : [];
  const isNoDay = answer.kind === 'not_listed' || (answer.kind === 'long_weekend' && answer.days_off === null);
  const href = named ? occasionRow(language, named, today).href : answerPath(language, answer, cities[0]);
  return {
    href,
    isPeriod: answer.from_sh !== answer.to_sh,
    first: isNoDay ? '' : OWN_DATE[language](language, gregorian.fromIsoDate(answer.from_gregorian)),
    read: unbroken(titleOf(language, answer)),
    short: unbroken(withNames(said(language, 'short', answer))),
    detail: unbroken(withNames(said(language, 'detail', answer))),
  };
}

/** The other day that the text may mean; the holidays of a period, those in a row under one name as one. */
function answerRows(language: Language, answer: Answer, today: Jdn): Row[] {
  const { other_day: other, holidays, from_gregorian: from, to_gregorian: to } = answer;
  const jdn = other ? gregorian.fromIsoDate(other.date_gregorian) : today;
  const date = other ? said(language, 'title', other) : '';
  const title = SEARCH_BOX_TEXT[language].or.replace('{date}', date);
  const note = bothDays(language, jdn).find((each) => !each.includes(date)) ?? '';
  const kind = daysAwayText(language, jdn - today);
  // Of this year those to come.
  const isOver = (each: { readonly date_gregorian: string }) => gregorian.fromIsoDate(each.date_gregorian) < today;
  const shown = answer.kind === 'year' && !holidays.every(isOver) ? holidays.filter((each) => !isOver(each)) : holidays;
  const named = shown.map((each) => ({
    jdn: gregorian.fromIsoDate(each.date_gregorian),
    title: titleOf(language, each),
    mayMove: each.may_move,
  }));
  return [
    ...(other ? [{ href: dayPath(language, jdn), title, note, kind }] : []),
    ...runsOf(named).flatMap((run) => {
      const { jdn: first, title, mayMove } = run[0]!;
      const last = run.at(-1)!.jdn;
      // The answer says it.
      if (gregorian.toIsoDate(first) === from && gregorian.toIsoDate(last) === to) return [];
      const note = dateText(language, first, today, last) + movable(language, mayMove);
      return { href: dayPath(language, first), title, note, kind: daysLeftText(language, first - today) };
    }),
  ];
}
