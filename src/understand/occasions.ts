/** Occasions by name: «عید سده», «نوروز ۱۴۰۶», «وفات پیامبر», "Republic Day". */
import type { Category, Occasion } from '#core/occasions.ts';
import { sameWord } from './name-forms.ts';
import { type Found, isSearchable, MAX_SEARCH_LETTERS, type Search, type Searchable } from './search.ts';
import { tokensOf } from './tokens.ts';
import { dividedWords, foldedName } from './words.ts';

/** Words of names that people add or leave out. */
const USUAL_WORDS: ReadonlySet<string> = new Set(
  `عید روز هفته شب لیالی جشن لحظه ساعت زمان وقت سالروز سالگرد مراسم مناسبت ایام شبهای حضرت سال ماه جهانی ملی بزرگداشت سعید باستانی مبارک
  جژن جژنی day eid feast festival night eve moment holiday anniversary of the time iran ایران eyd eyde eide shab shabe jashn jashne saat saate zaman al week world international national`.split(
    /\s+/,
  ),
);

/** A name without them, but not without a night or a period: «کارگر» of «روز جهانی کارگر», "ghadir" of "Eid al-Ghadir". */
export const coreOf = (name: string): string =>
  dividedWords(name)
    .filter((word) => !USUAL_WORDS.has(word) || NIGHTS.has(word) || /^(?:ماه|سال)$/.test(word))
    .join('');

/** The night before a day is not the day: «شب عاشورا», "Christmas Eve". */
const NIGHTS: ReadonlySet<string> = new Set('شب شبهای لیالی لیله night eve shab shabe'.split(' '));
const nightsIn = (text: string): number => dividedWords(text).filter((word) => NIGHTS.has(word)).length;

const YEAR = /^\d{4}$/;

/**
 * Matches of a text, or of the beginning of a long one; if nothing is more than similar, those of the text without its
 * year, then without words such as «عید» and "day".
 */
export function findNames<T>({ find }: Search<T>, typed: string, limit: number): Found<T>[] {
  const text = isSearchable(typed) ? typed : typed.slice(0, MAX_SEARCH_LETTERS);
  const words = dividedWords(text);
  const withoutYear = words.filter((word) => !YEAR.test(word));
  const rest = withoutYear.filter((word) => !USUAL_WORDS.has(sameWord(word)));
  const shortened = [withoutYear, rest].map((each) => each.join(' '));
  let similar: Found<T>[] = [];
  for (const each of new Set([text, ...shortened])) {
    // What is left of a text may be similar to many names.
    const isWhole = each === text || each === shortened[0];
    const more = 2 * foldedName(each).length - coreOf(shortened[0]!).length;
    const isDay = nightsIn(each) < nightsIn(text);
    const isOf = (match: string) => match === 'exact' || (match !== 'fuzzy' && more >= (match === 'words' ? 1 : 0));
    const found = find(each, limit)
      .filter(({ match }) => isWhole || isOf(match))
      .map((one) => ({ ...one, match: one.match === 'exact' && isDay ? 'known-words' : one.match }));
    if (found.some(({ match }) => match !== 'fuzzy' && match !== 'words')) return found;
    if (similar.every(({ match }) => match === 'fuzzy') && (similar.length === 0 || hasWords(found))) similar = found;
  }
  const names = withoutYear.filter((word) => word !== 'and' && word !== 'و');
  return hasWords(similar) ? similar : (twoNames(find, names) ?? similar);
}

const hasWords = (found: readonly { readonly match: string }[]): boolean =>
  found.some(({ match }) => match === 'words');

/** Fewer letters resemble too many names. */
const LETTERS_OF_SIMILAR = 5;

/** Occasions whose whole name is similar to a text without its year: «شب یادا», "chrismas 2027". */
export function findSimilar<T>({ find }: Search<T>, typed: string, limit: number): Found<T>[] {
  const words = dividedWords(typed).filter((word) => !YEAR.test(word));
  const letters = words.join('');
  // "yesterday" is no Easter Day.
  const isName = tokensOf(typed).some(({ kind }) => kind === '_');
  if (!isName || letters.length < LETTERS_OF_SIMILAR || !isSearchable(typed)) return [];
  return find(words.join(' '), limit).filter(({ match }) => match === 'fuzzy');
}

/** «تاسوعا عاشورا» names two occasions. */
function twoNames<T>(find: Search<T>['find'], words: readonly string[]): Found<T>[] | undefined {
  const named = (part: readonly string[]) => find(part.join(' '), 1, false).filter(({ match }) => match === 'exact');
  const divided = words
    .slice(1, MOST_NAME_WORDS)
    .map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)].map(named));
  return divided.find((names) => names.every((each) => each.length > 0))?.flat();
}

/** More are no names side by side. */
const MOST_NAME_WORDS = 5;

/** Matches of the first of some texts that is a name, or of the last one. */
export function findSubject<T>(search: Search<T>, texts: readonly string[], limit: number): Found<T>[] {
  let found: Found<T>[] = [];
  for (const text of new Set(texts)) {
    found = findNames(search, text, limit);
    if (found[0]?.match === 'exact') break;
  }
  return found;
}

/** Iran's own before those of the world, and these before other countries' and those for fun. */
const CATEGORY_WEIGHTS: Readonly<Record<Category, number>> = {
  national: 0,
  religious: 0,
  cultural: 0,
  global: -20,
  countries: -40,
  fun: -40,
};

/** What is no longer kept stands behind what is. */
const ENDED_WEIGHT = -10;

type Weighed = Pick<Occasion, 'category' | 'holidayYears' | 'years' | 'rank'>;

/** Weight among equal matches: holidays first, then by rank. */
const occasionWeight = ({ category, holidayYears, years: [, last], rank }: Weighed): number =>
  (holidayYears.length > 0 ? 10 : 0) - rank + CATEGORY_WEIGHTS[category] + (last === null ? 0 : ENDED_WEIGHT);

/** First rank at which a text shorter than the title does not match the occasion. */
const LITTLE_KNOWN = 5;

/** «کریسمس (زادروز عیسی مسیح)» is «کریسمس» too, «آغاز دههٔ فجر» «دههٔ فجر», and "Mothers' Day" has the word "mother". */
export const titleForms = (title: string, rank: number): string[] => [
  title,
  ...(rank < LITTLE_KNOWN ? [title.replace(/^آغاز (?=هفته|ده|ایام)| \(.*\)$/g, '')] : []),
  title.replace(/['’]s\b|s['’]/g, ''),
];

/** What is no longer kept is no rival of what is: «روز مادر» is the one of today. */
const rankAmongNames = ({ rank, years: [, last] }: Pick<Occasion, 'rank' | 'years'>): number =>
  last === null ? rank : Math.max(rank, LITTLE_KNOWN);

/**
 * Without occasions that have ended if another of the same titles was kept later: a search finds the last of them. Days off
 * by a decision stay, each of them.
 */
export function withoutFormer<One extends Pick<Occasion, 'title_fa' | 'title_en' | 'years' | 'isClosure'>>(
  occasions: readonly One[],
): One[] {
  const titles = ({ title_fa, title_en }: One): string => `${title_fa}\n${title_en}`;
  const lastYear = ({ years: [, last] }: One): number => last ?? Infinity;
  const kept = new Map<string, number>();
  for (const one of occasions) kept.set(titles(one), Math.max(lastYear(one), kept.get(titles(one)) ?? 0));
  return occasions.filter((one) => one.isClosure || lastYear(one) === kept.get(titles(one)));
}

/** An occasion by its titles, its slug and other spellings. */
export const searchableOccasion = (
  { title_fa, title_en, slug, ...occasion }: Occasion,
  aliases: readonly string[] = [],
): Searchable => ({
  names: [
    ...[title_fa, title_en].flatMap((title) => titleForms(title, rankAmongNames(occasion))),
    slug.replaceAll('-', ' '),
    ...aliases,
  ],
  weight: occasionWeight(occasion),
  isKnownByWords: true,
});
