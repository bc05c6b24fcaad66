/** Closures day by day, and sources, in the form of the API. */
import { type Closure, concerns, isIn, type Sector } from '#core/closures.ts';
import { daysBetween, type Jdn } from '#core/jdn.ts';
import { pick } from '#core/pick.ts';
import type { ClosureRecall, ClosureTable, Source } from '#tables/types.ts';
import { dayDates } from './four-calendars.ts';

interface ClosureFilter {
  /** public: closures of every sector */
  readonly sector: Sector;
  /** nationwide ones and those of the province; undefined: those of all provinces */
  readonly province?: string | undefined;
}

/** The closures that touch a span of days and pass the filter. */
export const closuresIn = (
  rows: readonly Closure[],
  [first, last]: readonly [Jdn, Jdn],
  { sector, province }: ClosureFilter,
): Closure[] =>
  rows.filter(
    (closure) =>
      closure.firstDay <= last &&
      closure.lastDay >= first &&
      (sector === 'public' || concerns(closure, sector)) &&
      (province === undefined || isIn(closure, province)),
  );

/** One object a day and closure, by day. */
export function closureDays(table: ClosureTable, [first, last]: readonly [Jdn, Jdn], filter: ClosureFilter) {
  const days = closuresIn(table.rows, [first, last], filter).flatMap((closure) => {
    const from = Math.max(first, closure.firstDay) as Jdn;
    const to = Math.min(last, closure.lastDay) as Jdn;
    return daysBetween(from, to).map((jdn) => ({ jdn, closure }));
  });
  return days.sort((a, b) => a.jdn - b.jdn).map(({ jdn, closure }) => closureDay(jdn, closure, table));
}

const closureDay = (jdn: Jdn, closure: Closure, { sources }: ClosureTable) => ({
  ...dayDates(jdn),
  ...pick(closure, ['kind', 'bodies', 'provinces', 'counties', 'hours', 'title_fa', 'title_en']),
  sources: citedSources(closure.sources, sources),
});

type Named = Pick<Source, 'title' | 'url'>;

/** @param source undefined: the id stands for the title */
export const citedSource = (id: string, source: Named | undefined) => ({
  id,
  title: source?.title ?? id,
  url: source?.url ?? null,
});

export const citedSources = (ids: readonly string[], sources: readonly (Named & Pick<Source, 'id'>)[]) =>
  ids.map((id) =>
    citedSource(
      id,
      sources.find((source) => source.id === id),
    ),
  );

/** How many pairs of a closed province and body news pages report in all years, and how many of them the data had. */
export function totalRecall(years: readonly ClosureRecall[]): Omit<ClosureRecall, 'year'> {
  const total = (of: keyof ClosureRecall) => years.reduce((sum, year) => sum + year[of], 0);
  return {
    found: total('found'),
    present: total('present'),
    partsFound: total('partsFound'),
    partsPresent: total('partsPresent'),
  };
}
