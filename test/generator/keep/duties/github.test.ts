/** The issue and the pull requests of the duties, with a recorder in the place of GitHub. */
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateIssue } from '#generator/keep/duties/github.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const TASKS = [
  { key: 'a', line: 'a calendar is not entered' },
  { key: 'b', line: 'look at the evening' },
];
const folder = temporaryFolder();
const path = process.env.PATH;
beforeAll(() => {
  writeFileSync(
    join(folder, 'gh'),
    `#!/bin/sh\nif [ "$2" = list ]; then cat ${folder}/open.json; else echo "$*" >> ${folder}/calls; fi\n`,
  );
  chmodSync(join(folder, 'gh'), 0o755);
  process.env.PATH = `${folder}:${path}`;
});
afterAll(() => {
  process.env.PATH = path;
});

/** What GitHub is asked to do while the issue has a body, or is not there. */
function callsWith(body: string | undefined, tasks: typeof TASKS): string {
  const open = body === undefined ? [] : [{ number: 7, title: 'Facts are due', body }];
  writeFileSync(join(folder, 'open.json'), JSON.stringify(open));
  rmSync(join(folder, 'calls'), { force: true });
  updateIssue(tasks);
  return existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8') : '';
}

test('one issue holds all tasks: opened, rewritten with a comment on what is new, closed', () => {
  const lines = '- a calendar is not entered\n- look at the evening';
  expect(callsWith(undefined, [])).toBe('');
  expect(callsWith(undefined, TASKS)).toBe(`issue create --title Facts are due --body ${lines}\n`);
  expect(callsWith(lines, TASKS)).toBe('');
  expect(callsWith('- a calendar is not entered\r\n', TASKS)).toBe(
    `issue edit 7 --body ${lines}\nissue comment 7 --body - look at the evening\n`,
  );
  expect(callsWith(lines, TASKS.slice(0, 1))).toBe('issue edit 7 --body - a calendar is not entered\n');
  expect(callsWith(lines, [])).toBe('issue close 7 --comment Nothing is due.\n');
});
