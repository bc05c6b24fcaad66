/** Fifty addresses begin as many messages to /mcp as they may, nearly to the greatest length, and never end them. */
import { type Attack, problemsOf } from './attack.ts';
import { addressesOf, openFrom } from './connections.ts';

const ADDRESSES = addressesOf('127.26.0.', 50);
const EACH = 90;
const HEAD =
  'POST /mcp HTTP/1.1\r\nHost: salnama.example\r\nContent-Type: application/json\r\nContent-Length: 65500\r\n\r\n';
const HALF = HEAD + ' '.repeat(64_000);

export const halfMessages: Attack = {
  seconds: 20,
  begin({ port }) {
    let begun = 0;
    let answered = 0;
    let isEnding = false;
    const open = new Set<ReturnType<typeof openFrom>>();

    function begin(address: string): void {
      if (isEnding) return;
      const socket = openFrom(address, port);
      begun++;
      open.add(socket);
      socket.on('connect', () => socket.write(HALF));
      socket.on('data', (data) => {
        if (data.toString('latin1').startsWith('HTTP/1.1 200')) answered++;
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
        return {
          told: `${begun} half messages`,
          problems: problemsOf(
            [begun >= ADDRESSES.length * EACH, `only ${begun} begun`],
            [answered === 0, `${answered} halves taken for messages`],
          ),
        };
      },
    };
  },
};
