/** An author of a library: the commands of docs/vectors.md, and the runner, which scores correct libraries high and wrong ones low. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readData } from '#generator/compile/data.ts';
import { vectorsBody } from '#generator/publish/vectors.ts';
import { tables } from '#tables/index.ts';
import { almanac } from '../../support/service.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { scores } from './vectors.ts';

const body = vectorsBody(readData(), tables, almanac);

test('correct libraries pass, and calendars of other countries do not', () => {
  const found = scores(body);
  const share = (group: string, name: string, by = '') => {
    const score = found.find((one) => one.group === group && one.package === name && one.by === by)!;
    return score.passed / score.cases;
  };
  expect(share('persian-first-days', 'jalaali-js')).toBe(1);
  expect(share('persian-leap-years', 'Temporal')).toBe(1);
  expect(share('hijri-month-starts', 'Intl', 'islamic-civil')).toBeLessThan(0.7);
  expect(share('prayer-times', 'adhan', 'Tehran')).toBe(1);
  expect(share('holidays', 'date-holidays', 'IR, public')).toBeLessThan(0.9);
});

test('the commands of the docs list the groups and write a fixture for any language, with every month once', () => {
  const folder = temporaryFolder(onTestFinished);
  writeFileSync(join(folder, 'vectors.json'), JSON.stringify(body));
  const commands = [...readFileSync('docs/vectors.md', 'utf8').matchAll(/```sh\n(curl .*?)```/gs)].map(([, command]) =>
    command!.replace('https://calendar.example.org/api', `file://${folder}`),
  );
  const [groups, fixture] = commands.map((command) =>
    execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  for (const { id } of body.groups) expect(groups).toContain(`"id": "${id}"`);
  expect(fixture).toBe('');
  const rows = readFileSync(join(folder, 'month-starts.csv'), 'utf8').trim().split('\n');
  const { vectors } = body.groups.find(({ id }) => id === 'hijri-month-starts')!;
  expect(rows).toEqual(
    vectors.map(({ year, month, first_day_gregorian }) => `${year},${month},"${first_day_gregorian}"`),
  );
});
