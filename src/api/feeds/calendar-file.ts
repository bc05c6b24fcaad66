/** Calendar files (RFC 5545, RFC 7986), written by ical-generator. */
import {
  escape as escapeText,
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendar,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { addDays, type Jdn, MS_PER_MINUTE, SECONDS_PER_DAY, toEpochMs } from '#core/jdn.ts';

const UID_DOMAIN = 'salnama';

export interface CalendarEvent {
  /** without the domain; identifies the event permanently, so that a later file updates it */
  readonly id: string;
  /** how often the event has moved since it was first published; 0 if left out */
  readonly sequence?: number;
  /** of the last change, milliseconds since 1970 */
  readonly changed: number;
  /** the whole day; or a moment in milliseconds since 1970, which lasts a minute, since some applications hide a shorter one */
  readonly start: { readonly day: Jdn } | { readonly moment: number };
  /** the date may still move */
  readonly isTentative?: boolean | undefined;
  readonly title: string;
  /** lines of the description */
  readonly notes: readonly string[];
  readonly categories?: readonly string[];
  /** a page about it */
  readonly url?: string | undefined;
  /** reminders, seconds from the start; negative before it */
  readonly alarms?: readonly number[];
}

export interface CalendarHead {
  readonly name: string;
  readonly description?: string | undefined;
  /** part of PRODID, `Calendar of Iran` */
  readonly product: string;
  readonly language: 'FA' | 'EN';
  /** where the file is published; calendar applications refresh it from there once a day. Left out: a file that is imported once. */
  readonly address?: string | undefined;
}

/** The file; every line ends with CRLF, the last one too, has at most 75 octets and splits no letter. */
export function calendarText(
  { name, description, product, language, address }: CalendarHead,
  events: readonly CalendarEvent[],
): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Salnama', product, language },
    // ical-generator does not escape a calendar's name, only the texts of events.
    name: escapeText(plainText(name), false),
    ...(description && { description: escapeText(plainText(description), false) }),
    scale: 'GREGORIAN',
    ...(address && { source: address, ttl: SECONDS_PER_DAY }),
  });
  for (const event of events) calendar.createEvent(eventData(event));
  // ical-generator leaves out the line break after the last line.
  return `${calendar.toString()}\r\n`;
}

/**
 * The file with its events repeated on many days.
 * @param text the file with the events of one day, from {@link calendarText}
 * @param sample the values of that day, each of which is replaced by one with as many letters and octets
 * @param days for each day, its values in the order of the sample
 */
export function repeatedOnDays(text: string, sample: readonly string[], days: readonly (readonly string[])[]): string {
  const begin = text.indexOf('BEGIN:VEVENT');
  const end = text.indexOf('END:VCALENDAR');
  const places = placesOf(text.slice(begin, end), sample);
  const ofDays = days.map((values) =>
    places.map(({ before, index, foldAt }) => before + foldedAt(foldAt, values[index] ?? '')).join(''),
  );
  return [text.slice(0, begin), ...ofDays, text.slice(end)].join('');
}

/** A value in the text of the sample: the text before it, its number, and the letter before which its line is folded. */
interface Place {
  readonly before: string;
  /** of the value; -1 for the end of the text */
  readonly index: number;
  /** -1: the line is not folded within the value */
  readonly foldAt: number;
}

/** The places of the values. As all of a kind have the same number of octets, each day's lines are folded at the same letters. */
function placesOf(events: string, sample: readonly string[]): Place[] {
  const foldable = sample.map((value) => [...value].map((letter) => letter.replace(/\W/, '\\$&')).join(`(?:${FOLD})?`));
  const places: Place[] = [];
  let done = 0;
  for (const { 0: value, index } of events.matchAll(new RegExp(foldable.join('|'), 'g'))) {
    const place = { index: sample.indexOf(value.replace(FOLD, '')), foldAt: value.indexOf(FOLD) };
    places.push({ before: events.slice(done, index), ...place });
    done = index + value.length;
  }
  return [...places, { before: events.slice(done), index: -1, foldAt: -1 }];
}

const foldedAt = (at: number, value: string): string => (at < 0 ? value : value.slice(0, at) + FOLD + value.slice(at));

/** The break of a long line (RFC 5545 §3.1). */
const FOLD = '\r\n ';

function eventData({ id, changed, start, title, notes, ...more }: CalendarEvent): ICalEventData {
  const { sequence = 0, isTentative, categories = [], url = null, alarms = [] } = more;
  return {
    ...timesOf(start),
    id: `${id}@${UID_DOMAIN}`,
    sequence,
    stamp: new Date(changed),
    lastModified: new Date(changed),
    summary: plainText(title),
    // An empty description is an error to libical.
    description: notes.map(plainText).filter(Boolean).join('\n') || null,
    status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
    categories: categories.map((category) => ({ name: category })),
    url,
    alarms: alarms.map((seconds) => ({
      type: ICalAlarmType.display,
      triggerAfter: seconds,
      // A positive offset counts from the end of the event unless RELATED is START.
      relatesTo: seconds > 0 ? ICalAlarmRelatesTo.start : null,
    })),
  };
}

/** An all-day event ends on the next day, which it does not include. */
function timesOf(start: CalendarEvent['start']): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if ('moment' in start) {
    return { start: new Date(start.moment), end: new Date(start.moment + MS_PER_MINUTE) };
  }
  return { start: new Date(toEpochMs(start.day)), end: new Date(toEpochMs(addDays(start.day, 1))), allDay: true };
}

/**
 * The text without the control characters that RFC 5545 forbids, and without line separators, at which some readers end
 * the line. ical-generator escapes line breaks.
 */
const plainText = (text: string): string => text.replace(/[^\P{Cc}\r\n]|[\u2028\u2029]/gu, ' ');
