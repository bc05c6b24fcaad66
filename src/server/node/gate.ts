/** The gate as the Node shell asks it: who sends a request, and whether its address asks too fast. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer } from '#api/answer.ts';
import { createGate, type Gate, type GateOptions } from '../policy/gate.ts';
import { networkOf, type Sender, senderAddress } from '../policy/identity.ts';
import type { Rate } from '../policy/rate.ts';
import { tooFast } from '../policy/refusals.ts';

export interface NodeGate extends Gate {
  senderOf(request: IncomingMessage): Sender;
  /** the refusal of an address that asks too fast, whatever it asks for */
  slowDown(sender: Sender, now: number): Answer | undefined;
}

export interface NodeGateOptions extends GateOptions {
  /** undefined: as fast as they like */
  readonly rate?: Rate;
  readonly trustedHops: number;
}

export function createNodeGate({ rate, trustedHops, ...options }: NodeGateOptions): NodeGate {
  /** Canonical addresses of the open connections. */
  const addresses = new WeakMap<Socket, string>();

  function remoteOf(socket: Socket): string {
    let address = addresses.get(socket);
    if (address === undefined) {
      address = senderAddress(socket.remoteAddress, undefined, 0);
      addresses.set(socket, address);
    }
    return address;
  }
  function addressOf({ headers, socket }: IncomingMessage): string {
    // Node joins repeated X-Forwarded-For headers to one text, though its types do not say so.
    const forwardedFor = headers['x-forwarded-for'] as string | undefined;
    if (trustedHops === 0 || forwardedFor === undefined) return remoteOf(socket);
    return senderAddress(socket.remoteAddress, forwardedFor, trustedHops);
  }

  return {
    ...createGate(options),
    senderOf: (request) => ({
      origin: request.headers.origin,
      referer: request.headers.referer,
      userAgent: request.headers['user-agent'],
      address: addressOf(request),
    }),
    slowDown: ({ address }, now) => (!rate || rate(networkOf(address), now) ? undefined : tooFast()),
  };
}
