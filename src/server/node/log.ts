/**
 * Writes log lines as JSON to standard output, without client addresses and query values.
 *
 * Level `info` reports start, stop and problems. Only level `debug` logs every request, because a log line costs more
 * than the answer. /metrics counts all requests at a lower cost.
 */
import type { LogLevel } from '../settings.ts';

const RANK: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

export type Log = ReturnType<typeof createLog>;

export const createLog =
  (least: LogLevel, write: (line: string) => void = (line) => process.stdout.write(line)) =>
  (level: Exclude<LogLevel, 'silent'>, event: string, fields: Readonly<Record<string, unknown>> = {}): void => {
    if (RANK[level] < RANK[least]) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  };
