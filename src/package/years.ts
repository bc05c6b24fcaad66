import * as persian from '#core/persian.ts';

/** First and last Persian year that is known. */
export const YEARS = { first: persian.FIRST_YEAR, last: persian.LAST_YEAR } as const;
