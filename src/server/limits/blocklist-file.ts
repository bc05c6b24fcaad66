/** The file of blocked clients. A change applies within a second. */
import { readFileSync, watchFile } from 'node:fs';
import type { Log } from '../node/log.ts';
import { SettingError } from '../settings.ts';
import { isBlocked, parseBlocklist } from './blocklist.ts';
import type { Client } from './client.ts';

const RECHECK_MS = 1000;

/**
 * Reads the file and watches it. Invalid lines are logged and left out. If the file becomes unreadable, the last list stays
 * in force.
 * @returns a function that is true for a blocked client
 * @throws {SettingError} if the file cannot be read at the start
 */
export function createBlocklist(path: string, log: Log, recheckMs = RECHECK_MS): (client: Client) => boolean {
  let { clients } = parseBlocklist('');

  function read(): void {
    const { problems, leftOut, ...list } = parseBlocklist(readFileSync(path, 'utf8'));
    clients = list.clients;
    for (const problem of problems) log('warn', 'block list', { path, problem });
    log('info', 'block list read', { path, left_out: leftOut });
  }

  // Before the first reading, so that no change is missed. It asks for the file's state, and does not keep the process alive.
  watchFile(path, { interval: recheckMs, persistent: false }, () => {
    try {
      read();
    } catch (error) {
      log('warn', 'block list', { path, problem: `${String(error)}; the last list stays in force` });
    }
  });
  try {
    read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`BLOCKLIST: ${JSON.stringify(path)} is not allowed; give a file that can be read (${code})`);
  }

  return (client) => isBlocked(clients, client);
}
