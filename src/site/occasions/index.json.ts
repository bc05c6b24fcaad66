/** The occasions that the box of the header searches. */
import { occasionEntries } from '#site/occasions/build.ts';

export const GET = (): Response => Response.json(occasionEntries());
