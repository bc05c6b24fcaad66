/** Holidays that may still move, with their other day. Build only. */
import { mayMove as mayMoveIn } from '#core/may-move.ts';
import type { Occurrence } from '#core/occasions.ts';
import { almanac } from '#site/data/answers.build.ts';
import type { MayMove } from './may-move.ts';

/** Undefined for a day that cannot move: a day of the Persian calendar, of a decision, or of a certain month. */
export function mayMove(occurrence: Occurrence): MayMove | undefined {
  const move = mayMoveIn(occurrence, almanac);
  return move?.probability === undefined || move.other === undefined
    ? undefined
    : { probability: move.probability, other: move.other };
}
