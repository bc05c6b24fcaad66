/** Keys and swipes in the grids of days. */

import { type Jdn, monthAfter } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { hasModifier, keepInTab, listenToSwipes, stepOfKey, tabText } from '#site/kit/page.browser.ts';

const DAYS_OF_KEY: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7 };

const FOCUS_KEY = 'salnama:focus';

/** Days of the shown months; days of the adjacent months are reached by a click. */
const OWN_DAYS = 'td:not(.outside) a[data-day]';

/** Links to the days of a region, in order. */
const daysIn = (region: HTMLElement) => [...region.querySelectorAll<HTMLAnchorElement>(OWN_DAYS)];
const numberOf = (link: HTMLAnchorElement) => Number(link.dataset.day) as Jdn;

/** The same day of the month before or after, or the last one of a shorter month. */
function monthAway(jdn: Jdn, direction: -1 | 1): Jdn {
  const { day, ...month } = persian.fromJdn(jdn);
  const there = monthAfter(month, direction);
  return persian.toJdn({ ...there, day: Math.min(day, persian.monthLength(there.year, there.month)) });
}

/** Day that a key leads to from another, or undefined for a key that means something else. */
function dayOfKey(event: KeyboardEvent, from: Jdn): Jdn | undefined {
  const { key } = event;
  if (key === 'PageUp' || key === 'PageDown') return monthAway(from, key === 'PageUp' ? -1 : 1);
  const { year, month, day } = persian.fromJdn(from);
  if (key === 'Home') return (from - day + 1) as Jdn;
  if (key === 'End') return (from - day + persian.monthLength(year, month)) as Jdn;
  const days = DAYS_OF_KEY[key] ?? stepOfKey(event);
  return days === undefined ? undefined : ((from + days) as Jdn);
}

/** Keys and swipes of a page of days lead to the page before or after, which then focuses the same day. */
export function listenToDays(region: HTMLElement): void {
  const step = (direction: -1 | 1, focusOn?: Jdn) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[rel="${direction === 1 ? 'next' : 'prev'}"]`);
    if (link && focusOn !== undefined) keepInTab(FOCUS_KEY, String(focusOn));
    link?.click();
  };
  listenToKeys(region, step);
  listenToSwipes(region, step);
  takeFocus(region);
}

/**
 * Arrow keys move between the days, Home and End to the ends of the month, Page Up and Page Down between months.
 * @param region holds the grids, which may be rendered again
 * @param step shows the previous (−1) or next (1) month, and focuses a day if one is given
 */
export function listenToKeys(region: HTMLElement, step: (direction: -1 | 1, focusOn: Jdn | undefined) => void): void {
  region.addEventListener('keydown', (event) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('td a[data-day]');
    if (!link || hasModifier(event)) return;
    const target = dayOfKey(event, numberOf(link));
    if (target === undefined) return;
    event.preventDefault();
    if (!focusDay(region, target)) step(target < numberOf(link) ? -1 : 1, target);
  });
  makeOneTabStop(region);
}

/** Only one day is in the Tab order; the arrow keys lead to the others. */
export function makeOneTabStop(region: HTMLElement): void {
  for (const link of region.querySelectorAll<HTMLAnchorElement>('.outside a[data-day]')) link.tabIndex = -1;
  const links = daysIn(region);
  const first = Math.max(
    0,
    links.findIndex((link) => link.hasAttribute('aria-current')),
  );
  links.forEach((link, index) => {
    link.tabIndex = index === first ? 0 : -1;
  });
}

/** @returns false if the region does not show the day */
export function focusDay(region: HTMLElement, day: Jdn): boolean {
  const link = region.querySelector<HTMLAnchorElement>(`td:not(.outside) a[data-day="${day}"]`);
  if (!link) return false;
  for (const other of region.querySelectorAll<HTMLAnchorElement>('td a[tabindex="0"]')) other.tabIndex = -1;
  link.tabIndex = 0;
  link.focus();
  return true;
}

/** The day that the previous page asked this page to focus. */
function takeFocus(region: HTMLElement): void {
  const asked = tabText(FOCUS_KEY);
  if (asked === '') return;
  keepInTab(FOCUS_KEY, '');
  focusDay(region, Number(asked) as Jdn);
}
