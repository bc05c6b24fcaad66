/** Where a session keeps the slug of the city that the header's box leads to, until its page remembers it. */
export const CHOSEN_KEY = 'salnama:city';
