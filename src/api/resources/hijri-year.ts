/**
 * `/api/hijri/{year}.json`: the months of an Islamic year in Iran, with the basis and probability of each first day.
 */

import { z } from 'zod';
import { HIJRI_BASES } from '#core/hijri.ts';
import * as persian from '#core/persian.ts';
import { todayInTehran } from '../base/tehran.ts';
import { monthDecision } from '../facts/month-decision.ts';
import { isoDate, monthNames as monthNamesShape } from '../schemas/shapes.ts';
import type { BuildContext } from './resource.ts';

const HijriMonth = z
  .strictObject({
    month: z.int().min(1).max(12),
    ...monthNamesShape,
    first_day_gregorian: isoDate,
    first_day_sh: isoDate,
    length: z.int().min(29).max(30),
    basis: z.enum(HIJRI_BASES),
    estimate: z.boolean(),
    probability: z.number().min(0).max(1),
    other_first_day_gregorian: isoDate.nullable(),
    sources: z.array(z.string()),
  })
  .meta({ id: 'HijriMonth', description: 'A month of the Islamic calendar of Iran' });

export const HijriYear = z
  .strictObject({ year: z.int(), months: z.array(HijriMonth).length(12) })
  .meta({ id: 'HijriYear', description: 'The months of an Islamic year' });

export function hijriMonth(year: number, month: number, { almanac, now, published }: BuildContext) {
  const jdn = almanac.hijri.toJdn({ year, month, day: 1 });
  const {
    year: _,
    basis,
    probability,
    other_first_day_gregorian,
    ...first
  } = monthDecision(jdn, almanac, todayInTehran(now));
  if (probability === null) throw new RangeError(`no probability is known of the month ${year}-${month} AH`);
  return {
    ...first,
    first_day_sh: persian.toIsoDate(jdn),
    length: almanac.hijri.monthLength(year, month)!,
    basis,
    estimate: basis === 'estimate',
    probability,
    other_first_day_gregorian,
    sources: [...(published.hijriSources.get(`${year}-${month}`) ?? [])],
  };
}
