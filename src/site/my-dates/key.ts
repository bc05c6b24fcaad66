/** Where this browser keeps the reader's own dates. */
export const MY_DATES_KEY = 'salnama:my-dates';
