/** Shape of the answers of `/api/vectors`. */
import { z } from 'zod';

export const VECTOR_GROUPS = [
  'persian-leap-years',
  'persian-first-days',
  'hijri-month-starts',
  'holidays',
  'equinoxes',
  'prayer-times',
] as const;

export const Vector = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .meta({ description: 'one value with its inputs; all vectors of a group have the same keys' });

export const Vectors = z
  .strictObject({
    version: z.string().meta({ description: 'version of the data' }),
    groups: z.array(
      z.strictObject({
        id: z.enum(VECTOR_GROUPS),
        description: z.string(),
        licence: z.string().meta({ description: 'SPDX identifier' }),
        sources: z.array(z.string()).meta({ description: 'ids of sources, or their names as printed' }),
        vectors: z.array(Vector),
      }),
    ),
  })
  .meta({ id: 'Vectors', description: 'Conformance vectors for authors of other libraries' });
