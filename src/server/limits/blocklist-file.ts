/** The file of blocked clients. It is read again after each change. */
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { Log } from '../node/log.ts';
import { SettingError } from '../settings.ts';
import { isBlocked, parseBlocklist } from './blocklist.ts';
import type { Sender } from './client.ts';

const RECHECK_MS = 1000;

export interface Blocklist {
  blocks(sender: Sender): boolean;
  /** stops watching the file */
  close(): void;
}

/**
 * Reads the file and watches it. After the start, invalid lines are logged and skipped. If the file becomes unreadable,
 * the last list stays in force.
 * @throws {SettingError} if the file cannot be read at the start, or has an invalid line then
 */
export function createBlocklist(path: string, log: Log, recheckMs = RECHECK_MS): Blocklist {
  let file = readAtStart(path);
  const { clients: first, problems } = parseBlocklist(file.text);
  if (problems.length > 0) throw new SettingError(`BLOCKLIST: ${path}, ${problems[0]}`);
  let clients = first;
  let isMissing = false;

  const timer = setInterval(() => {
    try {
      const read = readChanged(path, isMissing ? '' : file.stamp);
      if (!read) return;
      file = read;
      isMissing = false;
      const parsed = parseBlocklist(file.text);
      clients = parsed.clients;
      for (const problem of parsed.problems) log('warn', 'block list', { path, problem });
      log('info', 'block list read', { path, left_out: parsed.problems.length });
    } catch (error) {
      if (!isMissing) log('warn', 'block list', { path, problem: `${String(error)}; the last list stays in force` });
      isMissing = true;
    }
  }, recheckMs).unref();

  return { blocks: (sender) => isBlocked(clients, sender), close: () => clearInterval(timer) };
}

interface ReadFile {
  readonly text: string;
  /** changes when the file changes */
  readonly stamp: string;
}

function readAtStart(path: string): ReadFile {
  try {
    return readChanged(path, '')!;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`BLOCKLIST: ${JSON.stringify(path)} is not allowed; give a file that can be read (${code})`);
  }
}

/** @returns undefined if the file still has the known stamp */
function readChanged(path: string, knownStamp: string): ReadFile | undefined {
  const descriptor = openSync(path, 'r');
  try {
    const { ino, mtimeMs, size } = fstatSync(descriptor);
    const stamp = `${ino} ${mtimeMs} ${size}`;
    return stamp === knownStamp ? undefined : { text: readFileSync(descriptor, 'utf8'), stamp };
  } finally {
    closeSync(descriptor);
  }
}
