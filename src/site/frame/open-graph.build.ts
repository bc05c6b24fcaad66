/** Preview images for links: each shows the section, month, year, city or occasion of its page. Build only. */
import { TEHRAN_TIME } from '#api/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn, MONTHS } from '#core/jdn.ts';
import { monthName, weekdayName } from '#core/names.ts';
import { hasPage, type Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { almanac, anyMonthGrid, nowruzOf } from '#site/data/answers.build.ts';
import { buildDay, buildYear } from '#site/data/now.build.ts';
import { bothDays, isFriday, monthText } from '#site/kit/dates.ts';
import { type InLanguages, LANGUAGES, type Language, titleIn } from '#site/kit/language.ts';
import { count, numeral } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { momentOf } from '#site/nowruz/moments.ts';
import { OPEN_GRAPH_TEXT, SECTION_CARDS } from './open-graph.text.ts';

export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

interface DayCell {
  readonly text: string;
  readonly isOff: boolean;
}

/** The drawing beside the words. */
export type Art =
  | { readonly kind: 'icon' | 'sun' }
  /** a sheet of a tear-off calendar */
  | {
      readonly kind: 'leaf';
      readonly weekday: string;
      readonly day: string;
      readonly month: string;
      readonly isOff: boolean;
    }
  /** weeks from Saturday; undefined outside the month */
  | {
      readonly kind: 'month';
      readonly head: readonly string[];
      readonly weeks: readonly (readonly (DayCell | undefined)[])[];
    }
  /** for every month whether each of its days is off */
  | { readonly kind: 'year'; readonly months: readonly (readonly boolean[])[] };

export interface OpenGraphCard {
  /** Persian address; pages below it that have no image use this one */
  readonly page: string;
  readonly title: string;
  readonly line: string;
  readonly art: Art;
}

/** Months with an image, from the month of the build on. */
const MONTHS_AHEAD = 12;
/** Years with an image, from the year of the build on. */
const YEARS_AHEAD = 2;

const isHoliday = (jdn: Jdn): boolean => almanac.holidays.onDays(jdn, jdn).some((day) => day.isHoliday);

/** A day as a sheet of a calendar in the readers' own calendar. */
function leafOf(language: Language, jdn: Jdn, isOff: boolean): Art {
  const { calendar, name } = OWN[language];
  const { year, month, day } = calendar.fromJdn(jdn);
  return {
    kind: 'leaf',
    weekday: weekdayName(jdn)[language],
    day: numeral(language, day),
    month: numeral(language, `${monthName(name, month)[language]} ${year}`),
    isOff,
  };
}

const OWN = {
  fa: { calendar: persian, name: 'persian' },
  en: { calendar: gregorian, name: 'gregorian' },
} as const;

const sections = (language: Language): OpenGraphCard[] =>
  SECTION_CARDS.map(({ page, title, line }) => ({
    page,
    title: title[language],
    line: line[language],
    art: { kind: WITH_SUN.includes(page) ? 'sun' : 'icon' },
  }));

const WITH_SUN = ['/prayer-times', '/ramadan'];

/** The months of a calendar from the month of the build on. */
function months(language: Language, calendar: typeof persian | typeof gregorian): OpenGraphCard[] {
  const now = calendar.fromJdn(buildDay);
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => {
    const index = now.month - 1 + ahead;
    const grid = anyMonthGrid(now.year + Math.floor(index / 12), (index % 12) + 1);
    const weeks = grid.calendar
      .filter((week) => week.some((cell) => cell.is_current_month))
      .map((week) =>
        week.map((cell) =>
          cell.is_current_month
            ? {
                text: numeral(language, calendar === persian ? cell.day : cell.gregorian.day),
                isOff: cell.is_friday || cell.is_holiday,
              }
            : undefined,
        ),
      );
    return {
      page: `/calendar/${grid.year}/${grid.month}`,
      title: monthText(language, grid),
      line: OPEN_GRAPH_TEXT[language].month,
      art: { kind: 'month', head: SITE_TEXT[language].weekdayLetters, weeks },
    };
  });
}

/** The years of a calendar from the year of the build on: their holidays, and for Persian years their calendar. */
function years(language: Language, calendar: typeof persian | typeof gregorian): OpenGraphCard[] {
  const text = OPEN_GRAPH_TEXT[language];
  const sections = calendar === persian ? ['holidays', 'calendar'] : ['holidays'];
  return Array.from({ length: YEARS_AHEAD }, (_, ahead) => calendar.fromJdn(buildDay).year + ahead).flatMap((year) => {
    const offDays = MONTHS.map((month) =>
      Array.from({ length: calendar.monthLength(year, month) }, (_, day) => {
        const jdn = calendar.toJdn({ year, month, day: day + 1 });
        return { isFriday: isFriday(jdn), isHoliday: isHoliday(jdn) };
      }),
    );
    const holidays = offDays.flat().filter((day) => day.isHoliday).length;
    return sections.map((section) => ({
      page: `/${section}/${year}`,
      title: `${section === 'holidays' ? text.holidays : text.calendar} ${numeral(language, year)}`,
      line: `${count(language, holidays)} ${text.daysOff}`,
      art: { kind: 'year' as const, months: offDays.map((days) => days.map((day) => day.isFriday || day.isHoliday)) },
    }));
  });
}

/** The capitals of the provinces of Iran. */
const cities = (language: Language): OpenGraphCard[] =>
  almanac.cities
    .filter(({ kind }) => kind === 'province_capital')
    .map(({ slug, nameFa, nameEn }) => ({
      page: `/prayer-times/${slug}`,
      title: { fa: nameFa, en: nameEn }[language],
      line: OPEN_GRAPH_TEXT[language].city,
      art: { kind: 'sun' },
    }));

/** Holidays and well-known feasts and days of culture, on their next day. */
function occasions(language: Language): OpenGraphCard[] {
  const next = new Map<string, Occurrence>();
  const lastDay = addDays(buildDay, DAYS_AHEAD);
  for (const one of almanac.occasions.eachOn(buildDay, lastDay)) {
    const { slug, rank, category } = one.occasion;
    const isWellKnown = category === 'cultural' && rank <= WELL_KNOWN && hasPage(one.occasion);
    if ((one.isHoliday || isWellKnown) && !next.has(slug)) next.set(slug, one);
  }
  return [...next].map(([slug, { occasion, jdn, isHoliday: isOff, estimate }]) => ({
    page: `/occasions/${slug}`,
    title: titleIn(language, occasion),
    line: bothDays(language, jdn)[1] + (estimate ? ` (${SITE_TEXT[language].estimate})` : ''),
    art: leafOf(language, jdn, isOff),
  }));
}

/** More than a year of any calendar. */
const DAYS_AHEAD = 385;
const WELL_KNOWN = 2;

function nowruz(language: Language): OpenGraphCard {
  const text = OPEN_GRAPH_TEXT[language];
  const year = buildYear + 1;
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, momentOf(nowruzOf(year).utc));
  return {
    page: '/nowruz',
    title: `${text.nowruz} ${numeral(language, year)}`,
    line: text.moment.replace('{time}', numeral(language, clockOf(msOfDay))),
    art: leafOf(language, jdn, false),
  };
}

const cardsOf = (language: Language): OpenGraphCard[] => [
  ...sections(language),
  ...months(language, persian),
  ...(language === 'en' ? months(language, gregorian) : []),
  ...years(language, persian),
  ...years(language, gregorian),
  ...cities(language),
  ...occasions(language),
  nowruz(language),
];

/** All images of a language by Persian address of their page. */
export const OPEN_GRAPH_CARDS: InLanguages<ReadonlyMap<string, OpenGraphCard>> = {
  fa: byPage('fa'),
  en: byPage('en'),
};

function byPage(language: Language): ReadonlyMap<string, OpenGraphCard> {
  return new Map(cardsOf(language).map((card) => [card.page, card]));
}

export const openGraphPath = (language: Language, { page }: OpenGraphCard): string =>
  `/og${page === '/' ? '/home' : page}-${language}.png`;

/** Address of the image of a page: its own, or that of the nearest page above it. @param path Persian address of the page */
export function openGraphImage(language: Language, path: string): string {
  const cards = OPEN_GRAPH_CARDS[language];
  let page = path;
  while (page !== '' && !cards.has(page)) page = page.slice(0, page.lastIndexOf('/'));
  return openGraphPath(language, cards.get(page || '/')!);
}

export const OPEN_GRAPH_LOCALES: InLanguages<string> = { fa: 'fa_IR', en: 'en_US' };
export const otherLocales = (language: Language): string[] =>
  LANGUAGES.filter((each) => each !== language).map((each) => OPEN_GRAPH_LOCALES[each]);
