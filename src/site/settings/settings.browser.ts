/** What this browser remembers of its visitor: kept in its own storage, sent nowhere, cleared with one press. */
import type { AsrSchool } from '#core/prayer-methods.ts';
import { GROUPS, type Group, SHOWN_FIRST } from '#site/occasions/groups.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Days off of a week: Friday; Thursday and Friday; Friday and Saturday. The names are those of the API. */
export const WEEKENDS = ['fri', 'thu-fri', 'fri-sat'] as const;
export type Weekend = (typeof WEEKENDS)[number];

export const DIGITS = ['fa', 'en'] as const;
export type Digits = (typeof DIGITS)[number];

/** A city with all that its prayer times need, in both languages. */
export interface RememberedCity {
  readonly slug: string;
  readonly fa: string;
  readonly en: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Left out is what was never chosen. */
export interface Settings {
  readonly theme?: Theme;
  readonly weekend?: Weekend;
  readonly city?: RememberedCity;
  /** groups of occasions that are shown */
  readonly categories?: readonly Group[];
  /** digits other than those of the page's language */
  readonly digits?: Digits;
  /** language of the examples in the documents */
  readonly codeLanguage?: string;
  /** method of prayer times other than the Institute's, by its id */
  readonly method?: string;
  readonly asr?: Exclude<AsrSchool, 'standard'>;
  /** how home shows the month */
  readonly monthView?: 'agenda';
}

const KEY = 'salnama';
const CHANGED = 'salnama:settings';

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);

const isCity = (value: unknown): value is RememberedCity => {
  const city = (value ?? {}) as Partial<Record<keyof RememberedCity, unknown>>;
  return (
    [city.slug, city.fa, city.en, city.zone].every((text) => typeof text === 'string') &&
    [city.latitude, city.longitude].every(Number.isFinite)
  );
};

/** What is left of stored settings when all that this version does not know is dropped. */
function checked(stored: Readonly<Record<string, unknown>>): Settings {
  const { theme, weekend, city, categories, digits, codeLanguage, method, asr, monthView } = stored;
  return {
    ...(isOneOf(THEMES, theme) && { theme }),
    ...(isOneOf(WEEKENDS, weekend) && { weekend }),
    ...(isCity(city) && { city }),
    ...(Array.isArray(categories) && { categories: GROUPS.filter((group) => categories.includes(group)) }),
    ...(isOneOf(DIGITS, digits) && { digits }),
    ...(typeof codeLanguage === 'string' && { codeLanguage }),
    ...(typeof method === 'string' && { method }),
    ...(asr === 'hanafi' && { asr }),
    ...(monthView === 'agenda' && { monthView }),
  };
}

/** Empty where nothing is stored, or where the browser keeps nothing. */
export function settings(): Settings {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** Groups of occasions that lists show. */
export const shownGroups = (): readonly Group[] => settings().categories ?? SHOWN_FIRST;

/** Keeps these beside what is kept already; undefined takes one away. */
export function remember(changes: { readonly [K in keyof Settings]?: Settings[K] | undefined }): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...settings(), ...changes }));
  } catch {
    // A browser that keeps nothing shows the page as it is for everyone.
  }
  dispatchEvent(new Event(CHANGED));
}

export function forgetAll(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when something is remembered or forgotten, in another window too. */
export function onSettings(callback: () => void): void {
  addEventListener(CHANGED, callback);
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) callback();
  });
}
