/** The words of the OpenAPI document about the whole API. */

/** Description of the API. */
export const ABOUT = [
  'Today, conversion between four calendars, public holidays, occasions, month grids, the moment of Nowruz, prayer times and cities.',
  'All requests are GET, no key is needed. Numbers may be written in Latin or Persian digits.',
  'Islamic dates follow the official calendar of Iran; those not yet announced carry estimate: true.',
  'Which of two to take: day for a date and for today, times for prayer times, cities to find a city, search to find an occasion, next for what comes, range for the days of a period, add for deadlines, difference for ages. They take a whole date in `date` or `from`, and a Gregorian one (year 1900 or later) as it is.',
  'A parameter that another endpoint has, a known other name or a near miss is refused with 422 and «did you mean»; other unknown parameters are ignored.',
].join(' ');

/** Groups of operations. */
export const TAGS = [
  { name: 'endpoints', description: 'Answers to a query, by the function; counted' },
  { name: 'files', description: 'Files with the same bytes as the query form where there is one; never counted' },
];
