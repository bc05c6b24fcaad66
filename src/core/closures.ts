/** One-off closures, and the sectors to which they give days off. */
import type { Jdn } from './jdn.ts';
import * as persian from './persian.ts';
import type { DayOff } from './workdays.ts';

/** Why something is closed. */
export const CLOSURE_KINDS = [
  'heat',
  'cold',
  'dust',
  'air',
  'power',
  'health',
  'mourning',
  'ceremony',
  'election',
  'war',
  'bridge',
  'holiday',
  'other',
] as const;
type ClosureKind = (typeof CLOSURE_KINDS)[number];

/** Levels of schools that a decision closes alone. */
const SCHOOL_LEVELS = ['primary-schools', 'lower-secondary-schools'] as const;
/** Is it a level of schools, not all of them? */
export const isSchoolLevel = (body: string): boolean => SCHOOL_LEVELS.some((level) => level === body);

/** Bodies that a decision closes; `schools` are all levels, `all` is a general closure, including shops and workshops. */
export const CLOSED_BODIES = ['offices', 'schools', ...SCHOOL_LEVELS, 'banks', 'exchange', 'all'] as const;
export type ClosedBody = (typeof CLOSED_BODIES)[number];

/** Groups whose workdays may differ: the public, workers under the Labour Code, or one kind of body. */
export const SECTORS = ['public', 'labour', 'offices', 'banks', 'schools', 'exchange'] as const;
export type Sector = (typeof SECTORS)[number];

/** Sectors whose workdays are counted; those of schools are not, because the school year is not in the data. */
export const WORKDAY_SECTORS = ['public', 'labour', 'offices', 'banks', 'exchange'] as const satisfies Sector[];
export type WorkdaySector = (typeof WORKDAY_SECTORS)[number];

/** How well the sources attest a closure; from the least to the most. */
export const CLOSURE_CONFIDENCES = ['low', 'medium', 'high'] as const;
type ClosureConfidence = (typeof CLOSURE_CONFIDENCES)[number];

export interface Closure {
  readonly slug: string;
  readonly firstDay: Jdn;
  readonly lastDay: Jdn;
  readonly kind: ClosureKind;
  readonly bodies: readonly ClosedBody[];
  /** slugs; none: the whole country */
  readonly provinces: readonly string[];
  /** slugs of the counties' centres, all in one province; empty: the whole province */
  readonly counties: readonly string[];
  /** `HH:MM-HH:MM`, when the bodies were closed; null: all day */
  readonly hours: string | null;
  readonly title_fa: string;
  readonly title_en: string;
  /** whether it is an official holiday of the whole country; then the holidays include it, too */
  readonly official: boolean;
  readonly confidence: ClosureConfidence;
  /** ids */
  readonly sources: readonly string[];
}

/** The sector and province whose closures count. */
interface ClosureScope {
  readonly sector: Sector;
  /** slug; undefined: the whole country only */
  readonly province?: string | undefined;
}

/** The sector and province whose workdays are counted. */
export interface WorkdayScope extends ClosureScope {
  readonly sector: WorkdaySector;
}

/** The slug of a province: `Razavi Khorasan` → `razavi-khorasan` */
export const provinceSlug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Does the closure name the sector or everything? */
export const closesSector = ({ bodies }: Pick<Closure, 'bodies'>, sector: Sector): boolean =>
  bodies.some((body) => body === sector || body === 'all');

/** Does it close all or some of the body? One of all schools concerns each level, and one of a level the schools. */
export const concerns = ({ bodies }: Pick<Closure, 'bodies'>, body: Sector | ClosedBody): boolean =>
  bodies.some(
    (closed) =>
      closed === 'all' ||
      closed === body ||
      (body === 'schools' && isSchoolLevel(closed)) ||
      (closed === 'schools' && isSchoolLevel(body)),
  );

/** Is the closure nationwide, or in the province? */
export const isIn = ({ provinces }: Pick<Closure, 'provinces'>, province: string | undefined): boolean =>
  provinces.length === 0 || (province !== undefined && provinces.includes(province));

/**
 * Is the whole day off for the sector? Closures of some hours or some counties do not count. The exchange serves the
 * whole country, so closures of provinces do not close it.
 */
export function isDayOff(closure: Closure, { sector, province }: ClosureScope): boolean {
  if (sector === 'public' && closure.provinces.length === 0) return closure.official;
  const isWhole = closure.hours === null && closure.counties.length === 0;
  return isWhole && closesSector(closure, sector) && isIn(closure, sector === 'exchange' ? undefined : province);
}

/**
 * Days off of a sector that are not official holidays.
 * @param yearly its own days, each from its first Persian year to `lastYear`
 * @param closures first and last days
 */
export function* sectorDaysOff(
  yearly: readonly (readonly [month: number, day: number, firstYear: number])[],
  lastYear: number,
  closures: readonly (readonly [first: number, last: number])[],
): Generator<DayOff> {
  for (const [month, day, firstYear] of yearly) {
    for (let year = firstYear; year <= lastYear; year++) {
      yield { jdn: persian.toJdn({ year, month, day }), isClosure: false, estimate: false };
    }
  }
  for (const [first, last] of closures) {
    for (let jdn = first; jdn <= last; jdn++) yield { jdn: jdn as Jdn, isClosure: true, estimate: false };
  }
}
