/** The file of blocked clients. It is read every second; a change applies then. */
import { readFileSync } from 'node:fs';
import type { Log } from '../node/log.ts';
import { SettingError } from '../settings.ts';
import { isBlocked, parseBlocklist } from './blocklist.ts';
import type { Client } from './client.ts';

const RECHECK_MS = 1000;

/**
 * Reads the file and watches it. After the start, invalid lines are logged and skipped. If the file becomes unreadable,
 * the last list stays in force.
 * @returns a function that is true for a blocked client
 * @throws {SettingError} if the file cannot be read at the start, or has an invalid line then
 */
export function createBlocklist(path: string, log: Log, recheckMs = RECHECK_MS): (client: Client) => boolean {
  /** undefined while the file is unreadable */
  let text: string | undefined = readAtStart(path);
  const { clients: first, problems } = parseBlocklist(text);
  if (problems.length > 0) throw new SettingError(`BLOCKLIST: ${path}, ${problems[0]}`);
  let clients = first;

  setInterval(() => {
    try {
      const read = readFileSync(path, 'utf8');
      if (read === text) return;
      text = read;
      const parsed = parseBlocklist(text);
      clients = parsed.clients;
      for (const problem of parsed.problems) log('warn', 'block list', { path, problem });
      log('info', 'block list read', { path, left_out: parsed.problems.length });
    } catch (error) {
      if (text === undefined) return;
      text = undefined;
      log('warn', 'block list', { path, problem: `${String(error)}; the last list stays in force` });
    }
  }, recheckMs).unref();

  return (client) => isBlocked(clients, client);
}

function readAtStart(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`BLOCKLIST: ${JSON.stringify(path)} is not allowed; give a file that can be read (${code})`);
  }
}
