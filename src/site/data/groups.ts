/** The groups by which readers choose occasions: the API's categories, with Islamic occasions and those of other faiths apart. */
import { CATEGORY_NAMES } from '#core/category-names.ts';
import type { Category } from '#core/occasions.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { InLanguages, Language } from '#site/kit/language.ts';
import { faiths } from '#tables/faiths.ts';
import { GROUPS, type Group, SHOWN_FIRST } from './group-names.ts';
import type { ApiMonth, DayOccasion, Marked, MonthGrid, OccasionObject } from './resources.ts';

/** Occasions of other faiths and peoples, in whatever category of the API. */
const OTHER_FAITHS: ReadonlySet<string> = new Set(faiths);

type ApiCell = ApiMonth['calendar'][number][number];

type Known = Pick<OccasionObject, 'slug'> & { readonly category: Category };

export function groupOf({ slug, category }: Known): Group {
  if (OTHER_FAITHS.has(slug)) return 'faiths';
  return category === 'religious' ? 'islamic' : category;
}

export const isShownFirst = (occasion: Known): boolean => SHOWN_FIRST.includes(groupOf(occasion));

export const GROUP_NAMES: Readonly<Record<Group, InLanguages<string>>> = {
  ...CATEGORY_NAMES,
  islamic: { fa: 'اسلامی', en: 'Islamic' },
  faiths: { fa: 'ادیان دیگر', en: 'Other faiths' },
};

/** Puts the months of the API in order for the pages. */
export function createRanking(marked: Marked): (grid: ApiMonth) => MonthGrid {
  const known = new Set(marked.known);
  const paged = new Set(marked.paged);
  const lunar = new Set(marked.lunar);
  const inOrder = (events: readonly OccasionObject[], may_move: boolean): DayOccasion[] =>
    ranked(events, known).map((event) => ({
      ...event,
      has_page: paged.has(event.slug),
      is_known: known.has(event.slug),
      may_move: may_move && lunar.has(event.slug),
    }));
  const moves = ({ hijri, gregorian }: ApiCell) => hijri.estimate || marked.moving.includes(dayNumber(gregorian));
  return (grid) => ({
    ...grid,
    calendar: grid.calendar.map((week) => week.map((cell) => ({ ...cell, events: inOrder(cell.events, moves(cell)) }))),
  });
}

/**
 * Days off, well-known occasions of Iran, those of the world that are well known, then the rest by group.
 * @param known slugs of occasions that nearly everybody knows
 * @returns the lower, the earlier in a list
 */
export function rankOf(
  event: Pick<OccasionObject, 'slug' | 'category' | 'is_holiday'>,
  known: ReadonlySet<string>,
): number {
  if (event.is_holiday) return 0;
  if (known.has(event.slug)) return isShownFirst(event) ? 1 : 2;
  return 3 + GROUPS.indexOf(groupOf(event));
}

const ranked = (events: readonly OccasionObject[], known: ReadonlySet<string>): OccasionObject[] =>
  events.toSorted((a, b) => rankOf(a, known) - rankOf(b, known));

/** A labelled box for each group; those that are shown first are ticked. */
export const groupBoxes = (language: Language): Html =>
  html`${GROUPS.map(
    (group) =>
      html`<label class="${group}"><input type="checkbox" name="group" value="${group}"${SHOWN_FIRST.includes(group) && html` checked`}> ${GROUP_NAMES[group][language]}</label>`,
  )}`;
