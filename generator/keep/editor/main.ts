/**
 * The editor's commands: docs/data.md has examples, and `git restore data` reverts one. Exit codes: 0, done, or no difference;
 * 1, differences, or inconsistent data; 2, refused, no file changed.
 */
import { parseArgs } from 'node:util';
import { todayInTehran } from '#api/base/tehran.ts';
import { counted } from '#api/words/text-answer.ts';
import * as persian from '#core/persian.ts';
import { tables } from '#tables/index.ts';
import { readData } from '../../compile/data.ts';
import { DataError, formatProblem } from '../../compile/problems.ts';
import { announcement } from './announce.ts';
import { tablesWith } from './calendar-tables.ts';
import { calendarDifferences, readCalendarYear } from './calendar-year.ts';
import { checkedToday } from './checked.ts';
import { dayOff } from './close-day.ts';
import { dayReader } from './days.ts';
import { applyEdit, type Edit } from './edit.ts';
import { calendarEdit } from './enter-year.ts';
import { movedDays } from './moved-days.ts';
import { Refusal } from './refusal.ts';
import type { Given } from './values.ts';
import { withdrawal } from './withdraw.ts';

interface Command {
  readonly arguments: readonly string[];
  readonly options: readonly string[];
  readonly flags?: readonly string[];
  /** @returns exit code */
  run(root: string, given: Given<string>, now: number): number;
}

const entering = (edit: (root: string, given: Given<string>, now: number) => Edit): Command['run'] => {
  return (root, given, now) => enter(root, edit(root, given, now), now);
};

const COMMANDS = {
  announce: { arguments: ['month', 'day'], options: ['source', 'url', 'reason'], run: entering(announcement) },
  'close-day': {
    arguments: ['day'],
    options: [
      ...['scope', 'counties', 'bodies', 'hours', 'kind', 'until'],
      ...['title', 'title-en', 'law', 'source', 'url'],
    ],
    flags: ['far'],
    run: entering(dayOff),
  },
  checked: { arguments: ['facts'], options: [], run: entering(checkedToday) },
  'calendar-year': {
    arguments: ['file'],
    options: ['source', 'url'],
    flags: ['enter'],
    run(root, given, now) {
      const data = readData(root);
      const calendar = readCalendarYear(given.file, dayReader(data, now));
      if (given.enter) return enter(root, calendarEdit(root, calendar, given), now);
      const differences = calendarDifferences(calendar, tables, tablesWith(calendar, data));
      for (const line of differences) console.log(line);
      console.log(`${counted(differences.length, 'difference')} from the official calendar of ${calendar.year}`);
      if (differences.length > 0)
        console.log('to enter months and occasions: the same with --enter --source … --url …');
      return differences.length === 0 ? 0 : 1;
    },
  },
} satisfies Record<string, Command>;

/** `close-day --withdraw` */
const WITHDRAWAL: Command = {
  arguments: ['day'],
  options: ['scope', 'reason', 'source', 'url'],
  flags: ['far', 'withdraw'],
  run: entering(withdrawal),
};

export type EditorCommand = keyof typeof COMMANDS;
export const EDITOR_COMMANDS = Object.keys(COMMANDS) as EditorCommand[];

function read(given: string[], command: Command): Given<string> {
  const { options: names, flags = [] } = command;
  const options = Object.fromEntries([
    ...names.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    const more = positionals[command.arguments.length];
    if (more !== undefined) throw new Refusal('argument', more, 'nothing more here');
    return Object.fromEntries([
      ...command.arguments.map((name, index) => [name, positionals[index]]),
      ...Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : value]),
    ]);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const known = [...names, ...flags].map((name) => `--${name}`).join(', ');
    throw new Refusal('option', given.join(' '), known || 'none');
  }
}

function enter(root: string, edit: Edit, now: number): number {
  const moved = movedDays(applyEdit(root, edit), persian.yearOf(todayInTehran(now)));
  console.log([edit.line, ...(edit.notes ?? [])].join('\n'));
  console.log(
    moved.length === 0
      ? 'no published date moves'
      : [`${counted(moved.length, 'date')} ${moved.length === 1 ? 'moves' : 'move'}:`, ...moved].join('\n  '),
  );
  // A pull request, which shows the output, is undone by closing it.
  console.error('to undo: git restore data');
  return 0;
}

/** Runs a command for the project in a folder. @param now milliseconds since 1970 @returns exit code */
export function runEditor(root: string, name: EditorCommand, given: string[], now: number): number {
  try {
    const isWithdrawal = name === 'close-day' && given.includes('--withdraw');
    const command = isWithdrawal ? WITHDRAWAL : COMMANDS[name];
    return command.run(root, read(given, command), now);
  } catch (error) {
    if (error instanceof Refusal) {
      console.error(error.message);
      return 2;
    }
    if (!(error instanceof DataError)) throw error;
    for (const problem of error.problems) console.error(formatProblem(problem));
    console.error(`${error.message}; nothing has been changed`);
    return 1;
  }
}
