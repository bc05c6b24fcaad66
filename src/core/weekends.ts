/** Weekends: their ids, days and names. */
import { type Name, WEEKDAYS } from './names.ts';

/** A weekend is one line here; three letters a day make its id, because the style sheets of the pages look for Thursday and Saturday. */
const TABLE = {
  fri: [5],
  'thu-fri': [4, 5],
  'fri-sat': [5, 6],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Weekend = keyof typeof TABLE;
export const WEEKENDS = Object.keys(TABLE) as Weekend[];
/** ISO weekdays that are off. */
export const WEEKEND_DAYS: Readonly<Record<Weekend, readonly number[]>> = TABLE;

/**
 * A text for each weekend.
 * @param textOf of the names of its days, as `Thursday and Friday`
 * @param and what joins the names
 * @__NO_SIDE_EFFECTS__ unused texts leave a bundle
 */
export function weekendTexts(
  textOf: (days: string, language: keyof Name) => string = (days) => days,
  and: Name = { fa: 'و', en: 'and' },
): Readonly<Record<Weekend, Name>> {
  const textIn = (weekend: Weekend, language: keyof Name) => {
    const names = WEEKEND_DAYS[weekend].map((weekday) => WEEKDAYS[weekday - 1]![language]);
    return textOf(names.join(` ${and[language]} `), language);
  };
  const texts = WEEKENDS.map((weekend) => [weekend, { fa: textIn(weekend, 'fa'), en: textIn(weekend, 'en') }]);
  return Object.fromEntries(texts) as Record<Weekend, Name>;
}
