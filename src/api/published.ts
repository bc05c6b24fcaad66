/** Bodies of files that need `data/`: the generator computes them; the resources check them and define their paths. */
import type { z } from 'zod';
import type { FirstYearBasis } from '#tables/types.ts';
import type { Changes } from './schemas/changes.ts';
import type { Ledger } from './schemas/ledger.ts';
import type { Names } from './schemas/names.ts';
import type { Vectors } from './schemas/vectors.ts';

export interface Published {
  /** SHA-256 of all tables, 16 hexadecimal digits: the same data, the same fingerprint */
  readonly fingerprint: string;
  readonly changes: z.output<typeof Changes>;
  readonly ledger: z.output<typeof Ledger>;
  readonly names: z.output<typeof Names>;
  readonly vectors: z.output<typeof Vectors>;
  /** ids of the sources of each Islamic month, by `year-month` */
  readonly hijriSources: ReadonlyMap<string, readonly string[]>;
  /** ids of the sources of each occasion, by slug */
  readonly occasionSources: ReadonlyMap<string, readonly string[]>;
  /** how the first year of each occasion is known, by slug */
  readonly firstYearBases: ReadonlyMap<string, FirstYearBasis | null>;
}
