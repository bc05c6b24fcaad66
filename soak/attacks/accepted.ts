/** Connections as the server has them: what a client that does not read sees of them may be long out of date. */
import { readFileSync } from 'node:fs';

const ESTABLISHED = '01';

/** The kernel writes the four parts of an address backwards. */
const addressOf = (hex: string): string =>
  (hex.match(/../g) ?? [])
    .reverse()
    .map((part) => Number.parseInt(part, 16))
    .join('.');

/**
 * Addresses and ports, with a colon between, of the clients whose connections a server has taken up and not closed.
 * @param network how the clients' addresses begin
 */
export function acceptedFrom(network: string, serverPort: number): Set<string> {
  const found = new Set<string>();
  for (const line of readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)) {
    const [, local = '', remote = '', state, , , , , , inode] = line.trim().split(/\s+/);
    if (state !== ESTABLISHED || inode === '0') continue;
    if (Number.parseInt(local.slice(9), 16) !== serverPort) continue;
    const address = addressOf(remote.slice(0, 8));
    if (address.startsWith(network)) found.add(`${address}:${Number.parseInt(remote.slice(9), 16)}`);
  }
  return found;
}
