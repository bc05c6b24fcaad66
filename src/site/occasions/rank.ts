/** The order of a day's occasions on all pages: occasions that most people in Iran observe come first. */
import type { Cell, MonthGrid, OccasionObject } from '#site/frame/resources.ts';
import { GROUPS, groupOf, isShownFirst } from './groups.ts';

/**
 * Days off, well-known occasions of Iran, those of the world that are well known, then the rest by group.
 * @param known slugs of occasions that nearly everybody knows
 */
export function ranked(events: readonly OccasionObject[], known: ReadonlySet<string>): OccasionObject[] {
  const place = (event: OccasionObject): number => {
    if (event.is_holiday) return 0;
    if (known.has(event.slug)) return isShownFirst(event) ? 1 : 2;
    return 3 + GROUPS.indexOf(groupOf(event));
  };
  return events.toSorted((a, b) => place(a) - place(b));
}

/** A month whose days hold their occasions in that order. */
export const rankedMonth = (grid: MonthGrid, known: ReadonlySet<string>): MonthGrid => ({
  ...grid,
  calendar: grid.calendar.map((week) =>
    week.map((cell): Cell => ({ ...cell, events: ranked(cell.events, known) })),
  ) as MonthGrid['calendar'],
});
