/** Valid requests of very many clients, from pseudo-random numbers. */
import { tables } from '#tables/index.ts';
import { randomNumbers } from '../../bench/random.ts';
import type { Asked } from './ask.ts';

/** Twice as many as the server stores. */
const CLIENTS = 200_000;
const ENCODINGS = ['', '', 'Accept-Encoding: gzip\r\n', 'Accept-Encoding: br\r\n'];

/** @param files URLs of static files to mix with the endpoints */
export function questionMix(seed: number, files: readonly string[]): () => Asked {
  const random = randomNumbers(seed);
  const oneOf = <T>(values: readonly T[]): T => values[random(0, values.length - 1)]!;
  const zone = () => encodeURIComponent(oneOf(tables.timeZones));
  const date = () => `year=${random(1300, 1500)}&month=${random(1, 12)}&day=${random(1, 29)}`;
  const kinds: readonly (() => string)[] = [
    () => oneOf(files),
    () => oneOf(files),
    () => `/api/convert?from=${oneOf(['sh', 'hijri'])}&${date()}`,
    () => `/api/convert?from=gregorian&year=${random(1900, 2100)}&month=${random(1, 12)}&day=${random(1, 28)}`,
    () => '/api/today',
    () => `/api/today?tz=${zone()}`,
    () => `/api/nowruz?year_sh=${random(970, 1580)}&tz=${zone()}`,
    () => `/api/prayer-times?city=${oneOf(tables.places.cities).slug}&${date()}`,
    () => `/api/prayer-times?city=${oneOf(tables.places.cities).slug}`,
    () => `/api/events?year=${random(1347, 1500)}&month_sh=${random(1, 12)}`,
    () => `/api/timezones?country_code=${oneOf(tables.places.countries).code}`,
    () => oneOf(['/holidays.ics', '/api/holidays', '/none', '/api/none', '/api/convert?from=sh']),
    () => (random(1, 4) > 1 ? '/api/today' : `/api/holidays?year=${random(1347, 1500)}`),
    () => (random(1, 4) > 1 ? '/' : `/api/calendar?year=${random(1347, 1500)}&month=${random(1, 12)}`),
  ];
  const identity = () => {
    const client = random(1, CLIENTS);
    switch (client % 3) {
      case 0:
        return `Origin: https://site-${client}.example\r\n`;
      case 1:
        return `User-Agent: app-${client}/1.0 (owner-${client}@mail.example)\r\n`;
      default:
        return `X-Forwarded-For: 10.${client >> 16}.${(client >> 8) & 255}.${client & 255}\r\n`;
    }
  };
  return () => ({ address: oneOf(kinds)(), headers: identity() + oneOf(ENCODINGS) });
}
