/** What the answers cost: each address is charged for the processor's time that its answers take. */
import type { Answer } from '#api/answer.ts';
import { overloaded, tooExpensive } from '../refusals.ts';
import { createRateLimit } from './rate.ts';

/** Milliseconds of work for one address in a second, and at once. */
const WORK_PER_SECOND = 100;
const MAX_WORK_AT_ONCE = 2_000;
/** Endpoints whose answers usually take longer, in milliseconds, are refused first when the service is overloaded. */
const MIN_EXPENSIVE = 5;
/** Part of the last answer in the usual time of an endpoint. */
const SMOOTHING = 0.1;

export interface Work {
  /** The refusal of an answer that would have to be computed. @param id of the endpoint; undefined for calendar files */
  refusal(id: string | undefined, address: string, now: number): Answer | undefined;
  /** Charges an address for an answer. */
  record(id: string | undefined, address: string, milliseconds: number, now: number): void;
}

/**
 * @param isOverloaded has the service more work than it can do?
 * @param isLimited false: an address may take as much as it likes
 */
export function createWork(isOverloaded: () => boolean = () => false, isLimited = true): Work {
  const limit = createRateLimit(isLimited ? WORK_PER_SECOND : 0, MAX_WORK_AT_ONCE);
  const usual = new Map<string | undefined, number>();
  return {
    refusal(id, address, now) {
      if (limit.isExhausted(address, now)) return tooExpensive();
      return isOverloaded() && (usual.get(id) ?? 0) >= MIN_EXPENSIVE ? overloaded() : undefined;
    },
    record(id, address, milliseconds, now) {
      limit.charge(address, milliseconds, now);
      usual.set(id, (usual.get(id) ?? 0) * (1 - SMOOTHING) + milliseconds * SMOOTHING);
    },
  };
}
