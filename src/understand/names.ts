/** Occasions and cities that a text names. */
import type { CitySearch, FoundCity, NamedCity } from './cities.ts';
import { findSubject } from './occasions.ts';
import type { Question } from './question.ts';
import type { Understood } from './questions.ts';
import type { Found, Search } from './search.ts';
import { tokensOf } from './tokens.ts';
import { foldedName } from './words.ts';

export interface Named<O, C> {
  readonly occasions: readonly Found<O>[];
  readonly cities: readonly FoundCity<C>[];
}

export interface Searches<O, C extends NamedCity> {
  readonly occasions: Search<O>;
  readonly cities: CitySearch<C>;
}

/**
 * The occasions and cities of a text, best match first, at most `limit` of each. Similar names are offered only if there
 * is nothing else.
 * @param isAnswered the text is a date or a question with an answer
 */
export function findNamed<O, C extends NamedCity>(
  { occasions, cities }: Searches<O, C>,
  text: string,
  { question, subject, names, isAsked }: Understood,
  { limit, isAnswered }: { readonly limit: number; readonly isAnswered: boolean },
): Named<O, C> {
  // Beside an answer only what has exactly this name is offered, and nothing similar to words that name nothing.
  const namesSomething = tokensOf(text).some(({ kind }) => NAMING.test(kind));
  const named: Search<O> = { find: (each, most) => occasions.find(each, most, !isAnswered) };
  // «تعطیلات مهر» asks for no city of this name.
  const isOfDates = isAnswered && isAsked && question.kind !== 'nothing' && placeOf(question) === undefined;
  const found = {
    occasions: findSubject(named, [text, ...names], limit),
    cities: isOfDates
      ? []
      : cities.find(placeOf(question) ?? subject, limit, !isAnswered && (!isAsked || 'place' in question)),
  };
  // «تاریخ‌های من»: so few letters are left that many names begin with them.
  const isShort = isAsked && foldedName(subject).length < LETTERS_OF_NAME;
  const isWanted = (match: string) =>
    isAnswered || isShort
      ? match === 'exact' || match === 'namesake'
      : namesSomething || (match !== 'words' && match !== 'fuzzy');
  // «روز زن» is no part of «روز زنجان».
  const isWhole = found.occasions.some(({ match }) => match === 'exact');
  const hasMore = [...found.occasions, ...found.cities].some(({ match }) => match !== 'fuzzy');
  const isOffered = ({ match }: { readonly match: string }) =>
    isWanted(match) && !(isWhole ? IN_PART.test(match) : hasMore && match === 'fuzzy');
  // «اذان» resembles many occasions, «قبلهٔ شیراز» and «ساعت آمریکا» name no day, and a moment has its answer.
  const isOfPlace = question.kind === 'prayer' || question.kind === 'qibla';
  const isNoName = (match: string) =>
    (isOfPlace && match !== 'exact') ||
    (question.kind === 'clock' && /words/.test(match)) ||
    (question.kind === 'new-year' && isAnswered);
  return {
    occasions: found.occasions.filter((each) => isOffered(each) && !isNoName(each.match)),
    cities: found.cities.filter(isOffered),
  };
}

/** Names of which the text may be a part of a word, or of the name of a region, and those that are only similar. */
const IN_PART = /^(?:prefix|words|region|fuzzy)$/;

const LETTERS_OF_NAME = 3;

/** Kinds of words that a name may consist of: names, months, weekdays, seasons. */
const NAMING = /^[_mws]$/;

/** The place that a question names; an empty one finds nothing. */
const placeOf = (question: Question): string | undefined => ('place' in question ? question.place : undefined);
