/** Debian's Python, which finds Debian's packages. */
import { execFileSync } from 'node:child_process';
import { needFromDebian, runsWell } from '../../debian.ts';

const PYTHON = '/usr/bin/python3';

/** Installs missing Python modules. @param modules module names, keyed by Debian package */
export function needPython(modules: Readonly<Record<string, string>>): void {
  const imports = `import ${Object.values(modules).join(', ')}`;
  needFromDebian(['python3', ...Object.keys(modules)], () => runsWell(PYTHON, '-c', imports));
}

/** Runs a script with a JSON value on standard input, and returns its JSON output. */
export const askPython = (script: string, input: unknown): unknown =>
  JSON.parse(
    execFileSync(PYTHON, [`test/slow/cross-language/${script}`], {
      input: JSON.stringify(input),
      maxBuffer: 64 * 1024 * 1024,
      encoding: 'utf8',
    }),
  );
