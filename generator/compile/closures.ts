/** Closures with the sources they cite, and the rules of the sectors. */

import { CLOSURE_CONFIDENCES, isSchoolLevel } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';
import { pick } from '#core/pick.ts';
import { findIn, firstOf } from '#core/required.ts';
import type { ClosureRecall, ClosureTable, SectorRule } from '#tables/types.ts';
import type { Data } from './data.ts';
import { SEARCHED_CLOSURES } from './forms/checked.ts';
import type { RecallRow } from './forms/closures.ts';
import { compileSources } from './sources.ts';

/** Rows without a source stay in the data and are not published. */
export function compileClosures(data: Data): ClosureTable {
  const rows = data.closures.filter(({ sources }) => sources.length > 0);
  const cited = new Set([...rows, ...data.closureLists, ...data.sectors].flatMap(({ sources }) => sources));
  const { checked } = findIn(data.checked, ({ id }) => id === SEARCHED_CLOSURES);
  return {
    collected: {
      first: firstOf(data.closuresCollected),
      last: persian.toIsoDate(gregorian.fromIsoDate(checked)),
    },
    recall: recallByYear(data),
    lists: data.closureLists.map(({ day, bodies, sources }) => ({ day: persian.fromIsoDate(day), bodies, sources })),
    rows: rows
      .map((row) => ({
        slug: row.slug,
        firstDay: persian.fromIsoDate(row.first_day),
        lastDay: persian.fromIsoDate(row.last_day),
        ...pick(row, ['kind', 'bodies', 'provinces', 'counties']),
        hours: row.hours || null,
        ...pick(row, ['title_fa', 'title_en', 'official']),
        confidence: findIn(CLOSURE_CONFIDENCES, (level) => row.confidence.startsWith(level)),
        sources: row.sources,
      }))
      .sort((a, b) => a.firstDay - b.firstDay || (a.slug < b.slug ? -1 : 1)),
    sources: compileSources(data).filter(({ id }) => cited.has(id)),
  };
}

/** A province and one of its closed bodies are one. */
function recallByYear({ closuresRecall }: Data): ClosureRecall[] {
  const byYear = Map.groupBy(closuresRecall, ({ first_day }) => Number(first_day.slice(0, 4)));
  const years = [...byYear].map(([year, rows]) => {
    const [found, present] = pairsOf(rows.filter((row) => !isPart(row)));
    const [partsFound, partsPresent] = pairsOf(rows.filter(isPart));
    return { year, found, present, partsFound, partsPresent };
  });
  return years.sort((a, b) => a.year - b.year);
}

/** Counties, halves of a day and levels of schools are counted apart: fewer of them are collected. */
const isPart = ({ part, bodies }: RecallRow): boolean => part !== '' || bodies.every(isSchoolLevel);

function pairsOf(rows: readonly RecallRow[]): [found: number, present: number] {
  const found = rows.reduce((sum, { provinces, bodies }) => sum + provinces.length * bodies.length, 0);
  return [found, found - rows.reduce((sum, { missing }) => sum + missing.length, 0)];
}

export const compileSectors = (data: Data): SectorRule[] =>
  data.sectors.map((row) => ({
    sector: row.id as SectorRule['sector'],
    ...pick(row, ['title_fa', 'title_en']),
    weekends: row.weekends.map(({ from, days }) => [from === null ? null : persian.fromIsoDate(from), days] as const),
    ...pick(row, ['days_off', 'law_fa', 'law_en']),
    note_fa: row.note_fa ?? null,
    note_en: row.note_en ?? null,
    sources: row.sources,
  }));
