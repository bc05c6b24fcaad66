/** Storage key of the slug of the city that the header's search box leads to, until the city's page remembers it. */
export const CHOSEN_KEY = 'salnama:city';
