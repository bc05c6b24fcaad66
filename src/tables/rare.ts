/** Tables that few endpoints need. The edge worker loads them when the first request needs one. */
import closures from './closures.json' with { type: 'json' };
import holidayLaws from './holiday-laws.json' with { type: 'json' };
import occasionAliases from './occasion-aliases.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import type { Tables } from './types.ts';

export type RareTables = Pick<Tables, 'closures' | 'holidayLaws' | 'occasionAliases' | 'places'>;

export const rareTables = { closures, holidayLaws, occasionAliases, places } as unknown as RareTables;
