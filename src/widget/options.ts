/** Attributes of the element. An invalid value is reported on the console and replaced by its default. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/calendar-keys.ts';
import { createTimeZones, type Zone } from '#core/time-zone.ts';

export const ATTRIBUTES = ['lang', 'calendars', 'zone', 'theme'] as const;

const DEFAULT_CALENDARS: readonly CalendarKey[] = ['sh', 'gregorian', 'hijri'];
const THEMES = ['light', 'dark', 'auto'] as const;

export interface Options {
  readonly language: 'fa' | 'en';
  /** in the order in which they are shown */
  readonly calendars: readonly CalendarKey[];
  /** undefined: the visitor's zone, with Tehran's day below if it differs */
  readonly zone: Zone | undefined;
  readonly theme: (typeof THEMES)[number];
}

const zones = createTimeZones([]);

export type Warn = (message: string) => void;

/** @param element the element itself, for its attributes and the language of the page around it */
export function readOptions(element: Element, warn: Warn): Options {
  return {
    language: languageOf(element),
    calendars: calendarsOf(element.getAttribute('calendars'), warn),
    zone: zoneOf(element.getAttribute('zone'), warn),
    theme: themeOf(element.getAttribute('theme'), warn),
  };
}

/** Language of the element, else of the page, else Persian. */
const languageOf = (element: Element): Options['language'] =>
  /^en\b/i.test(element.closest('[lang]')?.getAttribute('lang') ?? '') ? 'en' : 'fa';

function calendarsOf(text: string | null, warn: Warn): readonly CalendarKey[] {
  if (!text?.trim()) return DEFAULT_CALENDARS;
  const asked = [...new Set(text.trim().split(/[\s,]+/))];
  const known = asked.filter((name): name is CalendarKey => name in CALENDAR_NAMES);
  if (known.length < asked.length)
    warn(`calendars: "${text}" is not allowed; give some of ${Object.keys(CALENDAR_NAMES).join(' ')}`);
  return known.length > 0 ? known : DEFAULT_CALENDARS;
}

function zoneOf(text: string | null, warn: Warn): Zone | undefined {
  if (!text) return undefined;
  const zone = zones.find(text);
  if (zone === undefined) warn(`zone: "${text}" is not allowed; give an IANA time zone such as Asia/Tehran`);
  return zone;
}

function themeOf(text: string | null, warn: Warn): Options['theme'] {
  const theme = THEMES.find((each) => each === (text ?? 'auto'));
  if (!theme) warn(`theme: "${text}" is not allowed; give one of ${THEMES.join(', ')}`);
  return theme ?? 'auto';
}
