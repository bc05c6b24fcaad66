/** What a text may ask, and the parts of its words. */
import type { Sector } from '#core/closures.ts';
import type { PlaceQuestion } from './place-questions.ts';
import type { DateReading, PeriodReading, PlainReading, WorkdaySum } from './reading.ts';
import { type DayReading, type Part, partsOf } from './rules.ts';
import { kindsOf, type Token } from './tokens.ts';

interface OccasionName {
  readonly name: string;
  readonly year: number | undefined;
}

export type Question =
  | { readonly kind: 'date'; readonly reading: PlainReading; readonly sector?: Sector | undefined }
  | { readonly kind: 'workdays'; readonly reading: WorkdaySum }
  /** the days off of a month, a year, a week or a season */
  | { readonly kind: 'days-off'; readonly reading: PeriodReading }
  /** the n-th holiday from tomorrow on or of a period; −1: the last one, or the last one of the period */
  | { readonly kind: 'next-holiday'; readonly nth?: number; readonly within?: PeriodReading }
  /** the next long weekend of so many days or more, or those of a period */
  | { readonly kind: 'long-weekend'; readonly days: number; readonly reading?: PeriodReading }
  /** whether a day is off in a city or a province; the place may also be the name of an occasion */
  | {
      readonly kind: 'day-in-place';
      readonly reading: DayReading;
      readonly sector?: Sector | undefined;
      readonly name: string;
    }
  /** the next Moon at an angle from the Sun, or the first one of a period; below 0, and of a day, its phase */
  | { readonly kind: 'moon'; readonly angle: number; readonly reading: DateReading | undefined }
  /** what is not in the data: 0 eclipses, 1 opening hours */
  | { readonly kind: 'not-listed'; readonly what: number }
  /** how many of a weekday a period has, or how many of them are holidays */
  | {
      readonly kind: 'weekdays';
      readonly weekday: number;
      readonly reading: PeriodReading;
      readonly isOff?: boolean;
    }
  | { readonly kind: 'nothing' }
  /** whether Iran's clock changes */
  | { readonly kind: 'summer-time' }
  /** the years since a day, or since a day of a month or a year */
  | { readonly kind: 'age'; readonly reading: DayReading | PeriodReading }
  /** the working days, the days off or the days of a weekday until an occasion */
  | ({ readonly kind: 'until-occasion'; readonly weekday: number | undefined } & OccasionName)
  /** days counted from an occasion */
  | ({ readonly kind: 'from-occasion'; readonly amounts: readonly Token[]; readonly sign: 1 | -1 } & OccasionName)
  | PlaceQuestion;

export type QuestionOf<Kind extends Question['kind']> = Question & { readonly kind: Kind };

export const dated = (reading: DateReading): Question =>
  reading.kind === 'workdays' ? { kind: 'workdays', reading } : { kind: 'date', reading };

export const TODAY: Token = { kind: 'D', value: 0, text: '', isPersian: false };

/** The groups of patterns in some tokens. */
export function partsIn(tokens: readonly Token[]) {
  const kinds = kindsOf(tokens);
  return (pattern: RegExp): Part | undefined => partsOf(pattern, kinds, tokens);
}
