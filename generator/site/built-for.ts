/** Parameters of this build, for the function that it writes. */
import { currentPersianYear, todayInTehran } from '#api/base/tehran.ts';
import { toIsoDate } from '#core/gregorian.ts';
import type { BuiltFor } from '#server/built-for.ts';

/** @param now milliseconds since 1970 */
export const builtForNow = (siteUrl: string, now: number, contact?: string): BuiltFor => ({
  siteUrl,
  persianYear: currentPersianYear(now),
  built: toIsoDate(todayInTehran(now)),
  ...(contact && { contact }),
});
