/** What the widget asks the service for: `/api/summary` of a city and a day. */

import { toPersianDigits } from '#core/digits.ts';
import { toIsoDate } from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { CALLED_PRAYERS } from '#core/prayer-names.ts';
import { clockOf, createZone, localTimeAt, TEHRAN_ZONE, type Zone } from '#core/time-zone.ts';
import type { Detail, Options, Warn } from './options.ts';
import { TEXT } from './text.ts';

/** The keys of the answer that the widget reads. */
export interface Summary {
  readonly date_gregorian: string;
  readonly timezone: string;
  readonly is_holiday: boolean;
  readonly is_workday: boolean;
  readonly occasions: readonly { readonly title: string }[];
  /** HH:MM on the city's clock */
  readonly times: Readonly<Record<(typeof CALLED_PRAYERS)[number], string>>;
}

/** Address of the service: that of the script. */
const script = (document.currentScript ?? document.querySelector('script[src*="/widget.js"]')) as HTMLScriptElement;
const site = script ? new URL(script.src).origin : location.origin;

/** Summaries by their Gregorian date, `YYYY-MM-DD`: undefined until the service has answered. */
export type Summaries = (date: string) => Summary | undefined;

/** Asks the service for each date once. @param onAnswer called when one has come */
export function createSummaries({ language, city, method }: Options, onAnswer: () => void, warn: Warn): Summaries {
  const answers = new Map<string, Summary | undefined>();
  const ask = async (date: string) => {
    const query = new URLSearchParams({ city, lang: language, date, ...(method && { method }) });
    const response = await fetch(`${site}/api/summary?${query}`);
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    answers.set(date, answer);
    onAnswer();
  };
  return (date) => {
    if (!answers.has(date)) {
      answers.set(date, undefined);
      ask(date).catch(({ message }: Error) => {
        answers.delete(date);
        warn(`show: no details of the day: ${message}`);
      });
    }
    return answers.get(date);
  };
}

/** The lines of the details asked for. @param now milliseconds since 1970 */
export function detailLines(
  { show, language }: Options,
  summary: Summary,
  summaries: Summaries,
  now: number,
): { readonly detail: Detail; readonly text: string }[] {
  const words = TEXT[language];
  const lines: Record<Detail, () => string | undefined> = {
    day: () => {
      const state = summary.is_workday ? words.workday : summary.is_holiday ? words.holiday : words.dayOff;
      return summary.timezone === TEHRAN_ZONE ? state : `${state} ${words.inIran}`;
    },
    occasion: () => summary.occasions[0]?.title,
    prayer: () => nextPrayer(createZone(summary.timezone), summaries, language, now),
  };
  return show.flatMap((detail) => {
    const text = lines[detail]();
    return text === undefined ? [] : [{ detail, text }];
  });
}

/** The next call to prayer on the city's clock, which may have another day than the visitor's: «اذان صبح فردا ۰۵:۱۲». */
function nextPrayer(zone: Zone, summaries: Summaries, language: Options['language'], now: number): string | undefined {
  const { jdn, msOfDay } = localTimeAt(zone, now);
  const clock = clockOf(msOfDay);
  const times = summaries(toIsoDate(jdn))?.times;
  if (!times) return undefined;
  const { prayers, tomorrow } = TEXT[language];
  const inDigits = (time: string) => (language === 'fa' ? toPersianDigits(time) : time);
  const name = CALLED_PRAYERS.find((prayer) => times[prayer] > clock);
  if (name) return `${prayers[name]} ${inDigits(times[name])}`;
  const next = summaries(toIsoDate(addDays(jdn, 1)))?.times;
  return next && `${prayers.fajr} ${tomorrow} ${inDigits(next.fajr)}`;
}
