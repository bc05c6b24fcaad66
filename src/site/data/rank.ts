/** The occasions of a day as all pages show them: those that most people in Iran observe first, and which have a page. */

import { GROUPS, groupOf, isShownFirst } from './groups.ts';
import type { ApiMonth, DayOccasion, MonthGrid, OccasionObject } from './resources.ts';

/** Slugs of occasions. */
export interface Marked {
  /** occasions that nearly everybody in Iran knows */
  readonly known: readonly string[];
  /** occasions with a page of their own */
  readonly paged: readonly string[];
}

/** Puts the months of the API in order for the pages. */
export function createRanking(marked: Marked): (grid: ApiMonth) => MonthGrid {
  const known = new Set(marked.known);
  const paged = new Set(marked.paged);
  const inOrder = (events: readonly OccasionObject[]): DayOccasion[] =>
    ranked(events, known).map((event) => ({ ...event, has_page: paged.has(event.slug) }));
  return (grid) => ({
    ...grid,
    calendar: grid.calendar.map((week) => week.map((cell) => ({ ...cell, events: inOrder(cell.events) }))),
  });
}

/**
 * Days off, well-known occasions of Iran, those of the world that are well known, then the rest by group.
 * @param known slugs of occasions that nearly everybody knows
 */
function ranked(events: readonly OccasionObject[], known: ReadonlySet<string>): OccasionObject[] {
  const place = (event: OccasionObject): number => {
    if (event.is_holiday) return 0;
    if (known.has(event.slug)) return isShownFirst(event) ? 1 : 2;
    return 3 + GROUPS.indexOf(groupOf(event));
  };
  return events.toSorted((a, b) => place(a) - place(b));
}
