/** Evenings of the new crescent, for pages. They are a separate module, so that the API function does not load them. */
import table from '#tables/crescents.json' with { type: 'json' };
import type { CrescentTable } from './types.ts';

export const crescents = table as unknown as CrescentTable;
