/** The limit on the time spent on answers. A host may have none. */
import type { Answer } from '#api/answer.ts';
import type { ClientAddress } from './client.ts';

export interface Work {
  /** Waits until an answer may be computed. @param id endpoint; undefined for calendar files @returns the refusal, if any */
  admit(id: string | undefined, address: ClientAddress, now: number): Promise<Answer | undefined>;
  /** Computes an answer and charges the address for the processor time. */
  measure<T>(id: string | undefined, address: ClientAddress, now: number, compute: () => T): T;
  /** Charges an address for an answer. @param milliseconds processor time */
  record(id: string | undefined, address: ClientAddress, milliseconds: number, now: number): void;
  /** Processor time of this thread so far, in milliseconds. */
  processorTime(): number;
}
