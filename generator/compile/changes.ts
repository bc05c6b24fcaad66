/** Published dates of holidays that have moved between two states of the data. */

import type { z } from 'zod';
import { createAlmanac } from '#api/almanac.ts';
import { createMemory } from '#api/memory.ts';
import { STATIC_YEARS, yearsOf } from '#api/ranges.ts';
import type { Changes } from '#api/resources/changes.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Tables } from '#tables/types.ts';
import type { Data } from './data.ts';

/** A row of `data/changes.csv` without the words of a person. */
export interface MovedDate {
  readonly slug: string;
  readonly ruleYear: number;
  readonly ordinal: number;
  readonly oldDay: string;
  readonly newDay: string;
  readonly wasEstimate: boolean;
}

interface PublishedDay {
  readonly slug: string;
  readonly ruleYear: number;
  readonly ordinal: number;
  readonly day: string;
  readonly estimate: boolean;
}

/** Every holiday of the static years by its lasting name. */
function publishedDays(tables: Tables): Map<string, PublishedDay> {
  const almanac = createAlmanac(tables, createMemory());
  const days = new Map<string, PublishedDay>();
  for (const year of yearsOf(STATIC_YEARS)) {
    for (const { occasion, isHoliday, jdn, ruleYear, ordinal, estimate } of almanac.occasions.inYear(year)) {
      if (!isHoliday) continue;
      const { slug } = occasion;
      days.set(`${slug} ${ruleYear} ${ordinal}`, { slug, ruleYear, ordinal, day: gregorian.toIsoDate(jdn), estimate });
    }
  }
  return days;
}

/** Holidays of both states whose day differs, in order of the new day. */
export function movedDates(before: Tables, after: Tables): MovedDate[] {
  const old = publishedDays(before);
  return [...publishedDays(after)]
    .flatMap(([key, { slug, ruleYear, ordinal, day }]) => {
      const was = old.get(key);
      if (!was || was.day === day) return [];
      return [{ slug, ruleYear, ordinal, oldDay: was.day, newDay: day, wasEstimate: was.estimate }];
    })
    .sort((a, b) => (a.newDay < b.newDay ? -1 : 1));
}

export const changesBody = ({ changes }: Pick<Data, 'changes'>): z.output<typeof Changes> => ({
  data: changes.map(({ value }) => ({
    slug: value.slug,
    rule_year: value.rule_year,
    old_date_gregorian: value.old_day,
    new_date_gregorian: value.new_day,
    was_estimate: value.was_estimate,
    recorded: value.recorded,
    reason: value.reason,
    sources: value.sources,
  })),
});
