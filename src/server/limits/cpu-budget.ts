/** The processor time that an address may use. A host may have no such limit. */
import type { AppRequest } from '../messages.ts';

/** The client for whom the service works. */
export type Asker = Pick<AppRequest, 'address' | 'isGone'>;

export interface CpuBudget {
  /**
   * Runs a piece of work in its turn, and charges the address for its processor time.
   * @param kind pieces of a kind take about the same time
   * @throws {Refusal} if the address has used its time, or too much work waits already
   */
  run<T>(kind: string, asker: Asker, work: () => T | Promise<T>): Promise<T>;
  /** Charges the address for work that is done. @param milliseconds processor time */
  charge(address: Asker['address'], milliseconds: number): void;
}

/** For hosts without a limit. */
export const NO_CPU_BUDGET: CpuBudget = {
  run: async (_kind, _asker, work) => work(),
  charge() {},
};
