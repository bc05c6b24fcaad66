/** Tables that `today`, `convert` and `nowruz` do without. The edge worker loads them when the first request needs one. */
import closures from './closures.json' with { type: 'json' };
import dayLists from './day-lists.json' with { type: 'json' };
import holidayLaws from './holiday-laws.json' with { type: 'json' };
import occasionAliases from './occasion-aliases.json' with { type: 'json' };
import occasions from './occasions.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import type { Tables } from './types.ts';

export type RareTables = Pick<
  Tables,
  'closures' | 'dayLists' | 'holidayLaws' | 'occasionAliases' | 'occasions' | 'places'
>;

export const rareTables = {
  closures,
  dayLists,
  holidayLaws,
  occasionAliases,
  occasions,
  places,
} as unknown as RareTables;
