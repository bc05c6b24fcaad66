/** A closure by a decision: a day off of the whole country by the cabinet, or of some bodies, provinces, counties or hours. */

import { createAlmanac } from '#api/base/almanac.ts';
import { todayInTehran } from '#api/base/tehran.ts';
import { CLOSED_BODIES, CLOSURE_KINDS, type ClosedBody, provinceSlug } from '#core/closures.ts';
import { toLatinDigits, toPersianDigits } from '#core/digits.ts';
import { daysBetween, isFriday, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { tables } from '#tables/index.ts';
import { type Data, readData } from '../../compile/data.ts';
import type { ClosureRow } from '../../compile/forms/closures.ts';
import { ENGLISH_FAULTS, PERSIAN_FAULTS } from '../../compile/lint/texts.ts';
import { placeText } from '../../compile/problems.ts';
import { CLOSURES, pageEdit, withClosures } from './closure-files.ts';
import { dayReader, daysInWords } from './days.ts';
import type { Edit } from './edit.ts';
import { Refusal } from './refusal.ts';
import { freeId, type GivenSource, idOfPage, sourceOf } from './source.ts';
import { type Given, readChoice, readList, readPersianText, readText, withoutFaults } from './values.ts';

/** `far` takes a day far from today. */
export type DayOff = GivenSource &
  Given<'day' | 'until' | 'far' | 'title' | 'title-en' | 'law' | 'scope' | 'counties' | 'bodies' | 'hours' | 'kind'>;

const MAX_DAYS = 14;
/** Decisions are published days before, sometimes afterwards. A day far from today is a typing error. */
const [MAX_DAYS_AGO, MAX_DAYS_AHEAD] = [30, 60];
export const NATIONAL = 'national';
const HOURS = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/;

/** @throws {Refusal} for invalid values */
export function dayOff(root: string, given: DayOff, now: number): Edit {
  const data = readData(root);
  const { first, last } = readDays(given, data, now);
  const [from, to] = [persian.toIsoDate(first), persian.toIsoDate(last)];
  const readPersian = (parameter: string, text: string | undefined) =>
    withoutFaults(parameter, toPersianDigits(readPersianText(parameter, text)), PERSIAN_FAULTS);
  const title = readPersian('--title', given.title);
  const law = readPersian('--law', given.law);
  const scope = readScope(given, data);
  const kind = readChoice('--kind', given.kind ?? 'other', CLOSURE_KINDS);
  const base = [`closure-${from}`, ...scope.provinces.slice(0, 1)].join('-');
  const source = sourceOf(data, idOfPage(given.url) ?? base, given);
  const isOfficial = scope.provinces.length === 0 && scope.bodies.join() === 'all' && scope.hours === '';
  const replaced = narrowerRows(data, given.day, { ...scope, first_day: from, last_day: to }, isOfficial);
  const decision = scope.provinces.length === 0 ? 'decision of the government' : 'decision of the governor';
  const english = readText('--title-en', given['title-en'] ?? `${isOfficial ? 'Day off' : 'Closure'} by ${decision}`);
  const title_en = withoutFaults('--title-en', english, ENGLISH_FAULTS);
  const row = {
    ...scope,
    slug: replaced[0]?.slug ?? slugOf(base, scope, data),
    first_day: from,
    last_day: to,
    kind,
    title_fa: title,
    title_en,
    category: 'national',
    official: isOfficial,
    confidence: 'high',
    decision_fa: law,
    decision,
    sources: [...new Set([source.id, ...replaced.flatMap(({ sources }) => sources)])],
  };
  return {
    data,
    line: `${from}${to === from ? '' : ` to ${to}`}: ${scopeText(scope)}: ${title_en}.`,
    notes: [
      ...daysInWords(first, last, now),
      ...replaced.map((row) => `in place of ${row.slug}: ${scopeText(row)}`),
      ...offAnyway(first, last),
    ],
    files: {
      [CLOSURES]: withClosures(root, replaced, [row]),
      ...pageEdit(root, data, source.id, scope.provinces),
    },
    source,
  };
}

/** @throws {Refusal} for days that do not exist, or far from today */
export function readDays(given: DayOff, data: Data, now: number): { first: Jdn; last: Jdn } {
  const read = dayReader(data, now);
  const first = read.day('day', given.day);
  const last = given.until === undefined ? first : read.day('--until', given.until);
  const away = first - todayInTehran(now);
  if (!given.far && (away < -MAX_DAYS_AGO || away > MAX_DAYS_AHEAD)) {
    const [, words] = daysInWords(first, first, now);
    const allowed = `a day at most ${MAX_DAYS_AGO} days ago or ${MAX_DAYS_AHEAD} ahead; this is ${words}`;
    throw new Refusal('day', given.day, `${allowed} (on the command line, --far takes it)`);
  }
  if (last < first || last - first >= MAX_DAYS) {
    throw new Refusal('--until', given.until, `a day from ${given.day} on, at most ${MAX_DAYS} days in all`);
  }
  return { first, last };
}

type Scope = Pick<ClosureRow, 'provinces' | 'counties' | 'bodies' | 'hours'>;
type Closing = Scope & Pick<ClosureRow, 'first_day' | 'last_day'>;
const BODIES = new Map(CLOSED_BODIES.map((body) => [body, body]));

const citiesOfIran = ({ cities }: Data) => cities.filter(({ country }) => country === 'IR');

/** Slugs of provinces that are named by their slug or in either language; none for the whole country. */
export function readProvinces(scope: string | undefined, data: Data): string[] {
  if (scope === NATIONAL) return [];
  const provinces = new Map(
    citiesOfIran(data).flatMap(({ province_en, province_fa }) =>
      [provinceSlug(province_en), province_en, province_fa].map((name) => [name, provinceSlug(province_en)] as const),
    ),
  );
  return readList('--scope', scope, provinces, 'national alone, or provinces as tehran,alborz');
}

/** Counties are named by their centre, in either language. */
function readScope({ scope, counties, bodies = 'all', hours = '' }: DayOff, data: Data): Scope {
  const named = readProvinces(scope, data);
  const ofProvince = citiesOfIran(data).filter(({ province_en }) => named.includes(provinceSlug(province_en)));
  const towns = new Map(
    ofProvince.flatMap(({ slug, name_fa, name_en }) => [slug, name_fa, name_en].map((name) => [name, slug] as const)),
  );
  if (counties !== undefined && named.length !== 1)
    throw new Refusal('--counties', counties, 'one province in --scope');
  const clock = toLatinDigits(hours);
  if (clock !== '' && !HOURS.test(clock)) throw new Refusal('--hours', hours, 'hours of closing as 12:00-24:00');
  const closed = readList<ClosedBody>('--bodies', bodies, BODIES, CLOSED_BODIES.join(', '));
  return {
    provinces: named,
    counties:
      counties === undefined ? [] : readList('--counties', counties, towns, 'centres of counties of the province'),
    bodies: closed.includes('all') ? ['all'] : closed,
    hours: clock,
  };
}

/**
 * The rows that a wider decision for the same provinces replaces.
 * @throws {Refusal} if a row closes all of it already, or the whole country on one of the days
 */
function narrowerRows({ closures }: Data, day: string | undefined, closing: Closing, isOfficial: boolean) {
  const rows = closures.filter(
    ({ first_day, last_day }) => first_day <= closing.last_day && last_day >= closing.first_day,
  );
  const other = rows.find((row) => (isOfficial ? row.official : closes(row, closing)));
  if (other) {
    throw new Refusal('day', day, `a day that is not closed yet; ${other.slug} is, in ${placeText(other)}`);
  }
  const places = ({ provinces }: Closing) => provinces.toSorted().join();
  return rows.filter((row) => places(row) === places(closing) && closes(closing, row));
}

function closes(row: Closing, { first_day, last_day, provinces, counties, bodies, hours }: Closing): boolean {
  const holds = (ours: readonly string[], theirs: readonly string[]) =>
    ours.length === 0 || (theirs.length > 0 && theirs.every((each) => ours.includes(each)));
  return (
    row.first_day <= first_day &&
    row.last_day >= last_day &&
    holds(row.provinces, provinces) &&
    holds(row.counties, counties) &&
    (row.bodies[0] === 'all' || holds(row.bodies, bodies)) &&
    (row.hours === '' || row.hours === hours)
  );
}

/** The first slug that no row has. */
function slugOf(base: string, { bodies }: Scope, { closures }: Data): string {
  const start = [base, ...(bodies[0] === 'all' ? [] : bodies.slice(0, 1))].join('-');
  return freeId(start, new Set(closures.map(({ slug }) => slug)));
}

const scopeText = ({ provinces, counties, bodies, hours }: Scope): string =>
  [
    bodies[0] === 'all' ? 'everything' : bodies.join(' and '),
    'closed',
    provinces.length === 0 ? 'in the whole country' : `in ${(counties.length > 0 ? counties : provinces).join(', ')}`,
    ...(hours === '' ? [] : [hours]),
  ].join(' ');

/** Returns a message about the days that are off even without the closure. */
function offAnyway(first: Jdn, last: Jdn): string[] {
  const { holidays } = createAlmanac(tables);
  return daysBetween(first, last).flatMap((jdn) => {
    const titles = holidays.onDays(jdn, jdn).map(({ occasion }) => occasion.title_en);
    const reasons = [...(isFriday(jdn) ? ['a Friday'] : []), ...titles];
    return reasons.length === 0 ? [] : [`${persian.toIsoDate(jdn)} is off anyway: ${reasons.join(', ')}`];
  });
}
