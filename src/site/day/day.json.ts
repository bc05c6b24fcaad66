/** Facts that the detail of a day needs in addition to the month's grid. */
import { dayIndex } from '#site/day/build.ts';

export const GET = (): Response => Response.json(dayIndex());
