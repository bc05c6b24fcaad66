/** Sixty addresses ask for large files by twenty connections each, and read nothing, or a letter a second. */
import type { Socket } from 'node:net';
import { type Attack, problemsOf } from './attack.ts';
import { addressesOf, openFrom, requestOf } from './connections.ts';

const EACH = 20;
const PATHS = ['/downloads/large.bin', '/downloads/medium.csv', '/api/timezones', '/api/calendar/7.json'];
/** A connection that takes nothing is closed after 30 s, one that takes too little after two minutes at most. */
const SECONDS = 130;

interface Reader {
  readonly socket: Socket;
  readonly since: number;
}

export const slowReaders: Attack = {
  seconds: SECONDS,
  begin({ port }) {
    const readers = new Set<Reader>();
    let closed = 0;
    let isEnding = false;
    let asked = 0;
    const join = (address: string) => {
      if (isEnding) return;
      const socket = openFrom(address, port);
      const reader = { socket, since: Date.now() };
      readers.add(reader);
      socket.pause();
      // Large answers wait in the server; the small ones are sent ahead, so that their sum is large.
      socket.write(requestOf(PATHS[asked++ % PATHS.length]!).repeat(8));
      socket.on('close', () => {
        closed++;
        readers.delete(reader);
        setTimeout(join, 1_000, address);
      });
    };
    for (const address of addressesOf('127.26.0.', 60)) for (let count = 0; count < EACH; count++) join(address);
    // Every second one takes a letter now and then.
    const sipping = setInterval(() => {
      let index = 0;
      for (const { socket } of readers) if (index++ % 2 === 0) socket.read(1);
    }, 1_000);
    return {
      async end() {
        isEnding = true;
        clearInterval(sipping);
        const longest = Math.max(0, ...[...readers].map(({ since }) => (Date.now() - since) / 1000));
        for (const { socket } of readers) socket.destroy();
        return {
          told: `${closed} cut off; the longest had been there for ${longest.toFixed(0)} s`,
          problems: problemsOf([longest < SECONDS - 1, 'a connection was never cut off']),
        };
      },
    };
  },
};
