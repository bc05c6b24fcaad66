/** The hijri months for the converter in the browser. */
import { packHijriTable } from '#core/packed-hijri.ts';
import { tables } from '#tables/index.ts';

export const GET = (): Response => Response.json(packHijriTable(tables.hijriMonths));
