/** Occasions of other faiths and peoples; short enough for browsers. */
import table from '#tables/faiths.json' with { type: 'json' };

/** slugs */
export const faiths = table as readonly string[];
