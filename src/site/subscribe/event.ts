/** Reads titles and dates of events from a calendar file, for a preview before subscription. */
import { MAY_MOVE } from '#core/day-probability.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import type { LocalTime } from '#core/time-zone.ts';

export interface ShownEvent {
  readonly day: Jdn;
  /** of a timed event, milliseconds since 1970; its day is the day of the visitor's clock */
  readonly moment?: number;
  readonly title: string;
  readonly mayMove: boolean;
}

/** Lines of 75 octets are put together again (RFC 5545, 3.1), then commas, semicolons and line breaks (3.3.11). */
const unfolded = (text: string): string => text.replace(/\r?\n[ \t]/g, '');
const unescaped = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

const property = (event: string, name: string): string | undefined =>
  new RegExp(`^${name}(?:;[^:\r\n]*)?:(.*?)\r?$`, 'm').exec(event)?.[1];

/** Day and time where the reader is. */
export type ClockAt = (epochMs: number) => LocalTime;

function startOf(event: string, clockAt: ClockAt): Pick<ShownEvent, 'day' | 'moment'> | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(property(event, 'DTSTART') ?? '') ?? [];
  if (year === undefined) return undefined;
  if (hour === undefined)
    return { day: gregorian.toJdn({ year: Number(year), month: Number(month), day: Number(day) }) };
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return { day: clockAt(moment).jdn, moment };
}

/**
 * The next events of a calendar file by day.
 * @param now milliseconds since 1970; days before it and moments before it are left out
 */
export function nextEvents(ics: string, now: number, count: number, clockAt: ClockAt): ShownEvent[] {
  const today = clockAt(now).jdn;
  return unfolded(ics)
    .split('BEGIN:VEVENT')
    .slice(1)
    .flatMap((event) => {
      const start = startOf(event, clockAt);
      const description = property(event, 'DESCRIPTION') ?? '';
      const mayMove = Object.values(MAY_MOVE).some((words) => description.includes(words));
      return start ? [{ ...start, title: unescaped(property(event, 'SUMMARY') ?? ''), mayMove }] : [];
    })
    .filter(({ day, moment }) => (moment === undefined ? day >= today : moment > now))
    .sort((a, b) => a.day - b.day)
    .slice(0, count);
}
