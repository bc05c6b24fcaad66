/** Loopback ports for servers that tests start as child processes. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports below Linux's ephemeral range (32768 and up), so no outgoing connection can take a port before the test's
 * server does.
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

/** Returns a random free port. Parallel test files are therefore unlikely to choose the same port. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, PAST_HIGHEST);
  return (await isFree(port)) ? port : freePort();
}
