/** Steps of the workflows of `.github/workflows`, for tests that run them without GitHub. */
import { readFileSync } from 'node:fs';

/** Shell lines of a named step. @throws {Error} if there is no such step */
export function stepOf(workflow: string, name: string): string {
  const [, after = ''] = readFileSync(`.github/workflows/${workflow}`, 'utf8').split(`- name: ${name}\n`);
  const [own = ''] = after.split('\n      - ');
  const lines = /^ +run: \|\n((?: {10}.*\n?)+)/m.exec(own)?.[1] ?? /^ +run: (.+)$/m.exec(own)?.[1];
  if (!lines) throw new Error(`${workflow} has no step ${name}`);
  return lines;
}
