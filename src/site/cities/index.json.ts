/** The index of cities that the browser searches, and finds the nearest one in. */
import { cityIndex } from '#site/cities/build.ts';

export const GET = (): Response => Response.json(cityIndex());
