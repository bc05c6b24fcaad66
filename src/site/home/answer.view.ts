/** Home's answer: the sentence of the hour, and a line of what belongs to it. All that home prints at once. */
import { breakAt, dayOff } from '#core/breaks.ts';
import type { Jdn } from '#core/jdn.ts';
import { SEPARATOR, type Sentence } from '#core/now.ts';
import { WEEKEND_DAYS, type Weekend } from '#core/weekends.ts';
import { dayPath } from '#site/data/address.ts';
import { breakText } from '#site/data/break-text.ts';
import {
  daysAwayText,
  mayMoveMark,
  ownWeekdayText,
  rowDateText,
  shortDateText,
  withWholeDates,
} from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral, pagePath } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { HOME_TEXT } from './text.ts';

/** An official holiday as home knows it: its day, its titles, whether it may move by a day. */
export type KnownHoliday = readonly [jdn: Jdn, title: string, mayMove: boolean];

export interface AnswerFacts {
  readonly sentence: Sentence;
  /** a year of official holidays, in order */
  readonly holidays: readonly KnownHoliday[];
  readonly weekend: Weekend;
  /** what is left of the year in its last hours */
  readonly left?: string | undefined;
}

/** The moment of the sentence in which the last hours of a year are counted. */
export const NEW_YEAR_EVE = 'new-year-eve';

const EVE_DATE = { fa: ownWeekdayText, en: rowDateText };

/** The sentence of the hour, and a line of what belongs to it. */
export function answer(language: Language, facts: AnswerFacts, today: Jdn): Html {
  const { moment, head, why, rest, until, isOff } = facts.sentence;
  const { left } = facts;
  const { comma } = SITE_TEXT[language];
  const said = (text: string) => text && withWholeDates(numeral(language, text));
  /** the holiday of tomorrow, which the sentence speaks of */
  const eve = isOff ? facts.holidays.find(([jdn, title]) => jdn === today + 1 && title === why[language]) : undefined;
  const next = facts.holidays.find(([jdn]) => jdn > today);
  // On a day off the next weekend is nearer than the next holiday.
  const isWeekendNearer = rest[language] && until[language];
  const named = eve ?? (isWeekendNearer ? facts.holidays.find(([jdn]) => jdn === today) : next);
  const told = [
    left && html`<span class="now-left number" role="timer">${left}</span>`,
    said(eve ? `${eve[1]}${comma}${EVE_DATE[language](language, eve[0])}` : why[language]),
    ...rest[language].split(SEPARATOR[language]).map(said),
    isWeekendNearer && said(until[language]),
  ].filter(Boolean);
  const coming = [
    !eve && !isWeekendNearer && next && nextHoliday(language, facts, next, today),
    !IN_PICTURES.includes(moment) && named && breakLink(language, facts, named[0]),
  ];
  const sign = '\u00a0· ';
  // In Ramadan there is more to say than a line holds; the line of occasions takes the place of the second.
  const lines =
    moment === 'ramadan' && told.length > 1
      ? [inOneLine(sign, told, told.length), inOneLine(sign, coming)]
      : [inOneLine(sign, [...told, ...coming], told.length)];
  return html`<p class="answer${isOff && ' off'}" data-moment="${moment}">${said(head[language])}</p>
${lines.map((line) => html`<p class="answer-rest">${line}</p>`)}`;
}

/** That a line holds on a phone. */
const MAX_LETTERS = 51;

/** The first parts, as many as fit in a line. @param least that are printed in any case */
export function inOneLine(sign: string, parts: readonly (Html | string | false | undefined)[], least = 1): Html {
  const said = parts.filter((part) => part);
  const letters = said.map((part) => sign.length + String(part).replaceAll(/<[^>]+>/g, '').length);
  const fits = (index: number) =>
    letters.slice(0, index + 1).reduce((sum, each) => sum + each) - sign.length <= MAX_LETTERS;
  return html`${said.filter((_, index) => index < least || fits(index)).map((part, index) => html`${index > 0 && sign}${part}`)}`;
}

/** A picture has room for one line. */
const IN_PICTURES = [NEW_YEAR_EVE, 'nowruz', 'feast'];

const isOffBy = ({ holidays, weekend }: Pick<AnswerFacts, 'holidays' | 'weekend'>) =>
  dayOff(new Set(holidays.map(([day]) => day)), WEEKEND_DAYS[weekend]);

/** «تعطیلی بعدی ۲ دی، ۲۵ روز دیگر»; within a row of days off «تعطیل تا ۴ فروردین» */
function nextHoliday(
  language: Language,
  facts: AnswerFacts,
  [jdn, title, mayMove]: KnownHoliday,
  today: Jdn,
): Html | undefined {
  const text = HOME_TEXT[language];
  const row = breakAt(jdn, isOffBy(facts));
  if (row?.leave === 0 && row.first <= today + 1) return html`${text.offUntil} ${shortDateText(language, row.last)}`;
  const { moment, rest } = facts.sentence;
  const isInPicture = IN_PICTURES.includes(moment);
  const mark = mayMove && mayMoveMark(language);
  const link = (words: Html) =>
    html`<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}">${words}</a>`;
  // What follows the sentence says already that tomorrow is off.
  if (jdn === today + 1 && rest[language]) return moment === 'ramadan' ? link(html`${title}${mark}`) : undefined;
  const away = !isInPicture && html` <span class="whole">${daysAwayText(language, jdn - today)}</span>`;
  const date = html`${rowDateText(language, jdn)}${mark}${away && SITE_TEXT[language].comma.trim()}`;
  return link(html`${text.nextHoliday} <span class="whole">${date}</span>${away}`);
}

/** «۳ روز با یک مرخصی»: the days off in a row at a holiday. */
function breakLink(language: Language, facts: Pick<AnswerFacts, 'holidays' | 'weekend'>, jdn: Jdn): Html | undefined {
  const words = breakText(language, jdn, isOffBy(facts));
  return words ? html`<a href="${pagePath(language, '/holidays')}">${words}</a>` : undefined;
}
