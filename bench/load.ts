/** Load from wrk, a second process, on loopback. */
import { execFileSync } from 'node:child_process';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** answers with another status than 2xx or 3xx, and broken connections */
  readonly failures: number;
}

const CONNECTIONS = 50;

const milliseconds = (text: string): number => {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
};

/** One run of wrk with one thread. @throws {Error} if wrk is not installed */
export function load(url: string, seconds: number): Load {
  const output = execFileSync('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', url], { encoding: 'utf8' });
  const find = (pattern: RegExp): string | undefined => pattern.exec(output)?.[1];
  return {
    requestsPerSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50Milliseconds: milliseconds(find(/50%\s+(\S+)/)!),
    p99Milliseconds: milliseconds(find(/99%\s+(\S+)/)!),
    failures: Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0) + Number(find(/read (\d+), write/) ?? 0),
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};
