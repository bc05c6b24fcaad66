/** Ten connections send thousands of requests ahead, and read nothing. */
import type { Socket } from 'node:net';
import type { Attack } from './attack.ts';
import { addressesOf, openFrom, requestOf } from './connections.ts';

const AHEAD = 2_900;

export const pipelining: Attack = {
  seconds: 15,
  begin({ port }) {
    const requests = Array.from({ length: AHEAD }, (_, n) => requestOf(`/api/timezones?${n}`)).join('');
    const open = new Set<Socket>();
    let closed = 0;
    let isEnding = false;
    const join = (address: string) => {
      const socket = openFrom(address, port);
      open.add(socket);
      socket.pause();
      socket.write(requests);
      socket.on('close', () => {
        open.delete(socket);
        closed++;
        if (!isEnding) setTimeout(join, 500, address);
      });
    };
    for (const address of addressesOf('127.24.0.', 10)) join(address);
    return {
      async end() {
        isEnding = true;
        const told = `${open.size} connections held, ${closed} closed by the server`;
        for (const socket of open) socket.destroy();
        return { told, problems: [] };
      },
    };
  },
};
