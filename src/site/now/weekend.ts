/** The weekend of a country, for readers abroad. ISO weekdays. */

type WeekInfo = { readonly weekend: readonly number[] };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?(): WeekInfo; readonly weekInfo?: WeekInfo };

const FRIDAY_AND_SATURDAY = 'BH DZ EG IL IQ JO KW LY OM QA SA SD SY YE';

/** Of browsers that do not know it themselves. */
function listed(country: string): readonly number[] {
  if (country === 'AF') return [4, 5];
  return FRIDAY_AND_SATURDAY.includes(country) ? [5, 6] : [6, 7];
}

/** @param country its code, such as `AF`; Saturday and Sunday while it is unknown */
export function weekendHere(country = '001'): readonly number[] {
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithWeek;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? listed(country);
}
