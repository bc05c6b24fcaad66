/**
 * Response schema of each endpoint, by its id. They check static files at build time and answers in tests, and are
 * published as JSON Schema.
 * Servers do not apply them: that would cost more than the answer.
 */
import { z } from 'zod';
import { DAY_ANSWERS } from './days.ts';
import { DAY_OFF_ANSWERS } from './days-off.ts';
import { OCCASION_ANSWERS } from './occasions.ts';
import { PLACE_ANSWERS } from './places.ts';
import { SUMMARY_ANSWERS } from './summary.ts';

const RESPONSES: Readonly<Record<string, z.ZodType>> = {
  ...DAY_ANSWERS,
  ...DAY_OFF_ANSWERS,
  ...OCCASION_ANSWERS,
  ...PLACE_ANSWERS,
  ...SUMMARY_ANSWERS,
};

/** Shape of what an endpoint answers. */
export const responseOf = ({ id }: { readonly id: string }): z.ZodType => RESPONSES[id]!;

/** Name of that shape. */
export const shapeName = (endpoint: { readonly id: string }): string => z.globalRegistry.get(responseOf(endpoint))!.id!;
