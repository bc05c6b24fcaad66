/**
 * Response schema of each endpoint, by its id. They check static files at build time and answers in tests, and are
 * published as JSON Schema.
 * Servers do not apply them: that would cost more than the answer.
 */
import { z } from 'zod';
import type { Answers, ListedEndpoint } from '../table.ts';
import { DAY_ANSWERS } from './days.ts';
import { DAY_OFF_ANSWERS } from './days-off.ts';
import { OCCASION_ANSWERS } from './occasions.ts';
import { PLACE_ANSWERS } from './places.ts';

type Shapes = Readonly<Record<keyof Answers, z.ZodType>>;
type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;
/** The shapes that the endpoints' answers fit; `never` in place of the others. */
type Fitting<S extends Shapes> = {
  readonly [Id in keyof Answers]: Answers[Id] extends ReadonlyDeep<z.output<S[Id]>> ? S[Id] : never;
};

/** Does not compile if an endpoint has no shape, or answers what its shape does not allow. */
const fitting = <S extends Shapes>(shapes: S & Fitting<S>): Shapes => shapes;

const SHAPES = fitting({
  ...DAY_ANSWERS,
  ...DAY_OFF_ANSWERS,
  ...OCCASION_ANSWERS,
  ...PLACE_ANSWERS,
});

/** Shape of what an endpoint answers. */
export const shapeOf = ({ id }: Pick<ListedEndpoint, 'id'>): z.ZodType => SHAPES[id];

/** Name of that shape. */
export const shapeName = (endpoint: Pick<ListedEndpoint, 'id'>): string => z.globalRegistry.get(shapeOf(endpoint))!.id!;
