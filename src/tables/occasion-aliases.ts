/** Typed access to the other spellings of occasions; apart from the other tables, because only a search reads it. */
import aliases from './occasion-aliases.json' with { type: 'json' };
import type { OccasionAliases } from './types.ts';

/** By slug: other spellings as people type them, Latin ones in small letters. */
export const occasionAliases: ReadonlyMap<string, readonly string[]> = new Map(aliases as unknown as OccasionAliases[]);
