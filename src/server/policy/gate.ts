/** Who may pass to the function: the block list and the allowance, the same on every shell. */
import type { Answer } from '#api/answer.ts';
import { type Account, type Allowances, type Client, clientOf } from './accounts.ts';
import { type Counter, charge, lackingOf } from './allowance.ts';
import type { Sender } from './identity.ts';
import { blocked, usedUp } from './refusals.ts';

export interface Gate {
  /** the refusal of a blocked client, whatever it asks of the function; undefined for all others */
  refuse(sender: Sender): Answer | undefined;
  /** undefined: nothing is counted, of nobody */
  clientOf(sender: Sender): Client | undefined;
  /** the refusal, if it is known already that the client's allowance is used up; nothing is taken */
  isUsedUp(client: Client | undefined, now: number): Answer | undefined;
  /**
   * Takes an answer out of the client's allowance.
   * @returns the refusal, if the allowance is used up
   */
  take(client: Client | undefined, now: number): Answer | undefined | Promise<Answer | undefined>;
}

export interface GateOptions extends Allowances {
  readonly counter: Counter;
  readonly blocks?: ((sender: Sender) => boolean) | undefined;
  /** public address of the service: visitors of its own pages are counted by their addresses */
  readonly siteUrl: string;
}

export function createGate({ counter, blocks, siteUrl, ...allowances }: GateOptions): Gate {
  const ownSite = new URL(siteUrl).hostname;
  const isUnlimited = allowances.allowance === 0;
  const refusal = (lacking: Account | undefined, now: number) => lacking && usedUp(lacking, now);
  return {
    refuse: (sender) => (blocks?.(sender) ? blocked() : undefined),
    clientOf: (sender) => (isUnlimited ? undefined : clientOf(sender, ownSite, allowances)),
    isUsedUp: (client, now) => client && refusal(lackingOf(counter, client, now), now),
    take(client, now) {
      if (!client) return undefined;
      const lacking = charge(counter, client, now);
      return lacking instanceof Promise ? lacking.then((account) => refusal(account, now)) : refusal(lacking, now);
    },
  };
}
