/** Load from wrk, a second process, on loopback. */
import { execFileSync } from 'node:child_process';

export interface Load {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** answers with another status than 2xx or 3xx, and broken connections */
  readonly failures: number;
}

const CONNECTIONS = 50;
const CYCLE = 'bench/cycle.lua';

const milliseconds = (text: string): number => {
  const value = Number.parseFloat(text);
  if (text.endsWith('us')) return value / 1000;
  return text.endsWith('ms') ? value : value * 1000;
};

/**
 * Runs wrk once with one thread.
 * @param pathsFile one path per line; wrk requests them in order instead of the URL's path
 * @throws {Error} if wrk is not installed
 */
export function load(url: string, seconds: number, pathsFile?: string): Load {
  const script = pathsFile === undefined ? [] : ['-s', CYCLE];
  const output = execFileSync('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...script, url], {
    encoding: 'utf8',
    env: { ...process.env, PATHS_FILE: pathsFile },
  });
  const find = (pattern: RegExp): string | undefined => pattern.exec(output)?.[1];
  return {
    requests: Number(find(/(\d+) requests in/)),
    requestsPerSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50Milliseconds: milliseconds(find(/^ +50% +(\S+)/m)!),
    p99Milliseconds: milliseconds(find(/^ +99% +(\S+)/m)!),
    failures: Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0) + Number(find(/read (\d+), write/) ?? 0),
  };
}
