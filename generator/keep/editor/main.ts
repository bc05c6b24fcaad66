/**
 * The editor's commands:
 *
 *     npm run keep -- announce 1448/11 2027-04-08 --source "Calendar of 1406" --url https://…
 *     npm run keep -- close-day 1405-09-01 --scope tehran,alborz --bodies offices,schools --kind cold --title … --law … --source …
 *     npm run keep -- close-day 1405-09-01 --withdraw --scope tehran --reason … --source …
 *     npm run keep -- calendar-year calendar-1406.csv
 *     npm run keep -- calendar-year calendar-1406.csv --enter --source "Calendar of 1406" --url https://…
 *     npm run keep -- checked closures
 *
 * `git restore data` reverts a command. Exit codes: 0, done, or no difference; 1, differences, or
 * inconsistent data; 2, refused, no file changed.
 */
import { parseArgs } from 'node:util';
import { counted } from '#api/words/calendar-answers.ts';
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
import { withdrawal } from './withdraw.ts';

const ANNOUNCE_OPTIONS = ['source', 'url', 'reason'] as const;
const CALENDAR_OPTIONS = ['source', 'url'] as const;
const CLOSURE_OPTIONS = [
  ...(['scope', 'counties', 'bodies', 'hours', 'kind', 'until'] as const),
  ...(['title', 'title-en', 'law', 'source', 'url'] as const),
] as const;
/** Of `close-day --withdraw`. */
const WITHDRAWAL_OPTIONS = ['scope', 'reason', 'source', 'url'] as const;

type Command = (root: string, given: string[], now: number) => number;

const COMMANDS = {
  announce(root, given, now) {
    const { values, positionals } = read(given, ANNOUNCE_OPTIONS, 2);
    return enter(root, announcement(root, { month: positionals[0], day: positionals[1], ...values }, now));
  },
  'close-day'(root, given, now) {
    if (given.includes('--withdraw')) {
      const words = given.filter((word) => word !== '--withdraw');
      const { values, flags, positionals } = read(words, WITHDRAWAL_OPTIONS, 1, ['far']);
      return enter(root, withdrawal(root, { day: positionals[0], ...values, ...flags }, now));
    }
    const { values, flags, positionals } = read(given, CLOSURE_OPTIONS, 1, ['far']);
    const { 'title-en': title_en, ...rest } = values;
    return enter(root, dayOff(root, { day: positionals[0], title_en, ...rest, ...flags }, now));
  },
  checked(root, given, now) {
    return enter(root, checkedToday(root, read(given, [], 1).positionals[0], now));
  },
  'calendar-year'(root, given, now) {
    const { values, flags, positionals } = read(given, CALENDAR_OPTIONS, 1, ['enter']);
    const calendar = readCalendarYear(positionals[0], dayReader(readData(root), now));
    if (flags.enter) return enter(root, calendarEdit(root, calendar, values));
    const differences = calendarDifferences(calendar, tables, tablesWith(calendar, readData(root)));
    for (const line of differences) console.log(line);
    console.log(`${counted(differences.length, 'difference')} from the official calendar of ${calendar.year}`);
    if (differences.length > 0) console.log('to enter months and occasions: the same with --enter --source … --url …');
    return differences.length === 0 ? 0 : 1;
  },
} satisfies Record<string, Command>;

export type EditorCommand = keyof typeof COMMANDS;
export const EDITOR_COMMANDS = Object.keys(COMMANDS) as EditorCommand[];

/** The answer to `--help`. */
class Help extends Error {}

/** Reads the options of these names, each with a text, and flags without one, and at most so many other arguments. */
function read<Name extends string, Flag extends string = never>(
  given: string[],
  names: readonly Name[],
  most: number,
  flagNames: readonly Flag[] = [],
) {
  const text = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const flags = Object.fromEntries([...flagNames, 'help'].map((name) => [name, { type: 'boolean' as const }]));
  const known = [...names, ...flagNames].map((name) => `--${name}`).join(', ') || 'none';
  try {
    const { values, positionals } = parseArgs({ args: given, options: { ...text, ...flags }, allowPositionals: true });
    if (values.help) throw new Help(`options: ${known}`);
    if (positionals.length > most) throw new Refusal('argument', positionals[most], 'nothing more here');
    return {
      values: values as { readonly [name in Name]?: string | undefined },
      flags: values as { readonly [flag in Flag]?: boolean },
      positionals,
    };
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal('option', given.join(' '), known);
    throw error;
  }
}

function enter(root: string, edit: Edit): number {
  const edited = applyEdit(root, edit);
  const moved = movedDays(edited, edit.years);
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
    return COMMANDS[name](root, given, now);
  } catch (error) {
    if (error instanceof Help) {
      console.log(`npm run keep -- ${name} … ${error.message}; examples: docs/data.md`);
      return 0;
    }
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
