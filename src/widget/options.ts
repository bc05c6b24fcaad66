/** Attributes of the element. An invalid value is reported on the console and replaced by its default. */
import { CALENDAR_NAMES, type CalendarKey } from '#api/base/calendar-keys.ts';
import { createTimeZones, type Zone } from '#core/time-zone.ts';

export const ATTRIBUTES = ['lang', 'calendars', 'months', 'zone', 'theme', 'show', 'city', 'method'] as const;

const CALENDAR_KEYS = Object.keys(CALENDAR_NAMES) as CalendarKey[];
const DEFAULT_CALENDARS: readonly CalendarKey[] = ['sh', 'gregorian', 'hijri'];
const THEMES = ['light', 'dark', 'auto'] as const;
const MONTH_NAMES = ['fa-AF', 'ps'] as const;
const DETAILS = ['day', 'occasion', 'prayer'] as const;
const DEFAULT_CITY = 'tehran';

/** What the service is asked for: whether the day is off, its occasion, the next prayer. */
export type Detail = (typeof DETAILS)[number];

export interface Options {
  readonly language: 'fa' | 'en';
  /** in the order in which they are shown */
  readonly calendars: readonly CalendarKey[];
  /** names of the Persian months in Afghanistan; undefined: those of Iran */
  readonly months: (typeof MONTH_NAMES)[number] | undefined;
  /** in the order in which they are shown; empty: the service is asked for nothing */
  readonly show: readonly Detail[];
  /** name or slug of the city of the prayer times */
  readonly city: string;
  /** of the prayer times, as the service names it; undefined: its default */
  readonly method: string | undefined;
  /** undefined: the visitor's zone, with Tehran's day below if it differs */
  readonly zone: Zone | undefined;
  readonly theme: (typeof THEMES)[number];
}

const zones = createTimeZones([]);

export type Warn = (message: string) => void;

/** @param element the element itself, for its attributes and the language of the page around it */
export function readOptions(element: Element, warn: Warn): Options {
  const names = <T extends string>(attribute: string, allowed: readonly T[]) =>
    namesOf(attribute, element.getAttribute(attribute), allowed, warn);
  return {
    language: languageOf(element),
    calendars: names('calendars', CALENDAR_KEYS) ?? DEFAULT_CALENDARS,
    months: names('months', MONTH_NAMES)?.[0],
    show: names('show', DETAILS) ?? [],
    city: element.getAttribute('city')?.trim() || DEFAULT_CITY,
    method: element.getAttribute('method')?.trim() || undefined,
    zone: zoneOf(element.getAttribute('zone'), warn),
    theme: names('theme', THEMES)?.[0] ?? 'auto',
  };
}

/** Language of the element, else of the page, else Persian. */
const languageOf = (element: Element): Options['language'] =>
  /^en\b/i.test(element.closest('[lang]')?.getAttribute('lang') ?? '') ? 'en' : 'fa';

/** The known names of a list, each once; undefined if there are none. */
function namesOf<T extends string>(
  attribute: string,
  text: string | null,
  allowed: readonly T[],
  warn: Warn,
): readonly T[] | undefined {
  if (!text?.trim()) return undefined;
  const names = [...new Set(text.trim().split(/[\s,]+/))];
  const known = names.filter((name): name is T => allowed.includes(name as T));
  if (known.length < names.length) warn(`${attribute}: "${text}" is not allowed; choose from ${allowed.join(' ')}`);
  return known.length > 0 ? known : undefined;
}

function zoneOf(text: string | null, warn: Warn): Zone | undefined {
  if (!text) return undefined;
  const zone = zones.find(text);
  if (zone === undefined) warn(`zone: "${text}" is not allowed; give an IANA time zone such as Asia/Tehran`);
  return zone;
}
