/** One address opens 5,000 connections and says nothing; what is closed it opens again. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, problemsOf } from './attack.ts';
import { openFrom } from './connections.ts';

const WANTED = 5_000;
/** As CONNECTIONS_PER_ADDRESS is by default. */
const MOST = 100;
const BATCH = 250;

export const oneAddress: Attack = {
  seconds: 15,
  begin({ port }) {
    const open = new Set<Socket>();
    let tried = 0;
    const opening = setInterval(() => {
      for (let count = 0; count < BATCH && open.size < WANTED; count++) {
        const socket = openFrom('127.23.0.1', port);
        tried++;
        open.add(socket);
        socket.on('close', () => open.delete(socket));
        socket.resume();
      }
    }, 50);
    return {
      async end() {
        clearInterval(opening);
        // What was on its way is opened or closed by then.
        await sleep(2_000);
        const held = [...open].filter(({ readyState }) => readyState === 'open').length;
        for (const socket of open) socket.destroy();
        return {
          told: `${tried} opened, ${held} held`,
          problems: problemsOf([held <= MOST, `${held} connections held`]),
        };
      },
    };
  },
};
