/** Evenings of the new crescent, for pages; kept apart from the other tables, so that the function does not carry them. */
import table from './crescents.json' with { type: 'json' };
import type { CrescentTable } from './types.ts';

export const crescents = table as unknown as CrescentTable;
