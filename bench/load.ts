/** Load from wrk, a second process, on loopback. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

export interface Load {
  readonly requests: number;
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

/**
 * Runs wrk once with one thread.
 * @param paths wrk requests them in order instead of the URL's path
 * @param headers one per line, sent with the paths; # is replaced with a unique number
 * @throws {Error} if wrk is not installed
 */
export function load(url: string, seconds: number, paths: readonly string[] = [], headers = ''): Load {
  const folder = mkdtempSync(`${tmpdir()}/paths-`);
  const pathsFile = `${folder}/paths`;
  writeFileSync(pathsFile, `${paths.join('\n')}\n`);
  const script = paths.length === 0 ? [] : ['-s', headers === '' ? 'bench/cycle.lua' : 'bench/attack.lua'];
  const output = execFileSync('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...script, url], {
    encoding: 'utf8',
    env: { ...process.env, PATHS_FILE: pathsFile, HEADERS: headers },
  });
  rmSync(folder, { recursive: true });
  const find = (pattern: RegExp): string | undefined => pattern.exec(output)?.[1];
  return {
    requests: Number(find(/(\d+) requests in/)),
    p99Milliseconds: milliseconds(find(/^ +99% +(\S+)/m)!),
    failures: Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0) + Number(find(/read (\d+), write/) ?? 0),
  };
}
