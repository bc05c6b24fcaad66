/** The file of blocked clients. A change applies within a second. */
import { readFileSync, statSync } from 'node:fs';
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
  /** of the file as it was read last; undefined while it is unreadable */
  let stamp: string | undefined;
  let { clients } = parseBlocklist('');

  function read(): void {
    const { ino, mtimeMs, size } = statSync(path);
    const found = `${ino}-${mtimeMs}-${size}`;
    if (found === stamp) return;
    const { problems, leftOut, ...list } = parseBlocklist(readFileSync(path, 'utf8'));
    stamp = found;
    clients = list.clients;
    for (const problem of problems) log('warn', 'block list', { path, problem });
    log('info', 'block list read', { path, left_out: leftOut });
  }

  try {
    read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`BLOCKLIST: ${JSON.stringify(path)} is not allowed; give a file that can be read (${code})`);
  }
  setInterval(() => {
    try {
      read();
    } catch (error) {
      if (stamp === undefined) return;
      stamp = undefined;
      log('warn', 'block list', { path, problem: `${String(error)}; the last list stays in force` });
    }
  }, recheckMs).unref();

  return (client) => isBlocked(clients, client);
}
