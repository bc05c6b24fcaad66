/** Who may pass to the function: the block list and the allowance, as the Node shell asks for them. */
import type { IncomingMessage } from 'node:http';
import type { Answer } from '#api/answer.ts';
import { type Client, clientOf, type Sender, senderAddress } from '../policy/identity.ts';
import { blocked, type Counter, usedUp } from '../policy/limits.ts';
import type { Blocklist } from './blocklist-file.ts';

export interface Gate {
  clientOf(request: IncomingMessage): Client;
  /** the refusal of a blocked client, whatever it asks for; undefined for all others */
  refuse(request: IncomingMessage): Answer | undefined;
  /**
   * Takes an answer out of the client's allowance.
   * @returns the refusal, if the allowance is used up
   */
  take(client: Client, now: number): Answer | undefined | Promise<Answer | undefined>;
}

export interface GateOptions {
  /** answers per client and day in Tehran; 0 = no limit */
  readonly allowance: number;
  readonly counter: Counter;
  readonly blocklist: Blocklist | undefined;
  /** public address of the service: visitors of its own pages are counted by their addresses */
  readonly siteUrl: string;
  readonly trustedHops: number;
}

export function createGate({ allowance, counter, blocklist, siteUrl, trustedHops }: GateOptions): Gate {
  const ownSite = new URL(siteUrl).hostname;

  const senderOf = ({ headers, socket }: IncomingMessage): Sender => ({
    origin: headers.origin,
    referer: headers.referer,
    userAgent: headers['user-agent'],
    // Node joins repeated X-Forwarded-For headers to one text, though its types do not say so.
    address: senderAddress(socket.remoteAddress, headers['x-forwarded-for'] as string | undefined, trustedHops),
  });
  const verdict = (admitted: boolean, now: number) => (admitted ? undefined : usedUp(allowance, now));

  return {
    clientOf: (request) => clientOf(senderOf(request), ownSite),
    refuse: (request) => (blocklist?.blocks(senderOf(request)) ? blocked() : undefined),
    take(client, now) {
      if (allowance === 0) return undefined;
      const admitted = counter.take(client, now);
      return admitted instanceof Promise ? admitted.then((is) => verdict(is, now)) : verdict(admitted, now);
    },
  };
}
