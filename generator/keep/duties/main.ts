/** `npm run keep -- due` lists the tasks that are due for an editor today, one per line. Exit code 1 if any task is due. */
import { spawnSync } from 'node:child_process';
import { todayInTehran } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import { readData } from '../../compile/data.ts';
import { readVersion } from '../../compile/version.ts';
import { dueTasks, type Task } from './duties.ts';

/** @param now milliseconds since 1970 */
export function tasksOf(root: string, now: number): Task[] {
  const today = todayInTehran(now);
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cs'], { cwd: root, encoding: 'utf8' });
  return dueTasks({
    data: readData(root),
    today,
    released: gregorian.fromIsoDate(readVersion(root).changed),
    // A copy without Git has no workflows.
    committed: status === 0 ? gregorian.fromIsoDate(stdout.trim()) : today,
  });
}

/** Prints the tasks. @returns exit code */
export function printDue(root: string, now: number): number {
  const tasks = tasksOf(root, now);
  for (const { line } of tasks) console.log(line);
  if (tasks.length === 0) console.log('nothing is due');
  return tasks.length === 0 ? 0 : 1;
}
