/** One address opens 5,000 connections and says nothing; what is closed it opens again. */
import type { Socket } from 'node:net';
import { acceptedFrom } from './accepted.ts';
import { type Attack, problemsOf } from './attack.ts';
import { openFrom } from './connections.ts';

const ADDRESS = '127.23.0.1';
const WANTED = 5_000;
/** As CONNECTIONS_PER_ADDRESS is by default. */
const MOST = 100;
const BATCH = 250;

export const oneAddress: Attack = {
  seconds: 15,
  begin({ port }) {
    const open = new Set<Socket>();
    let tried = 0;
    let most = 0;
    const opening = setInterval(() => {
      for (let count = 0; count < BATCH && open.size < WANTED; count++) {
        const socket = openFrom(ADDRESS, port);
        tried++;
        open.add(socket);
        socket.on('close', () => open.delete(socket));
        socket.resume();
      }
    }, 50);
    let before = new Set<string>();
    const looking = setInterval(() => {
      const now = acceptedFrom(ADDRESS, port);
      // One that is just being closed is not held.
      most = Math.max(most, now.intersection(before).size);
      before = now;
    }, 1_000);
    return {
      async end() {
        clearInterval(opening);
        clearInterval(looking);
        for (const socket of open) socket.destroy();
        return {
          told: `${tried} opened, ${most} held at most`,
          problems: problemsOf([most > 0 && most <= MOST, `${most} connections held`]),
        };
      },
    };
  },
};
