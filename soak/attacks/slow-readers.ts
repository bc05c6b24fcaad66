/** Sixty addresses ask for large files by twenty connections each, and read nothing, or a letter a second. */
import type { Socket } from 'node:net';
import { acceptedFrom } from './accepted.ts';
import { type Attack, problemsOf } from './attack.ts';
import { addressesOf, openFrom, requestOf } from './connections.ts';

const NETWORK = '127.26.0.';
const EACH = 20;
/** With eight of each, more than the kernel takes for a client that does not read. */
const PATHS = ['/downloads/large.bin', '/downloads/medium.csv'];
const AHEAD = 8;
/** Who takes nothing is closed after half a minute; who takes too little is judged over a minute, from the second one on. */
const LONGEST_MS = 125_000;
/** On one machine the kernel takes megabytes for each that comes, more than any line brings. */
const COMES_AGAIN_MS = 30_000;

interface Reader {
  readonly socket: Socket;
  readonly since: number;
}

export const slowReaders: Attack = {
  seconds: 150,
  begin({ port }) {
    const readers = new Set<Reader>();
    let cutOff = 0;
    let longest = 0;
    let asked = 0;
    let isEnding = false;
    const join = (address: string) => {
      if (isEnding) return;
      const socket = openFrom(address, port);
      readers.add({ socket, since: Date.now() });
      socket.pause();
      socket.write(requestOf(PATHS[asked++ % PATHS.length]!).repeat(AHEAD));
    };
    const addresses = addressesOf(NETWORK, 60);
    for (const address of addresses) for (let count = 0; count < EACH; count++) join(address);

    const sipping = setInterval(() => {
      let index = 0;
      for (const { socket } of readers) if (index++ % 2 === 0) socket.read(1);
    }, 1_000);
    const looking = setInterval(() => {
      const accepted = acceptedFrom(NETWORK, port);
      for (const reader of readers) {
        const { localAddress, localPort } = reader.socket;
        const age = Date.now() - reader.since;
        // It takes a moment until the server has taken a connection up.
        if (age < 10_000) continue;
        if (accepted.has(`${localAddress}:${localPort}`)) {
          longest = Math.max(longest, age);
          continue;
        }
        cutOff++;
        readers.delete(reader);
        reader.socket.destroy();
        setTimeout(join, COMES_AGAIN_MS, addresses[cutOff % addresses.length]!);
      }
    }, 2_000);
    return {
      async end() {
        isEnding = true;
        clearInterval(sipping);
        clearInterval(looking);
        for (const { socket } of readers) socket.destroy();
        return {
          told: `${cutOff} cut off, the last of them after ${(longest / 1000).toFixed(0)} s`,
          problems: problemsOf(
            [cutOff > 0, 'nobody was cut off'],
            [longest < LONGEST_MS, `a connection was held for ${(longest / 1000).toFixed(0)} s`],
          ),
        };
      },
    };
  },
};
