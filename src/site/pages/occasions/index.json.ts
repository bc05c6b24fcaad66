/** The occasions that the box of the header searches. */
import { occasionEntries } from '#site/occasions/entries.build.ts';

export const GET = (): Response => Response.json(occasionEntries());
