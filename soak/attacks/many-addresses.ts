/** Sixty addresses take all connections that there are, and say nothing on them. */
import type { Socket } from 'node:net';
import { acceptedFrom } from './accepted.ts';
import { type Attack, problemsOf } from './attack.ts';
import { addressesOf, openFrom } from './connections.ts';

const NETWORK = '127.25.0.';
const EACH = 98;
/** As the server has it. */
const MOST = 5_000;

export const manyAddresses: Attack = {
  seconds: 15,
  begin({ port }) {
    const addresses = addressesOf(NETWORK, 60);
    const open = new Map(addresses.map((address) => [address, new Set<Socket>()]));
    let tried = 0;
    let turn = 0;
    let most = 0;
    const opening = setInterval(() => {
      const address = addresses[turn++ % addresses.length]!;
      const held = open.get(address)!;
      while (held.size < EACH) {
        const socket = openFrom(address, port);
        tried++;
        held.add(socket);
        socket.on('close', () => held.delete(socket));
        socket.resume();
      }
    }, 20);
    const looking = setInterval(() => {
      most = Math.max(most, acceptedFrom(NETWORK, port).size);
    }, 1_000);
    return {
      async end() {
        clearInterval(opening);
        clearInterval(looking);
        for (const sockets of open.values()) for (const socket of sockets) socket.destroy();
        return {
          told: `${tried} opened, ${most} held at most`,
          problems: problemsOf([most > 0 && most <= MOST, `${most} connections held`]),
        };
      },
    };
  },
};
