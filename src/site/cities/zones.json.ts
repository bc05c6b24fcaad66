/** The largest city of each time zone of a part of the world, from which the page guesses the city of a first visit. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { cities } from '#site/cities/build.ts';
import { rememberedCity, ZONE_AREAS } from '#site/data/resources.ts';
import type { CitiesOfZones } from '#site/settings/my-city.browser.ts';

export const getStaticPaths: GetStaticPaths = () => ZONE_AREAS.map((area) => ({ params: { area } }));

function largestByZone(area: string): CitiesOfZones {
  const bySize = cities.toSorted((a, b) => (a.population ?? 0) - (b.population ?? 0));
  const ofArea = bySize.filter(({ zone }) => zone.startsWith(`${area}/`));
  return Object.fromEntries(ofArea.map((city) => [city.zone, rememberedCity(city)]));
}

export const GET: APIRoute = ({ params }) => Response.json(largestByZone(params.area!));
