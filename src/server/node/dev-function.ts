/** The function as the development server loads it: made anew whenever Vite sees a change of its code or tables. */
import { createAlmanac } from '#api/almanac.ts';
import { createCaches } from '#api/caches.ts';
import { createHandler } from '#api/handler.ts';
import { tables } from '#tables/index.ts';

const almanac = createAlmanac(tables, createCaches());

export const handlerFor = (siteUrl: string) => createHandler({ almanac, siteUrl });
