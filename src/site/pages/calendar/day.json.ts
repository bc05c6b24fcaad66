/** What the detail of a day asks beyond the month's grid. */
import { dayIndex } from '#site/day/build.ts';

export const GET = (): Response => Response.json(dayIndex());
