/**
 * The words of dates, periods and questions, in one dictionary. Each word has a kind, which is a letter, so that the
 * rules of `rules.ts` and `questions.ts` are patterns of kinds. A word that is not there is a name.
 */
import type { CalendarName } from '#core/calendars.ts';
import { lazy } from '#core/lazy.ts';
import words from './lexicon.json' with { type: 'json' };
import { foldedName } from './words.ts';

export interface Meaning {
  readonly kind: string;
  /** a step between periods, days from today, months of a unit, or a place in {@link CALENDARS} */
  readonly value: number;
}

/** Calendars that words name, by the value of the word. */
export const CALENDARS: readonly CalendarName[] = ['persian', 'gregorian', 'hijri', 'imperial'];

/** Words that say which period: «این», «بعد»; in front of it also "last", and after an amount also "ago". */
export const STEP = '[-+*=]';
export const STEP_BEFORE = '[-+*=l]';
export const STEP_OF_AMOUNT = '[-+*=Z]';
/** «پارسال», «سال بعد», "next year" */
export const YEAR_OF_STEP = `(?:Y|${STEP_BEFORE}y|y${STEP})`;

/** Kind of the words that may be left out; `asked.ts` reads their values, and one below 0 is of the past tense. */
export const FILLER = '.';

/**
 * Words by their kind and value; in a word `_` is a space. Kinds:
 * `.` filler, `S` start, `e` end, `l` last, `+` `-` `=` a step to the next, last or this period, `*` one that names the
 * whole period, `Z` one that follows an amount only, as "ago", `Y` year, `D` day from today, `d` day, `g` night, `k` week, `h` month, `y` year, `q` quarter, `f` half,
 * `t` ten days, `O` working day, `c` calendar, `u` first or last day in old deeds, `A` after, `B` before, `F` from,
 * `T` to, `b` between, `&` and, `p` plus, `i` minus, `a` article, `C` how many, `r` left, `E` has, `N` number in the year,
 * `H` day off, `X` a sector by its place in `SECTORS`, `j` official, `L` long weekend of so many days, `K` weekend, `z` leap year,
 * `v` nearest, `U` the Moon at an angle from the Sun, or at any, `M` fiscal, `I` Iran, `G` birth, `Q` hours or minutes,
 * `R` length of a day, fast or night, `J` what is not in the data,
 * `P` summer time.
 */
const WORDS = words as Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

function meanings(): ReadonlyMap<string, Meaning> {
  const rows = Object.entries(WORDS).flatMap(([kind, byValue]) =>
    Object.entries(byValue).map(([value, list]) => ({ meaning: { kind, value: Number(value) }, list: [list].flat() })),
  );
  return new Map(
    rows.flatMap(({ meaning, list }) =>
      list
        .join(' ')
        .split(' ')
        .map((word) => [foldedName(word), meaning] as const),
    ),
  );
}

/** Words of the longest phrase. */
export const MOST_WORDS = 5;

interface YearlySpan {
  readonly names: string;
  readonly fa: string;
  readonly en: string;
  /** Persian month and day */
  readonly first: readonly [month: number, day: number];
  /** or the last day of the month */
  readonly last: readonly [month: number, day: number];
}

const SEASONS: readonly YearlySpan[] = [
  { names: 'بهار spring', fa: 'بهار', en: 'Spring', first: [1, 1], last: [3, 31] },
  { names: 'تابستان تابستون summer', fa: 'تابستان', en: 'Summer', first: [4, 1], last: [6, 31] },
  { names: 'پاییز خزان autumn fall', fa: 'پاییز', en: 'Autumn', first: [7, 1], last: [9, 30] },
  { names: 'زمستان زمستون winter', fa: 'زمستان', en: 'Winter', first: [10, 1], last: [12, 30] },
  { names: 'چله_بزرگ چله_بزرگه', fa: 'چلهٔ بزرگ', en: 'Great Chelleh', first: [10, 1], last: [11, 10] },
  { names: 'چله_کوچک چله_کوچیک چله_کوچیکه', fa: 'چلهٔ کوچک', en: 'Small Chelleh', first: [11, 11], last: [11, 30] },
];

const seasons = (): ReadonlyMap<string, YearlySpan> =>
  new Map(SEASONS.flatMap((season) => season.names.split(' ').map((name) => [foldedName(name), season] as const)));

/** Made when the first text is read: programs that read none start without them. */
export const LEXICON = lazy({
  /** folded words without spaces → what they say */
  meanings,
  /** folded name → season, or part of winter */
  seasons,
});
