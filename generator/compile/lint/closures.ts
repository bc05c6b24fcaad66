import { provinceSlug, SECTORS } from '#core/closures.ts';
import { addDays } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { lastOf } from '#core/required.ts';
import type { Data } from '../data.ts';
import type { ClosureRow } from '../forms/closures.ts';
import type { Check, Report } from './rule.ts';

/** Confidence that a one-off day needs to be an official holiday. */
const SURE = /^(high|medium-high)/;

/** Closures have days in order and places that exist; official ones are general, nationwide and well attested. */
export const closures: Check = (data, report) => {
  const { closures: entries, closureLists, closuresRecall, cities, sectors, laws } = data;
  const places = placesOf(cities);
  for (const entry of entries) {
    const { first_day, last_day } = entry;
    if (last_day < first_day) report(entry, 'a last day on or after the first', last_day);
    checkPlaces(entry, places, report);
    const [from = '', to = ''] = entry.hours.split('-');
    if (from > to || to > '24:00') report(entry, 'hours in order, up to 24:00', entry.hours);
    if (entry.official) checkOfficial(entry, report);
  }
  closureLists.forEach((entry, index) => {
    const before = closureLists[index - 1]?.day ?? '';
    if (entry.day <= before) report(entry, `a day after ${before}`, entry.day);
  });
  for (const entry of closuresRecall) {
    const { provinces, bodies, missing } = entry;
    for (const province of provinces) checkProvince(entry, province, places, report);
    const reported = new Set(provinces.flatMap((province) => bodies.map((body) => `${province}:${body}`)));
    for (const pair of missing.filter((one) => !reported.has(one))) {
      report(entry, 'missing: a province and a body of the row', pair);
    }
  }
  for (const sector of SECTORS.filter((id) => !sectors.some((row) => row.id === id))) {
    report({ file: 'data/sectors.json', line: 1 }, `the sector ${sector}`, 'none');
  }
  const lawIds = new Set(laws.map(({ id }) => id));
  for (const entry of sectors) checkWeekends(entry, lawIds, report);
};

/** Weekends follow each other day by day, from the first one without beginning to the last one without end. */
function checkWeekends(entry: Data['sectors'][number], laws: ReadonlySet<string>, report: Report): void {
  const { weekends } = entry;
  weekends.forEach(({ from, law }, index) => {
    const until = weekends[index - 1]?.until ?? null;
    const expected = until === null ? null : persian.toIsoDate(addDays(persian.fromIsoDate(until), 1));
    if (from !== expected || (index > 0 && until === null))
      report(entry, `"from" ${expected} in weekend ${index + 1}`, String(from));
    if (law !== undefined && !laws.has(law)) report(entry, 'an id of data/laws.json', law);
  });
  if (weekends.length === 0 || lastOf(weekends).until !== null)
    report(entry, 'a last weekend without "until"', String(weekends.at(-1)?.until));
}

type Places = ReadonlyMap<string, ReadonlySet<string>>;

/** Slugs of the cities of each province of Iran. */
const placesOf = (cities: Data['cities']): Places => {
  const inIran = cities.filter(({ country }) => country === 'IR');
  const byProvince = Map.groupBy(inIran, ({ province_en }) => provinceSlug(province_en));
  return new Map([...byProvince].map(([slug, rows]) => [slug, new Set(rows.map(({ slug }) => slug))]));
};

function checkPlaces(entry: ClosureRow, places: Places, report: Report): void {
  const { provinces, counties } = entry;
  for (const province of provinces) checkProvince(entry, province, places, report);
  if (counties.length > 0 && provinces.length !== 1)
    report(entry, 'one province for its counties', provinces.join(' '));
  for (const county of counties) {
    if (!places.get(provinces[0] ?? '')?.has(county)) report(entry, 'counties by cities of their province', county);
  }
}

function checkProvince(row: object, province: string, places: Places, report: Report): void {
  if (!places.has(province)) report(row, 'the slug of a province', province);
}

function checkOfficial(entry: ClosureRow, report: Report): void {
  const { provinces, bodies, hours, confidence, sources } = entry;
  if (provinces.length > 0) report(entry, 'no province for an official holiday', provinces.join(' '));
  if (bodies.join() !== 'all') report(entry, 'bodies all for an official holiday', bodies.join(' '));
  if (hours !== '') report(entry, 'no hours for an official holiday', hours);
  if (!SURE.test(confidence)) report(entry, 'confidence high or medium-high', confidence);
  if (sources.length === 0) report(entry, 'a source for an official holiday', 'none');
}
