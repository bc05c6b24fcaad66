/** Loopback ports for servers that tests start as processes of their own. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range from which Linux takes the ports of outgoing connections (32768 and up): a port that nobody holds
 * now is not given to a connection, or to a server that asks for any port, before the test's own server has it.
 */
const LOWEST = 15_000;
const PAST_HIGHEST = 32_000;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** A port that nobody listens on. By chance, so that test files that run side by side do not choose the same. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, PAST_HIGHEST);
  return (await isFree(port)) ? port : freePort();
}
