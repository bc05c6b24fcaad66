/** Names of the groups, in code. */
export const GROUPS = ['national', 'islamic', 'cultural', 'faiths', 'global', 'countries', 'fun'] as const;
export type Group = (typeof GROUPS)[number];

/** Shown until the reader chooses. */
export const SHOWN_FIRST: readonly Group[] = ['national', 'islamic', 'cultural'];
