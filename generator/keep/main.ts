/** `npm run keep -- COMMAND …`: the commands of the keeper of the data. Examples are in docs/data.md and docs/keeping.md. */
import { runDuties } from './duties/github.ts';
import { answerForm } from './duties/issue.ts';
import { printDue } from './duties/main.ts';
import { EDITOR_COMMANDS, runEditor } from './editor/main.ts';
import { runRelease } from './release/main.ts';

/** @returns exit code */
type Command = (root: string, given: string[], now: number) => number;

const COMMANDS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(
    EDITOR_COMMANDS.map((name): [string, Command] => [name, (root, given, now) => runEditor(root, name, given, now)]),
  ),
  due: (root, _given, now) => printDue(root, now),
  release: (_root, given) => runRelease(given),
  duties: (root, _given, now) => runDuties(root, now),
  form: () => answerForm(process.env),
};

const [name = '', ...given] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) console.error(`command is "${name}": ${Object.keys(COMMANDS).join(', ')}`);
process.exitCode = command?.(process.cwd(), given, Date.now()) ?? 2;
