/** The visitor's settings: what they may be. `settings.browser.ts` stores them. */
import type { AsrSchool } from '#core/prayer-methods.ts';
import type { Weekend } from '#core/weekends.ts';
import type { Group } from '#site/data/group-names.ts';
import type { RememberedCity } from '#site/data/resources.ts';

export const THEMES = ['system', 'light', 'dark'] as const;

export const DIGITS = ['fa', 'en'] as const;

/** Names of the Persian months in Afghanistan, in Dari and Pashto. */
export const MONTH_NAMES = ['fa-AF', 'ps'] as const;
export type MonthNames = (typeof MONTH_NAMES)[number];

/** Settings that were never chosen are undefined. */
export interface Settings {
  readonly theme?: (typeof THEMES)[number];
  readonly weekend?: Weekend;
  readonly city?: RememberedCity;
  /** groups of occasions that are shown */
  readonly categories?: readonly Group[];
  /** digits other than those of the page's language */
  readonly digits?: (typeof DIGITS)[number];
  /** names of the Persian months on Persian pages, other than Iran's */
  readonly months?: MonthNames;
  /** language of the examples in the documents */
  readonly codeLanguage?: string;
  /** method of prayer times other than the Institute's, by its id */
  readonly method?: string;
  readonly asr?: Exclude<AsrSchool, 'standard'>;
}

/** Storage key of the slug of the city that the header's search box leads to, until the city's page remembers it. */
export const CHOSEN_KEY = 'salnama:city';

/** Storage key of the reader's own dates. */
export const MY_DATES_KEY = 'salnama:my-dates';
