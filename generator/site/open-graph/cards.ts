/** Words and drawing of each picture for links: it shows the section, month, year, city or occasion of its page. */

import { TEHRAN_TIME } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import { type Jdn, MONTHS } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { findIn, required } from '#core/required.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { almanac, anyMonthGrid, nowruzOf } from '#site/data/answers.build.ts';
import { isGregorian } from '#site/data/gregorian-month.ts';
import { buildYear } from '#site/data/now.build.ts';
import { nextOccasions } from '#site/frame/head.build.ts';
import { FRAME_TEXT } from '#site/frame/text.ts';
import { bothDays, isFriday, monthText, OWN_CALENDARS, ownMonthName } from '#site/kit/dates.ts';
import { count, type Language, numeral, said } from '#site/kit/language.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { momentOf } from '#site/nowruz/moments.ts';
import { ICON_ART, leafArt, monthArt, SUN_ART, yearArt } from './art.ts';
import { OPEN_GRAPH_TEXT, SECTION_LINES, SECTION_TITLES } from './text.ts';

export interface Card {
  readonly title: string;
  readonly line: string;
  /** the drawing beside the words, as SVG */
  readonly art: string;
}

/** The card of a page. @param page its Persian address, such as `/calendar/1405/9` or `/prayer-times/tehran` */
export function cardOf(language: Language, page: string): Card {
  const [, section, name, month] = page.split('/');
  if (page === '/nowruz') return nowruzCard(language);
  if (name === undefined) return sectionCard(language, page);
  if (section === 'prayer-times') return cityCard(language, name);
  if (section === 'occasions') return occasionCard(language, name);
  if (month !== undefined) return monthCard(language, Number(name), Number(month));
  return yearCard(language, section as 'holidays' | 'calendar', Number(name));
}

const WITH_SUN = ['/prayer-times', '/ramadan'];

/** Words of a page of the menu; without any, its name. */
function sectionCard(language: Language, page: string): Card {
  const { label } = findIn(PAGES, ({ path }) => path === page);
  return {
    title: (SECTION_TITLES[page] ?? label)[language],
    line: SECTION_LINES[page]?.[language] ?? FRAME_TEXT[language].tagline,
    art: WITH_SUN.includes(page) ? SUN_ART : ICON_ART,
  };
}

/** @param year Persian, or from 1900 on Gregorian */
function monthCard(language: Language, year: number, month: number): Card {
  const grid = anyMonthGrid(year, month);
  const weeks = grid.calendar
    .filter((week) => week.some((cell) => cell.is_current_month))
    .map((week) =>
      week.map((cell) =>
        cell.is_current_month
          ? {
              text: numeral(language, isGregorian(year) ? cell.gregorian.day : cell.day),
              isOff: cell.is_friday || cell.is_holiday,
            }
          : undefined,
      ),
    );
  return {
    title: monthText(language, grid),
    line: OPEN_GRAPH_TEXT[language].month,
    art: monthArt(language, SITE_TEXT[language].weekdayLetters, weeks),
  };
}

const isHoliday = (jdn: Jdn): boolean => almanac.holidays.onDays(jdn, jdn).length > 0;

/** @param year Persian, or from 1900 on Gregorian */
function yearCard(language: Language, section: 'holidays' | 'calendar', year: number): Card {
  const text = OPEN_GRAPH_TEXT[language];
  const calendar = isGregorian(year) ? gregorian : persian;
  const days = MONTHS.map((month) =>
    Array.from({ length: calendar.monthLength(year, month) }, (_, day) => {
      const jdn = calendar.toJdn({ year, month, day: day + 1 });
      return { isFriday: isFriday(jdn), isHoliday: isHoliday(jdn) };
    }),
  );
  const holidays = days.flat().filter((day) => day.isHoliday).length;
  return {
    title: `${text[section]} ${numeral(language, year)}`,
    line: `${count(language, holidays)} ${text.daysOff}`,
    art: yearArt(
      language,
      days.map((month) => month.map((day) => day.isFriday || day.isHoliday)),
    ),
  };
}

function cityCard(language: Language, slug: string): Card {
  const { name_fa, name_en } = findIn(almanac.cities, (city) => city.slug === slug);
  return { title: { fa: name_fa, en: name_en }[language], line: OPEN_GRAPH_TEXT[language].city, art: SUN_ART };
}

function occasionCard(language: Language, slug: string): Card {
  const { occasion, jdn, isHoliday: isOff, estimate } = required(nextOccasions, slug);
  return {
    title: said(language, 'title', occasion),
    line: bothDays(language, jdn)[1] + (estimate ? ` (${SITE_TEXT[language].estimate})` : ''),
    art: leafOf(language, jdn, isOff),
  };
}

function nowruzCard(language: Language): Card {
  const text = OPEN_GRAPH_TEXT[language];
  const year = buildYear + 1;
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, momentOf(nowruzOf(year).utc));
  return {
    title: `${text.nowruz} ${numeral(language, year)}`,
    line: text.moment.replace('{time}', numeral(language, clockOf(msOfDay))),
    art: leafOf(language, jdn, false),
  };
}

/** A day as a sheet of a calendar in the readers' own calendar. */
function leafOf(language: Language, jdn: Jdn, isOff: boolean): string {
  const { year, month, day } = OWN_CALENDARS[language].fromJdn(jdn);
  return leafArt({
    weekday: weekdayName(jdn)[language],
    text: numeral(language, day),
    month: numeral(language, `${ownMonthName(language, month)} ${year}`),
    isOff,
  });
}
