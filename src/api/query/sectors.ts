/**
 * Sectors of the working population: the parameters of day, range, workdays and explain, and the days off of each
 * sector.
 */

import { SECTORS, type Sector, WORKDAY_SECTORS } from '#core/closures.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { findIn } from '#core/required.ts';
import { WEEKENDS, type Weekend, weekendTexts } from '#core/weekends.ts';
import type { WorkdayOptions, Workdays } from '#core/workdays.ts';
import type { SectorRule } from '#tables/types.ts';
import type { Almanac } from '../base/almanac.ts';
import { parameterError } from '../base/errors.ts';
import { oneOf, optional, textLike, type Values, withFallback } from '../base/parameters.ts';

const SECTOR_WORDS = {
  fa: 'برای چه کسی: تعطیلات رسمی (public)، کارگران مشمول قانون کار، ادارات، بانک‌ها یا بورس',
  en: 'For whom: official holidays (public), workers under the Labour Code, offices, banks or the stock exchange',
};

/** The parameter of endpoints about closures, which also name schools. */
export const closureSector = withFallback(
  oneOf({ fa: `${SECTOR_WORDS.fa}، یا مدارس`, en: `${SECTOR_WORDS.en}, or schools` }, SECTORS),
  'public',
);

const counted = oneOf(SECTOR_WORDS, WORKDAY_SECTORS);

/** The parameter without a fallback, for endpoints whose default depends on another parameter. */
export const sectorOrDefault = {
  ...counted,
  allowed: `${counted.allowed}; schools in closures only, because the school year is not in the data`,
};

const sector = withFallback(sectorOrDefault, 'public');

export const province = optional(
  textLike(
    {
      fa: 'استان، به نام انگلیسی؛ تعطیلی‌های آن هم شمرده می‌شود. اگر ندهید، تنها تعطیلی‌های سراسری',
      en: 'Province, by its English slug: its closures count too. Default: nationwide closures only',
    },
    /^[a-z-]+$/,
    'the English slug of a province, such as razavi-khorasan',
  ),
);

/** The days off of a sector. */
export const ruleOf = (sector: Sector, { sectors }: Pick<Almanac, 'sectors'>): SectorRule =>
  findIn(sectors, (rule) => rule.sector === sector);

/** The sector's own yearly days off that fall on a day. */
export function ownDaysOff(jdn: Jdn, { days_off }: SectorRule): SectorRule['days_off'] {
  const { year, month, day } = persian.fromJdn(jdn);
  return days_off.filter((own) => own.month === month && own.day === day && own.first_year <= year);
}

/** `thursday-friday` */
const WEEKEND_NAMES = Object.fromEntries(
  Object.entries(weekendTexts()).map(([id, { en }]) => [en.toLowerCase().replace(' and ', '-'), id as Weekend]),
);

/** Options that define the days off. */
export const workdayParameters = {
  weekend: optional(
    oneOf(
      {
        fa: 'روزهای آخر هفته؛ اگر ندهید، آخر هفتهٔ `sector` (برای public جمعه)',
        en: 'Days of the weekend; default: the weekend of `sector` (fri for public)',
      },
      WEEKENDS,
      WEEKEND_NAMES,
    ),
  ),
  closures: withFallback(
    oneOf(
      {
        fa: 'تعطیلی‌های موردی (مانند روزهای گرما) روز تعطیل شمرده شوند یا نه',
        en: 'Whether days closed once by a decision (as for heat) count as days off',
      },
      ['yes', 'no'],
    ),
    'yes',
  ),
  sector,
  province,
} as const;

export type WorkdayQuery = Values<typeof workdayParameters>;

/** The workdays of a query, and how they are counted. @throws {RequestError} 422 for an unknown province */
export function workdaysFor(
  { weekend, closures, sector, province }: WorkdayQuery,
  almanac: Almanac,
): { workdays: Workdays; options: WorkdayOptions } {
  checkProvince(province, almanac);
  return {
    workdays: almanac.workdaysOf({ sector, province }),
    options: { weekend: weekend ?? 'own', closures: closures === 'yes' },
  };
}

/** @throws {RequestError} 422 for a province that is not there */
export function checkProvince(province: string | undefined, almanac: Almanac): void {
  if (province === undefined || almanac.provinces.has(province)) return;
  throw parameterError('province', province, `one of ${[...almanac.provinces.keys()].sort().join(', ')}`);
}
