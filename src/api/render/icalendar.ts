/**
 * Writes calendar files (RFC 5545, RFC 7986). A feed of 5,000 events has to be there in milliseconds, and personal dates are
 * written in the browser: ical-generator takes ten times as long for the first and is too large for the second.
 */
import { fromJdn } from '#core/gregorian.ts';
import { addDays, fromEpochMs, type Jdn, MS_PER_DAY } from '#core/jdn.ts';
import { clockOf } from '#core/time-zone.ts';

/** Without its line break and the space that goes on after it. */
const LINE_OCTETS = 74;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** A reminder, shown as a message. */
export interface CalendarAlarm {
  /** RFC 5545 duration from the start, as `-PT6H` */
  readonly trigger: string;
}

/** What an event says, whenever it is; events that say the same may share one object, which is then written once. */
export interface CalendarWords {
  readonly title: string;
  /** lines of the description */
  readonly notes: readonly string[];
  readonly categories: readonly string[];
  /** a page about it */
  readonly url?: string | undefined;
  readonly alarms?: readonly CalendarAlarm[];
}

export interface CalendarEvent {
  /** names the event for good; a second file with the same name updates it; ASCII */
  readonly uid: string;
  /** how often the event has moved since it was first published */
  readonly sequence: number;
  /** of the last change, milliseconds since 1970 */
  readonly changed: number;
  /** the whole day; or a moment in milliseconds since 1970, of a minute, since some applications hide what has no length */
  readonly start: { readonly day: Jdn } | { readonly moment: number };
  /** the date may still move */
  readonly isTentative: boolean;
  readonly words: CalendarWords;
}

export interface CalendarHead {
  readonly name: string;
  /** what made it, `Calendar of Iran` */
  readonly product: string;
  readonly language: 'FA' | 'EN';
  /** where the file is published; calendar applications refresh it from there */
  readonly address?: string | undefined;
  /** how often to look again, RFC 5545 duration; left out for files that are taken once */
  readonly refresh?: string;
}

/** The file; every line ends with CRLF, the last one too, has at most 75 octets and splits no letter. */
export function calendarText(head: CalendarHead, events: Iterable<CalendarEvent>): string {
  const wordsLines = ofLast(wordsText);
  const stampLines = ofLast(stampText);
  const startLines = ofEach(startText);
  let text = headText(head);
  for (const { uid, sequence, changed, start, isTentative, words } of events) {
    const startsAt = 'day' in start ? startLines(start.day) : `DTSTART:${instant(start.moment)}\r\nDURATION:PT1M\r\n`;
    const status = isTentative ? 'STATUS:TENTATIVE\r\n' : 'STATUS:CONFIRMED\r\n';
    text +=
      `BEGIN:VEVENT\r\n${uidLine(uid)}SEQUENCE:${sequence}\r\n` +
      `${stampLines(changed)}${startsAt}${status}${wordsLines(words)}END:VEVENT\r\n`;
  }
  return `${text}END:VCALENDAR\r\n`;
}

/** Names are ASCII, so that their letters are their octets. */
const uidLine = (uid: string): string => (uid.length + 4 <= LINE_OCTETS ? `UID:${uid}\r\n` : line(`UID:${uid}`));

/** Remembers the last answer: events side by side say the same. */
function ofLast<T>(write: (value: T) => string): (value: T) => string {
  let last: T | undefined;
  let text = '';
  return (value) => {
    if (value !== last) [last, text] = [value, write(value)];
    return text;
  };
}

/** Remembers every answer: many events fall on one day. */
function ofEach<T>(write: (value: T) => string): (value: T) => string {
  const known = new Map<T, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) {
      text = write(value);
      known.set(value, text);
    }
    return text;
  };
}

/** The lines before the events. */
export function headText({ name, product, language, address, refresh }: CalendarHead): string {
  return (
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${textLine('PRODID', `-//Salnama//${product}//${language}`)}` +
    (address ? line(`SOURCE;VALUE=URI:${address}`) : '') +
    `CALSCALE:GREGORIAN\r\n${textLine('NAME', name)}${textLine('X-WR-CALNAME', name)}` +
    (refresh ? `REFRESH-INTERVAL;VALUE=DURATION:${refresh}\r\nX-PUBLISHED-TTL:${refresh}\r\n` : '')
  );
}

function stampText(changed: number): string {
  const stamp = instant(changed);
  return `DTSTAMP:${stamp}\r\nLAST-MODIFIED:${stamp}\r\n`;
}

/** Joined, so that the text is one piece of memory for all events that say it. */
const wordsText = ({ title, notes, categories, url, alarms = [] }: CalendarWords): string =>
  [
    textLine('SUMMARY', title),
    'TRANSP:TRANSPARENT\r\n',
    notes.length > 0 ? textLine('DESCRIPTION', notes.join('\n')) : '',
    categories.length > 0 ? line(`CATEGORIES:${categories.map(escaped).join()}`) : '',
    url ? line(`URL;VALUE=URI:${url}`) : '',
    ...alarms.map((alarm) => alarmText(alarm, title)),
  ].join('');

/** All-day events end where the next day begins. */
const startText = (day: Jdn): string =>
  `DTSTART;VALUE=DATE:${basicDate(day)}\r\nDTEND;VALUE=DATE:${basicDate(addDays(day, 1))}\r\n`;

const alarmText = ({ trigger }: CalendarAlarm, title: string): string =>
  `BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:${trigger}\r\n${textLine('DESCRIPTION', title)}END:VALARM\r\n`;

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** `20261121` */
export function basicDate(jdn: Jdn): string {
  const { year, month, day } = fromJdn(jdn);
  return `${String(year).padStart(4, '0')}${two(month)}${two(day)}`;
}

/** `20261121T083000Z`; fractions of a second are dropped. */
export function instant(epochMs: number): string {
  const jdn = fromEpochMs(epochMs);
  const msOfDay = epochMs - Math.floor(epochMs / MS_PER_DAY) * MS_PER_DAY;
  return `${basicDate(jdn)}T${clockOf(msOfDay).replaceAll(':', '')}Z`;
}

/** What RFC 5545 forbids in a text, and what some readers take for the end of a line. */
const FORBIDDEN = /[\p{Cc}\u2028\u2029]/gu;

export const escaped = (text: string): string =>
  /[\\;,\p{Cc}\u2028\u2029]/u.test(text)
    ? text
        .replace(/[\\;,]/g, '\\$&')
        .replace(/\r\n|\r|\n/g, '\\n')
        .replace(FORBIDDEN, ' ')
    : text;

/** A line whose value is a text. */
export const textLine = (name: string, text: string): string => line(`${name}:${escaped(text)}`);

/** A content line, folded where it is longer than 75 octets, with its CRLF. */
export function line(text: string): string {
  if (text.length <= LINE_OCTETS && !BEYOND_ASCII.test(text)) return `${text}\r\n`;
  let folded = '';
  let from = 0;
  let octets = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isPair = code >= 0xd800 && code <= 0xdbff;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : isPair ? 4 : 3;
    octets += size;
    if (octets > LINE_OCTETS) {
      folded += `${text.slice(from, at)}\r\n `;
      from = at;
      octets = size;
    }
    if (isPair) at++;
  }
  return `${folded}${text.slice(from)}\r\n`;
}
