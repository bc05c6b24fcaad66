/** Settings in the browser's storage; never sent, cleared by one button. */
import type { AsrSchool } from '#core/prayer-methods.ts';
import { GROUPS, type Group, SHOWN_FIRST } from '#site/occasions/groups.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Weekends: Friday; Thursday and Friday; Friday and Saturday. The API uses the same names. */
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

/** Settings that were never chosen are undefined. */
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

/** Stored settings without those this version does not know. */
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

/** Empty if nothing is stored or storage is not available. */
export function settings(): Settings {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** Groups of occasions that lists show. */
export const shownGroups = (): readonly Group[] => settings().categories ?? SHOWN_FIRST;

/** Adds settings to the stored ones; undefined removes one. */
export function remember(changes: { readonly [K in keyof Settings]?: Settings[K] | undefined }): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...settings(), ...changes }));
  } catch {
    // Without storage the page is the default one.
  }
  dispatchEvent(new Event(CHANGED));
}

export function forgetAll(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is not available, so it holds no settings.
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
