/** Home: today in the form of a day, with the sentence of the hour, and the rows of what comes. */
import { TEHRAN_TIME } from '#api/base/tehran.ts';
import type { Jdn } from '#core/jdn.ts';
import { firstOf, lastOf } from '#core/required.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { dayForm } from '#site/components/day-form.view.ts';
import { dayPath } from '#site/data/address.ts';
import type { Group } from '#site/data/group-names.ts';
import { groupOf } from '#site/data/groups.ts';
import type { Cell } from '#site/data/resources.ts';
import { type ListedHoliday, plainTitle, type Row, rows, runsOf } from '#site/data/rows.ts';
import { titleOf } from '#site/data/titles.ts';
import { dayNumber, mayMoveMark, shortDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { YearMoment } from '#site/nowruz/moments.ts';
import { type AnswerFacts, answer, inOneLine, NEW_YEAR_EVE } from './answer.view.ts';
import { HOME_TEXT } from './text.ts';

export interface HomeFacts extends AnswerFacts {
  /** today */
  readonly cell: Cell;
  /** groups of occasions that the reader has chosen */
  readonly shown: readonly Group[];
  /** today is off for the reader */
  readonly isOff: boolean;
}

/** Today: one link to all of it; on the last day of a year, also when the next has begun, it stands in the picture of Nowruz. */
export function todayForm(language: Language, facts: HomeFacts): Html {
  const { cell, sentence, isOff } = facts;
  const jdn = dayNumber(cell.gregorian);
  return dayForm(language, {
    jdn,
    hijri: cell.hijri,
    isOff,
    feast: [NEW_YEAR_EVE, 'nowruz'].includes(sentence.moment) ? 'nowruz' : undefined,
    heading: (date) => html`<h1><a href="${dayPath(language, jdn)}" data-day="${jdn}">${date}</a></h1>`,
    occasions: occasionsLine(language, facts),
    meaning: html`<div data-part="answer">${answer(language, facts, jdn)}</div>`,
  });
}

const SHOWN = 2;

/** The best known occasions of the day; its sheet has all of them. */
function occasionsLine(language: Language, { cell, shown }: HomeFacts): Html {
  const events = cell.events.filter((event) => event.is_holiday || shown.includes(groupOf(event))).slice(0, SHOWN);
  const titles = events.map((event) => titleOf(language, event));
  return html`${titles.length > 0 && html`<p class="day-occasions">${inOneLine(SITE_TEXT[language].comma, titles)}</p>`}`;
}

const MAX_ROWS = 5;
/** In the first weeks of a year the next one is too far. */
const MAX_DAYS_TO_NEW_YEAR = 330;

/** Holidays after today, and among them the next new year. @param own the reader's own dates */
export function upcoming(
  language: Language,
  { holidays, newYears, today }: Pick<HomeFacts, 'holidays'> & { newYears: readonly YearMoment[]; today: Jdn },
  own: readonly Row[] = [],
): Html {
  const newYear = newYears
    .map(([year, moment]) => newYearRow(language, year, moment))
    .find(({ jdn }) => jdn > today && jdn < today + MAX_DAYS_TO_NEW_YEAR);
  const listed = runsOf(
    holidays.filter(([jdn]) => jdn > today).map(([jdn, title, mayMove]) => ({ jdn, title, mayMove })),
  )
    .slice(0, newYear ? MAX_ROWS - 1 : MAX_ROWS)
    .map((run) => holidayRow(language, firstOf(run), lastOf(run)));
  const all = [...own, ...listed, ...(newYear ? [newYear] : [])].toSorted((a, b) => a.jdn - b.jdn);
  return rows(language, all, today);
}

function holidayRow(language: Language, { jdn, title, mayMove }: ListedHoliday, { jdn: last }: ListedHoliday): Row {
  const span =
    last > jdn && `${SITE_TEXT[language].comma}${HOME_TEXT[language].until} ${shortDateText(language, last)}`;
  return { jdn, last, colour: 'red', name: html`${plainTitle(title)}${span}${mayMove && mayMoveMark(language)}` };
}

/** «۲۹ اسفند: نوروز ۱۴۰۶، ساعت ۲۳:۵۴:۴۱» */
function newYearRow(language: Language, year: number, moment: number): Row {
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, moment);
  const text = HOME_TEXT[language];
  const name = numeral(language, `${text.nowruz} ${year}${text.hour} ${clockOf(msOfDay)}`);
  return { jdn, colour: 'accent', name, href: pagePath(language, '/nowruz') };
}
