/** Sixty addresses take all connections that there are, and say nothing on them. */
import type { Socket } from 'node:net';
import { type Attack, problemsOf } from './attack.ts';
import { addressesOf, openFrom } from './connections.ts';

const EACH = 98;
/** As the server has it. */
const MOST = 5_000;

export const manyAddresses: Attack = {
  seconds: 15,
  begin({ port }) {
    const open = new Set<Socket>();
    const addresses = addressesOf('127.25.0.', 60);
    let tried = 0;
    let turn = 0;
    const opening = setInterval(() => {
      const address = addresses[turn++ % addresses.length]!;
      for (let held = [...open].filter((socket) => socket.localAddress === address).length; held < EACH; held++) {
        const socket = openFrom(address, port);
        tried++;
        open.add(socket);
        socket.on('close', () => open.delete(socket));
        socket.resume();
      }
    }, 20);
    return {
      async end() {
        clearInterval(opening);
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
