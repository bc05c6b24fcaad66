/** Storage key of the user's dates. */
export const MY_DATES_KEY = 'salnama:my-dates';
