/** `npm run keep -- COMMAND …`: the commands of the keeper of the data. Examples are in docs/data.md and docs/keeping.md. */
import { DataError, formatProblem } from '../compile/problems.ts';
import { runDuties } from './duties/github.ts';
import { answerForm } from './duties/issue.ts';
import { printDue } from './duties/main.ts';
import { EDITOR_COMMANDS, runEditor } from './editor/main.ts';
import { runRelease } from './release/main.ts';
import { setupRepository } from './setup-repository.ts';

/** @returns exit code */
type Command = (root: string, given: string[], now: number) => number | Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries(
    EDITOR_COMMANDS.map((name): [string, Command] => [name, (root, given, now) => runEditor(root, name, given, now)]),
  ),
  due: (root, _given, now) => printDue(root, now),
  release: (_root, given, now) => runRelease(given, now),
  duties: (root, _given, now) => runDuties(root, now, process.env),
  form: (root) => answerForm(root, process.env),
  'setup-repository': (root, given) => setupRepository(root, given),
};

/** Runs a command; problems of the data are printed without a stack. @returns exit code */
async function run([name = '', ...given]: readonly string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command) {
    console.error(`command is "${name}": ${Object.keys(COMMANDS).join(', ')}`);
    return 2;
  }
  try {
    return await command(process.cwd(), given, Date.now());
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    for (const problem of error.problems) console.error(formatProblem(problem));
    return 1;
  }
}

// A reader such as `head` may close the pipe early. The command has done its work by then.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await run(process.argv.slice(2));
