/** The largest city of each time zone, from which the page guesses the city of a first visit. */
import { cities } from '#site/cities/build.ts';
import { rememberedCity } from '#site/data/resources.ts';
import type { CitiesOfZones } from '#site/settings/my-city.browser.ts';

function largestByZone(): CitiesOfZones {
  const bySize = cities.toSorted((a, b) => (a.population ?? 0) - (b.population ?? 0));
  return Object.fromEntries(bySize.map((city) => [city.zone, rememberedCity(city)]));
}

export const GET = (): Response => Response.json(largestByZone());
