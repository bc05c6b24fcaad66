/** Parameters of the endpoints that answer with a list: how many entries, and the text to search for. */
import { type Parameter, wholeNumber, withFallback } from './parameters.ts';
import { isSearchable, MAX_SEARCH_LETTERS } from './search.ts';

const MAX_FOUND = 50;
const DEFAULT_FOUND = 10;

/** The most entries to answer with: a whole number up to 50. */
export const limited = (description: { fa: string; en: string }, fallback: number) =>
  withFallback(wholeNumber(description, 1, MAX_FOUND), String(fallback));

/** A text to search for, as it was typed. */
export const searchText: Parameter<string> = {
  description: {
    fa: 'متن جست‌وجو؛ ی و ي، ک و ك، نیم‌فاصله، اعراب و بزرگی و کوچکی حروف فرقی نمی‌کند',
    en: 'Text to search for; letter forms, half-spaces, diacritics and case are ignored',
  },
  allowed: `a text of 1 to ${MAX_SEARCH_LETTERS} letters`,
  schema: { type: 'string', minLength: 1, maxLength: MAX_SEARCH_LETTERS },
  read: (text) => (text.trim() !== '' && isSearchable(text) ? text : undefined),
};

export const mostFound = limited({ fa: 'حداکثر تعداد نتیجه‌ها', en: 'Maximum number of results' }, DEFAULT_FOUND);
