/** Twenty addresses begin as many messages to /mcp as they may, nearly of the greatest length, and never end them. */
import type { Socket } from 'node:net';
import { type Attack, problemsOf } from './attack.ts';
import { addressesOf, openFrom } from './connections.ts';

const ADDRESSES = addressesOf('127.29.0.', 20);
const EACH = 90;
const HEAD =
  'POST /mcp HTTP/1.1\r\nHost: salnama.example\r\nContent-Type: application/json\r\nContent-Length: 65500\r\n\r\n';
const HALF = HEAD + ' '.repeat(64_000);

export const halfMessages: Attack = {
  seconds: 20,
  begin({ port }) {
    const open = new Set<Socket>();
    let begun = 0;
    let taken = 0;
    let isEnding = false;

    function begin(address: string): void {
      if (isEnding) return;
      const socket = openFrom(address, port);
      open.add(socket);
      begun++;
      socket.on('connect', () => socket.write(HALF));
      socket.on('data', (data) => {
        if (data.toString('latin1').startsWith('HTTP/1.1 200')) taken++;
      });
      socket.on('close', () => {
        open.delete(socket);
        setTimeout(begin, 500, address);
      });
    }
    for (const address of ADDRESSES) for (let count = 0; count < EACH; count++) begin(address);

    return {
      async end() {
        isEnding = true;
        for (const socket of open) socket.destroy();
        return { told: `${begun} begun`, problems: problemsOf([taken === 0, `${taken} halves taken for messages`]) };
      },
    };
  },
};
