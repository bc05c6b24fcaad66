/** A month of prayer times as files: a table for spreadsheets, a calendar for calendar applications. */
import { toIsoDate } from '#core/gregorian.ts';
import { isoText } from '#core/iso-text.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import type { Language } from '#site/frame/language.ts';
import { numeral } from '#site/frame/numerals.ts';
import { PRAYERS, type PrayerDay } from '#site/prayer-times/days.ts';
import { PRAYER_NAMES } from '#site/prayer-times/text.ts';

/** RFC 4180, Latin digits, one line a day; the mark at the beginning tells spreadsheets that it is UTF-8. */
export function prayerCsv(days: readonly PrayerDay[]): string {
  const lines = days.map(({ jdn, moments }) =>
    [isoText(persian.fromJdn(jdn)), toIsoDate(jdn), ...moments.map(({ clock }) => clock)].join(','),
  );
  return `\uFEFF${['date_sh,date_gregorian', ...PRAYERS].join(',')}\r\n${lines.map((line) => `${line}\r\n`).join('')}`;
}

export interface PrayerCalendarOptions {
  readonly language: Language;
  readonly slug: string;
  readonly cityName: string;
  /** stamps the events, milliseconds since 1970 */
  readonly now: number;
}

const LINE_OCTETS = 75;

/** RFC 5545: one event without length a prayer, at an instant in UTC. */
export function prayerIcs(
  days: readonly PrayerDay[],
  { language, slug, cityName, now }: PrayerCalendarOptions,
): string {
  const { year, month } = persian.fromJdn(days[0]!.jdn);
  const title = `${cityName}: ${monthName('persian', month)[language]} ${numeral(language, year)}`;
  const events = days.flatMap(({ jdn, moments }) =>
    moments.flatMap(({ prayer, moment }) => [
      'BEGIN:VEVENT',
      `UID:prayer-${slug}-${toIsoDate(jdn)}-${prayer}@salnama`,
      `DTSTAMP:${icsInstant(now)}`,
      `DTSTART:${icsInstant(moment)}`,
      `SUMMARY:${escapeText(`${PRAYER_NAMES[language][prayer]} (${cityName})`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Salnama//Prayer times//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(title)}`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** `20261121T083000Z` */
const icsInstant = (epochMs: number): string =>
  `${new Date(epochMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escapeText = (text: string): string => text.replace(/[\\;,]/g, (letter) => `\\${letter}`);

/** No line is longer than 75 octets, and no letter is split. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
