/** Names in a query that are no parameters of the endpoint: those of other services, of answers, and of trackers. */
import names from './other-names.json' with { type: 'json' };

/** What trackers and cache busters add to an address. They are ignored everywhere. */
export const IGNORED =
  /^(?:utm_\w+|mc_[ce]id|fbclid|g(?:ad_source|braid|clid|clsrc)|[dw]braid|(?:dcl|igsh|li_fat_|msclk|ttcl|twcl|ycl)id|igsh|_|_gl|_hs\w+|v|ver|t|ts|timestamp|ref|cb|cache_?bust(?:er)?|no_?cache|rand(?:om)?|rnd|\d+)?$/;

const { parameters, notOffered, answerKeys } = names as {
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  readonly notOffered: readonly string[];
  readonly answerKeys: readonly string[];
};

/** Parameter names of other services, with our names for them, nearest first. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(parameters));

/** Known from other services of prayer times, and not offered here. */
export const NOT_OFFERED: ReadonlySet<string> = new Set(notOffered);

/** A form or calendar at the end of an answer's key: `date_gregorian`, `title_fa`. */
const ENDING = /_(?:sh|shamsi|jalali|persian|gregorian|miladi|hijri|qamari|fa|en|id|slug|name)$/;

/** A name as the API writes names: `highLatitudeRule` is `high_latitude_rule`. */
export const inSnakeCase = (name: string): string =>
  (/^[A-Z_]+$/.test(name) ? name : name.replace(/(?<=[a-z])(?=[A-Z])/g, '_')).toLowerCase();

/** A key of an answer without its calendar or language: `date` of `date_gregorian`. */
export const withoutEnding = (name: string): string => name.replace(ENDING, '');

/** Is it a key of an answer? A test compares it with the keys of all answers. */
export const isAnswerKey = (name: string): boolean =>
  ENDING.test(name) || name.startsWith('is_') || ANSWER_KEYS.has(name);

const ANSWER_KEYS: ReadonlySet<string> = new Set(answerKeys);
