/** Debian's own Python, in which its packages are found. */
import { execFileSync } from 'node:child_process';
import { needFromDebian, runsWell } from '../../debian.ts';

const PYTHON = '/usr/bin/python3';

/** @param modules to be imported, by the Debian package that has them */
export function needPython(modules: Readonly<Record<string, string>>): void {
  const imports = `import ${Object.values(modules).join(', ')}`;
  needFromDebian(['python3', ...Object.keys(modules)], () => runsWell(PYTHON, '-c', imports));
}

/** What a script prints as JSON, given a value as JSON on its standard input. */
export const askPython = (script: string, input: unknown): unknown =>
  JSON.parse(
    execFileSync(PYTHON, [`test/slow/cross-language/${script}`], {
      input: JSON.stringify(input),
      maxBuffer: 64 * 1024 * 1024,
      encoding: 'utf8',
    }),
  );
