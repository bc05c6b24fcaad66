/** Settings in the browser's storage; never sent, cleared by one button. */

import { type Jdn, weekdayOf } from '#core/jdn.ts';
import { WEEKEND_DAYS, WEEKENDS, type Weekend } from '#core/weekends.ts';
import { GROUPS, type Group, SHOWN_FIRST } from '#site/data/group-names.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { DIGITS, MONTH_NAMES, MY_DATES_KEY, type Settings, THEMES } from './settings.ts';

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
  const { theme, weekend, city, categories, digits, months, codeLanguage, method, asr } = stored;
  return {
    ...(isOneOf(THEMES, theme) && { theme }),
    ...(isOneOf(WEEKENDS, weekend) && { weekend }),
    ...(isCity(city) && { city }),
    ...(Array.isArray(categories) && { categories: GROUPS.filter((group) => categories.includes(group)) }),
    ...(isOneOf(DIGITS, digits) && { digits }),
    ...(isOneOf(MONTH_NAMES, months) && { months }),
    ...(typeof codeLanguage === 'string' && { codeLanguage }),
    ...(typeof method === 'string' && { method }),
    ...(asr === 'hanafi' && { asr }),
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

/** Whether this browser stores own dates of the reader. */
export function hasOwnDates(): boolean {
  try {
    return (localStorage.getItem(MY_DATES_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

/** The weekend that the reader chose, else Friday. */
export const chosenWeekend = (): Weekend => settings().weekend ?? 'fri';

export const isOnWeekend = (day: Jdn): boolean => WEEKEND_DAYS[chosenWeekend()].includes(weekdayOf(day));

/** Groups of occasions that lists show. */
export const shownGroups = (): readonly Group[] => settings().categories ?? SHOWN_FIRST;

type Changes = { readonly [K in keyof Settings]?: Settings[K] | undefined };

function store(chosen: Changes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Without storage the page is the default one.
  }
  changed();
}

/** Adds settings to the stored ones; undefined removes one. */
export const remember = (changes: Changes): void => store({ ...settings(), ...changes });

export const forgetAll = (): void => store({});

/** Writes what style sheets read to the root of the page, as the inline script has done for the first paint. */
export function markRoot(): void {
  const { weekend, categories } = settings();
  const { dataset } = document.documentElement;
  if (weekend) dataset.weekend = weekend;
  else delete dataset.weekend;
  if (categories) dataset.groups = categories.join(' ');
  else delete dataset.groups;
}

function changed(): void {
  markRoot();
  dispatchEvent(new Event(CHANGED));
}

// Another window has changed them, or the reader's own dates.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === MY_DATES_KEY || key === null) changed();
});

/** Calls back when something is remembered or forgotten, in another window too; there also for own dates. */
export const onSettings = (callback: () => void): void => addEventListener(CHANGED, callback);

/** Keeps the boxes of `groupBoxes` in a region at the stored choice, and stores what the reader ticks. */
export function startGroupBoxes(region: HTMLElement): void {
  const boxes = [...region.querySelectorAll<HTMLInputElement>('[name="group"]')];
  const show = (): void => {
    const shown = shownGroups();
    for (const box of boxes) box.checked = isOneOf<string>(shown, box.value);
  };
  for (const box of boxes) {
    box.addEventListener('change', () => {
      const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
      remember({ categories: GROUPS.filter((group) => ticked.includes(group)) });
    });
  }
  onSettings(show);
  show();
}
