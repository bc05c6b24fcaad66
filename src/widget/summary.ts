/** What the widget asks the service for: `/api/summary` of a city and a day. */
import { toPersianDigits } from '#core/digits.ts';
import { clockOf, createZone, localTimeAt } from '#core/time-zone.ts';
import type { Detail, Options } from './options.ts';
import { TEXT } from './text.ts';

/** The keys of the answer that the widget reads. */
export interface Summary {
  readonly date_gregorian: string;
  readonly timezone: string;
  readonly is_holiday: boolean;
  readonly is_workday: boolean;
  readonly occasions: readonly { readonly title: string }[];
  /** HH:MM on the city's clock */
  readonly times: Readonly<Record<'fajr' | 'dhuhr' | 'maghrib', string>>;
}

/** The prayers that are called. */
const PRAYERS = ['fajr', 'dhuhr', 'maghrib'] as const;

/** Address of the service: that of the script. */
const script = (document.currentScript ?? document.querySelector('script[src*="/widget.js"]')) as HTMLScriptElement;
const site = script ? new URL(script.src).origin : location.origin;

/** @param date `YYYY-MM-DD`, Gregorian @throws {Error} if the service does not answer */
export async function loadSummary({ language, city }: Options, date: string): Promise<Summary> {
  const query = new URLSearchParams({ city, lang: language, date });
  const response = await fetch(`${site}/api/summary?${query}`);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

/** The lines of the details asked for. @param now milliseconds since 1970 */
export function detailLines(
  { show, language }: Options,
  summary: Summary,
  now: number,
): { readonly detail: Detail; readonly text: string }[] {
  const words = TEXT[language];
  const lines: Record<Detail, () => string | undefined> = {
    day: () => (summary.is_workday ? words.workday : summary.is_holiday ? words.holiday : words.dayOff),
    occasion: () => summary.occasions[0]?.title,
    prayer: () => nextPrayer(summary, language, now),
  };
  return show.flatMap((detail) => {
    const text = lines[detail]();
    return text === undefined ? [] : [{ detail, text }];
  });
}

/** The next call to prayer of the day; undefined after the last. */
function nextPrayer({ timezone, times }: Summary, language: Options['language'], now: number): string | undefined {
  const clock = clockOf(localTimeAt(createZone(timezone), now).msOfDay);
  const name = PRAYERS.find((prayer) => times[prayer] > clock);
  if (!name) return undefined;
  const time = language === 'fa' ? toPersianDigits(times[name]) : times[name];
  return `${TEXT[language].prayers[name]} ${time}`;
}
