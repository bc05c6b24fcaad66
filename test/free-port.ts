/** Loopback ports for servers that tests start as processes of their own. */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below Linux's range of ephemeral ports (32768 and up), so that no outgoing connection takes a free port before the
 * test's server does.
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

/** A free port, chosen at random, so that test files that run in parallel do not choose the same. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, PAST_HIGHEST);
  return (await isFree(port)) ? port : freePort();
}
