/** What is asked about a day, a period or an occasion. */
import type { CalendarName } from '#core/calendars.ts';
import { CALENDARS, FILLER, type Meaning } from './lexicon.ts';
import type { MonthName } from './months.ts';

/** Whether it is off, open or a working day; how far away or how long it is; its first day, its weekday, or its date. */
export type Asked = (typeof ASKED)[number][0];

/** Tokens as kind and value; the first row that fits counts. */
const ASKED = [
  ['leap', /\bz/],
  ['days', /^[Cd]0 (?:r0 )?T0 H/],
  ['hours', /\.5/],
  // "is it Ramadan now"
  ['now', /^(?:D0 )?(?:h1 )?[ms]\d+(?: D0)?$(?<=D0.*)/],
  // "weekend in Iran"
  ['weekend', /\bK.*\bI|\bI.*\bK|^(?!.*\b(?:[DKTkhymnwx]|H2))(?=.*X)(?:X\d$|.*(?:\.3|C0|H1))/],
  // «عید نوروز تا کی تعطیله»
  ['days-off', /\b[el]-1.*H|H.*\be-1|\bH1|\bC0.*\bH|\bH.*\bC0|_0.* L|\bL.* _/],
  ['start', /\bS/],
  // «سال ۲۰۲۷ چه سالی شمسیه» asks for a date.
  ['animal', /^(?!.*\bc\d).*\.4/],
  ['date', /\.3/],
  ['open', /\bH2/],
  ['off', /\bH/],
  ['work', /\bO/],
  ['week-number', /\bN7/],
  ['number', /\bN/],
  ['years', /\bC12|^y12 [rTb]/],
  ['months', /\bC1\b|^h1 [rTb]/],
  ['weeks', /\bC7|^k7 [rTb]/],
  ['days', /^m\d+ n\d+ d0$|\bC0|(?<!\bn\d+ [dkhy]\d+ )\br0|^(?:d0 )?T|^d0 F|\bF0(?:(?! [dkhyO]\d).)* [-*]-1$/],
  ['occasions', /\.2/],
  ['weekday', /\.1\b/],
] as const;

/** Undefined for a text that only names something. */
export function askedIn(tokens: readonly Meaning[]): Asked | undefined {
  const asking = tokens.filter(({ kind, value }) => kind !== FILLER || value > 0);
  const words = asking.map(({ kind, value }) => kind + value).join(' ');
  return ASKED.find(([, pattern]) => pattern.test(words))?.[0];
}

/** First value of the fillers that name a calendar, as "persian date". */
const CALENDAR_FILLER = 10;

/** The calendars that a text names, by their names or their months: «امروز به قمری», «فردا چندم دی است». */
export const calendarsIn = (
  tokens: readonly (Meaning & { readonly month?: MonthName | undefined })[],
): CalendarName[] =>
  tokens.flatMap(({ kind, value, month }) => {
    if (month) return month.calendar;
    const place = kind === 'c' ? value : kind === FILLER ? value - CALENDAR_FILLER : -1;
    return CALENDARS[place] ?? [];
  });
