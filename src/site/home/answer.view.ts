/** Home's answer: the sentence of the hour, and a line of what belongs to it. All that home prints at once. */
import { breakAt, dayOff } from '#core/breaks.ts';
import type { Jdn } from '#core/jdn.ts';
import type { Sentence } from '#core/now.ts';
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
}

/** The moment of the sentence in which the last hours of a year are counted. */
export const NEW_YEAR_EVE = 'new-year-eve';

/** The sentence of the hour, and a line of what belongs to it; a script counts the last hours of a year in it. */
export function answer(language: Language, facts: AnswerFacts, today: Jdn): Html {
  const { moment, head, why, rest, until, isOff } = facts.sentence;
  const { comma } = SITE_TEXT[language];
  const said = (text: string) => text && withWholeDates(numeral(language, text));
  /** the holiday of tomorrow, which the sentence speaks of */
  const eve = isOff ? facts.holidays.find(([jdn, title]) => jdn === today + 1 && title === why[language]) : undefined;
  const next = eve ?? facts.holidays.find(([jdn]) => jdn > today);
  const parts = [
    said(eve ? `${eve[1]}${comma}${ownWeekdayText(language, eve[0])}` : why[language]),
    said(rest[language]),
    // On a day off the next weekend is nearer than the next holiday.
    rest[language] && said(until[language]),
    !eve && !(rest[language] && until[language]) && next && nextHoliday(language, facts, next, today),
    !IN_PICTURES.includes(moment) && next && breakLink(language, facts, next[0]),
  ].filter(Boolean);
  // In Ramadan the first of them is long.
  const between = (index: number) =>
    index > 0 && (moment === 'ramadan' && index === 1 ? html`<br>` : html`</span> <span>·\u00a0`);
  return html`<p class="answer${isOff && ' off'}" data-moment="${moment}">${said(head[language])}</p>
<p class="answer-rest"><span>${parts.map((part, index) => html`${between(index)}${part}`)}</span>${moment === NEW_YEAR_EVE && html` <span class="now-left number" role="timer"></span>`}</p>`;
}

/** A picture has room for one line. */
const IN_PICTURES = [NEW_YEAR_EVE, 'nowruz', 'feast'];

const isOffBy = ({ holidays, weekend }: Pick<AnswerFacts, 'holidays' | 'weekend'>) =>
  dayOff(new Set(holidays.map(([day]) => day)), WEEKEND_DAYS[weekend]);

/** «تعطیلی بعدی ۲ دی، ۲۵ روز دیگر»; within a row of days off «تعطیل تا ۴ فروردین» */
function nextHoliday(
  language: Language,
  facts: Pick<AnswerFacts, 'holidays' | 'weekend'>,
  [jdn, , mayMove]: KnownHoliday,
  today: Jdn,
): Html {
  const text = HOME_TEXT[language];
  const row = breakAt(jdn, isOffBy(facts));
  if (row?.leave === 0 && row.first <= today + 1) return html`${text.offUntil} ${shortDateText(language, row.last)}`;
  return html`<a class="day-link" href="${dayPath(language, jdn)}" data-day="${jdn}">${text.nextHoliday} <span class="whole">${rowDateText(language, jdn)}${mayMove && mayMoveMark(language)}</span>${SITE_TEXT[language].comma}<span class="whole">${daysAwayText(language, jdn - today)}</span></a>`;
}

/** «۳ روز با یک مرخصی»: the days off in a row at a holiday. */
function breakLink(language: Language, facts: Pick<AnswerFacts, 'holidays' | 'weekend'>, jdn: Jdn): Html | undefined {
  const words = breakText(language, jdn, isOffBy(facts));
  return words ? html`<a href="${pagePath(language, '/holidays')}">${words}</a>` : undefined;
}
