/**
 * Log lines as JSON on standard output; no addresses of clients, no query values.
 *
 * Level `info` reports start, stop and problems. Only level `debug` writes a line for every request: it costs more
 * than the answer itself, and the figures of all requests are to be had for less at /metrics.
 */
import type { LogLevel } from '../settings.ts';

const RANK: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

export type Log = (
  level: Exclude<LogLevel, 'silent'>,
  event: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

export const createLog =
  (least: LogLevel, write: (line: string) => void = (line) => process.stdout.write(line)): Log =>
  (level, event, fields = {}) => {
    if (RANK[level] < RANK[least]) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  };
