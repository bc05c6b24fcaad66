/** Debian's Python, which finds Debian's packages. */
import { execFileSync } from 'node:child_process';

const PYTHON = '/usr/bin/python3';

/** Runs a script with a JSON value on standard input, and returns its JSON output. */
export const askPython = (script: string, input: unknown): unknown =>
  JSON.parse(
    execFileSync(PYTHON, [`test/slow/cross-language/${script}`], {
      input: JSON.stringify(input),
      maxBuffer: 64 * 1024 * 1024,
      encoding: 'utf8',
    }),
  );
