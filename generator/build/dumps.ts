/** The whole data set as a few files to take away, sources on every row. */

import { stringify } from 'csv-stringify/sync';
import type { Almanac } from '#api/almanac.ts';
import { jsonText } from '#api/answer.ts';
import { utcText, wholeSecond } from '#api/endpoints/nowruz.ts';
import { EQUINOX_YEARS, HOLIDAY_YEARS, yearsOf } from '#api/ranges.ts';
import * as gregorian from '#core/gregorian.ts';
import * as persian from '#core/persian.ts';
import type { Data } from '../compile/data.ts';

interface DumpFile {
  /** under /api/dumps */
  readonly path: string;
  readonly text: string;
}

const csv = (rows: readonly Record<string, unknown>[]): string => stringify([...rows], { header: true });

export function* dumpFiles(data: Data, almanac: Almanac): Generator<DumpFile> {
  yield { path: '/holidays.csv', text: csv(holidayRows(data, almanac)) };
  yield { path: '/occasions.csv', text: csv(occasionRows(data)) };
  yield { path: '/hijri-months.csv', text: csv(hijriRows(data)) };
  yield { path: '/nowruz.csv', text: csv(nowruzRows(almanac)) };
  yield { path: '/cities.csv', text: csv(cityRows(data)) };
  yield {
    path: '/sources.json',
    text: jsonText(Object.fromEntries(data.sources.map(({ value: { id, ...source } }) => [id, source]))),
  };
  yield {
    path: '/laws.json',
    text: jsonText(Object.fromEntries(data.laws.map(({ value: { id, ...law } }) => [id, law]))),
  };
}

function holidayRows(data: Data, almanac: Almanac): Record<string, unknown>[] {
  const legal = data.holidays.filter(({ value }) => value.published);
  const basisOf = (slug: string, year: number) =>
    legal.find(({ value }) => value.slug === slug && value.first_year <= year && year <= (value.last_year ?? Infinity))
      ?.value.basis;
  const decisionOf = (slug: string) => data.closures.find(({ value }) => value.slug === slug)?.value.decision;
  return [...yearsOf(HOLIDAY_YEARS)].flatMap((year) =>
    almanac.occasions
      .inYear(year)
      .filter(({ isHoliday }) => isHoliday)
      .map(({ occasion, jdn, estimate }) => {
        const { month, day } = persian.fromJdn(jdn);
        return {
          year_sh: year,
          month_sh: month,
          day_sh: day,
          date_gregorian: gregorian.toIsoDate(jdn),
          slug: occasion.slug,
          title_fa: occasion.titleFa,
          title_en: occasion.titleEn,
          category: occasion.category,
          estimate,
          basis: basisOf(occasion.slug, year)?.join(' ') ?? decisionOf(occasion.slug) ?? '',
        };
      }),
  );
}

const occasionRows = ({ occasions }: Data): Record<string, unknown>[] =>
  occasions.map(({ value }) => ({ ...value, sources: value.sources.join(' ') }));

const cityRows = ({ cities }: Data): Record<string, unknown>[] =>
  cities.map(({ value }) => ({ ...value, sources: value.sources.join(' ') }));

/** Published months, as in the data. */
function hijriRows({ hijriMonths }: Data): Record<string, unknown>[] {
  return hijriMonths.map(({ value: { year, month, first_day, status, sources, disagreeing } }) => ({
    year,
    month,
    first_day,
    status,
    sources: sources.join(' '),
    disagreeing,
  }));
}

const nowruzRows = (almanac: Almanac): Record<string, unknown>[] =>
  [...yearsOf(EQUINOX_YEARS)].map((year) => {
    const { moment, timeScale, announced } = almanac.equinox(year)!;
    return {
      year_sh: year,
      utc: utcText(wholeSecond(moment)),
      utc_with_milliseconds: new Date(moment).toISOString(),
      time_scale: timeScale,
      announced_utc: announced === undefined ? '' : utcText(announced),
    };
  });
